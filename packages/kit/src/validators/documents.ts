import type { CredentialKind } from '../rules/credentials.ts';
import type { Day } from '../rules/days.ts';
import { isNationality } from '../rules/places/nationalities.ts';
import { isDay } from './day.ts';
import { identityNumber } from './identity-number.ts';
import { lenientId, lenientPassport } from './lenient.ts';
import { accept, refuse, type Checked, type RefusalKey, type Refusals } from './result.ts';
import { compact } from './typed.ts';

const foreignPassport = /^[A-Z0-9]{5,15}$/;
const hkMacau = /^C(?:\d|[A-HJ-NP-Z])\d{7}$/;
const homeReturn = /^[HM](?:\d{8}|\d{10})$/;
const taiwan = /^(?:\d{8}|\d{10})$/;
const taiwanTrip = /^[LT]\d{8}$/;
/** Nationality, area, and birthday as YYMMDD, with two digits behind it. */
const oldForeigner = /^([A-Z]{3})\d{4}(\d{6})\d{2}$/;
/**
 * Serial with its service's character, the words for "serial" and "number": see the message's example. Those of soldiers (\u58EB,
 * \u5175) are another card.
 */
const officer = /^(?![\u58EB\u5175])[\u4E00-\u9FFF]\u5B57\u7B2C?\d{4,10}\u53F7?$/;

type Plain = { [Key in RefusalKey]: Refusals[Key] extends undefined ? Key : never }[RefusalKey];

const matching =
  (pattern: RegExp, key: Plain) =>
  (input: string): Checked => {
    const number = compact(input).toUpperCase();
    return pattern.test(number) ? accept(number) : refuse(key);
  };

/** Passports that follow the documents' 8 to 9 characters. */
const chinese = new Set(['CN', 'HK', 'MO', 'TW']);

/**
 * A passport's number. Source: membership.md section 5 for those of China; 5 to 15 characters for others.
 * @param country that issued it, ISO 3166
 */
export function passport(input: string, country: string): Checked {
  if (chinese.has(country)) return lenientPassport(input);
  const number = compact(input).toUpperCase();
  return foreignPassport.test(number) ? accept(number) : refuse('document.passport', { min: 5, max: 15 });
}

/** A mainland resident's pass to Hong Kong and Macau: C and 8 digits, or C, a letter other than I and O, and 7 digits. Source: National Immigration Administration. */
export const hkMacauPass = matching(hkMacau, 'document.hkMacauPass');

/** A home-return permit: H or M and 8 digits, with two more on the card of 1999. Source: National Immigration Administration. */
export const homeReturnPermit = matching(homeReturn, 'document.homeReturn');

/** A Taiwan compatriot permit: 8 digits, 10 on older ones. Source: National Immigration Administration. */
export const taiwanPermit = matching(taiwan, 'document.taiwan');

/** A mainland resident's pass to Taiwan: L and 8 digits, T on the booklet before it. Source: National Immigration Administration. */
export const taiwanPass = matching(taiwanTrip, 'document.taiwanPass');

/** An officer card: its serial with the service's character, or 5 to 15 letters and digits. The written form is assumed. */
export function officerCard(input: string): Checked {
  const number = compact(input);
  if (officer.test(number)) return accept(number);
  const plain = lenientId(input);
  return plain.ok ? plain : refuse('document.officer');
}

/** A day of birth that leaves its century open, YYMMDD. */
const isBirthday = (digits: string, today: Day): boolean =>
  ['19', '20'].some((century) => {
    const day = `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;
    return isDay(day) && day <= today;
  });

/**
 * A foreigner's permanent residence card, with a known nationality and a real birthday: 18 characters from 9 on, or 3 letters and 12
 * digits before December 2023; both are valid. Source: National Immigration Administration.
 */
export function foreignerCard(input: string, today: Day): Checked {
  const number = compact(input).toUpperCase();
  const [, nationality, born] = oldForeigner.exec(number) ?? [];
  if (nationality && born) {
    if (!isNationality(nationality)) return refuse('id.foreigner');
    return isBirthday(born, today) ? accept(number) : refuse('id.date');
  }
  if (number.length !== 18) return refuse('id.foreigner');
  const checked = identityNumber(input, today, 'foreigner');
  return checked.ok && !isNationality(number.slice(3, 6)) ? refuse('id.foreigner') : checked;
}

/** Facts that a number's rule needs beside the number. */
export interface DocumentContext {
  readonly today: Day;
  /** That issued it, ISO 3166. */
  readonly country: string;
}

const byKind: Record<CredentialKind, (input: string, context: DocumentContext) => Checked> = {
  identityCard: (input, { today }) => identityNumber(input, today),
  passport: (input, { country }) => passport(input, country),
  officerCard,
  homeReturnPermit,
  householdRegister: lenientHousehold,
  policeCard: lenientId,
  hkMacauPass,
  foreignerCard: (input, { today }) => foreignerCard(input, today),
  taiwanCompatriotPermit: taiwanPermit,
  disabledSoldierCard: lenientId,
  disabledPoliceCard: lenientId,
  birthCertificate: lenientId,
  taiwanPass,
  hkMacauResidence: (input, { today }) => identityNumber(input, today, 'hkMacau'),
  taiwanResidence: (input, { today }) => identityNumber(input, today, 'taiwan'),
  entryPermit: lenientId,
  other: lenientId,
};

/** A household register has its holder's ID number, or one of its own. */
function lenientHousehold(input: string, { today }: DocumentContext): Checked {
  return compact(input).length === 18 ? identityNumber(input, today) : lenientId(input);
}

/** The number of a document by the rule of its kind; kinds without a known rule take 5 to 15 letters and digits. */
export const documentNumber = (input: string, kind: CredentialKind, context: DocumentContext): Checked =>
  byKind[kind](input, context);
