import type { Enrolment } from '../../contracts/account/register.ts';
import { ageLimits, birthdayOf } from '../../rules/ages.ts';
import { wireNameOf } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import { asksChineseName, registeredName, type EnrolmentCredential } from '../../rules/enrolment.ts';
import { birthday } from '../birthday.ts';
import { chosenCountry, chosenGender } from '../choices.ts';
import { loginPassword, repeatedPassword, smsCode } from '../codes.ts';
import { documentNumber } from '../documents.ts';
import { identityFacts, type IdentityFacts } from '../identity-number.ts';
import { chineseName } from '../names.ts';
import type { ReadForeignPhone } from '../phone.ts';
import { phoneParts, type PhoneParts } from '../phone-parts.ts';
import { memberCard } from './recovery.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { contactPhone } from '../check-in/seat-contact.ts';
import { spelledName, type NameTyped } from '../spelled-name.ts';
import { normaliseInput } from '../typed.ts';

/** A registration as it is typed: every field is the value of its control. */
export interface EnrolmentTyped {
  readonly kind: EnrolmentCredential;
  readonly number: string;
  /** ISO 3166. */
  readonly country: string;
  readonly cnFamilyName: string;
  readonly cnGivenName: string;
  /** The name in letters, as the passport has it. */
  readonly spelling: { readonly family: string; readonly given: string };
  readonly birthday: string;
  readonly gender: string;
  /** Under 2 years old. */
  readonly infant: boolean;
  /** ISO 3166, whose calling code is before the phone. */
  readonly phoneCountry: string;
  readonly phone: string;
  readonly code: string;
  readonly password: string;
  readonly repeat: string;
  /** May be left empty. */
  readonly membershipCard: string;
  readonly agree: boolean;
}

/** Facts that the rules need beside the fields. */
export interface EnrolmentContext {
  readonly today: Day;
  /** The numbering plans, once they are there; needed for a phone of another country than China. */
  readonly read?: ReadForeignPhone | undefined;
  /** The code that the back end has called wrong. */
  readonly wrongCode?: string | undefined;
}

/** A field that has a rule. */
export type EnrolmentField = Exclude<keyof EnrolmentTyped, 'kind' | 'phoneCountry'>;

/** A form with nothing typed. China is the default country, the agreement is unticked. Source: membership.md sections 3 and 9. */
export const emptyEnrolment: EnrolmentTyped = {
  kind: 'identityCard',
  number: '',
  country: 'CN',
  cnFamilyName: '',
  cnGivenName: '',
  spelling: { family: '', given: '' },
  birthday: '',
  gender: '',
  infant: false,
  phoneCountry: 'CN',
  phone: '',
  code: '',
  password: '',
  repeat: '',
  membershipCard: '',
  agree: false,
};

/** Kinds whose number always says when its holder was born. */
const speaking: ReadonlySet<EnrolmentCredential> = new Set([
  'identityCard',
  'hkMacauResidence',
  'taiwanResidence',
]);
/** Kinds whose number may. */
const mayspeak: ReadonlySet<EnrolmentCredential> = new Set(['householdRegister', 'foreignerCard']);

const ruledNumber = ({ kind, number, country }: EnrolmentTyped, today: Day): Checked =>
  documentNumber(number, kind, { today, country });

/** Birthday and gender from a valid number of 18 characters: they need not be typed then. Source: GB 11643. */
export function factsOfEnrolment(typed: EnrolmentTyped, today: Day): IdentityFacts | undefined {
  if (!speaking.has(typed.kind) && !mayspeak.has(typed.kind)) return undefined;
  const checked = ruledNumber(typed, today);
  return checked.ok && checked.value.length === 18 ? identityFacts(checked.value) : undefined;
}

/** Whether birthday and gender are read from the number and cannot be typed. */
export const saidByNumber = (typed: EnrolmentTyped, today: Day): boolean =>
  speaking.has(typed.kind) || factsOfEnrolment(typed, today) !== undefined;

const birthdayIn = (typed: EnrolmentTyped, today: Day): string =>
  factsOfEnrolment(typed, today)?.birthday ?? (speaking.has(typed.kind) ? '' : typed.birthday);

const chinesePart = (part: string, typed: EnrolmentTyped): Checked =>
  asksChineseName(typed) ? chineseName(part, 'part') : accept('');

const unwritten: NameTyped = { family: '', given: '' };

const spelling = (typed: EnrolmentTyped) => {
  const asked = asksChineseName(typed);
  const written = { family: typed.cnFamilyName, given: typed.cnGivenName };
  return spelledName(typed.spelling, asked ? written : unwritten, asked);
};

/** The box and the birthday say the same; without a birthday the box alone cannot be wrong. Source: membership.md section 5. */
function infant(typed: EnrolmentTyped, today: Day): Checked<boolean> {
  const born = birthdayIn(typed, today);
  if (!birthday(born, today).ok) return accept(typed.infant);
  const years = ageLimits.childFromYears;
  const young = today < birthdayOf(born, years);
  if (young === typed.infant) return accept(typed.infant);
  return young ? refuse('infant.tick', { years }) : refuse('infant.older', { years });
}

type Rule = (typed: EnrolmentTyped, context: EnrolmentContext) => Checked<unknown>;

/** The one rule of each field, in the order in which the fields are in the form. */
const rules = {
  number: (typed, { today }) => ruledNumber(typed, today),
  country: ({ country }) => chosenCountry(country),
  cnFamilyName: (typed) => chinesePart(typed.cnFamilyName, typed),
  cnGivenName: (typed) => chinesePart(typed.cnGivenName, typed),
  spelling,
  birthday: (typed, { today }) =>
    // While the number that says it is wrong, that alone is to be put right.
    saidByNumber(typed, today) ? accept(birthdayIn(typed, today)) : birthday(typed.birthday, today),
  gender: (typed, { today }) => (saidByNumber(typed, today) ? accept('') : chosenGender(typed.gender)),
  infant: (typed, { today }) => infant(typed, today),
  phone: ({ phone, phoneCountry }, { read }) => contactPhone(phone, phoneCountry, read),
  code: ({ code }, { wrongCode }) => {
    const checked = smsCode(code);
    return checked.ok && checked.value === wrongCode ? refuse('sms.code') : checked;
  },
  password: ({ password }) => loginPassword(password),
  repeat: ({ repeat, password }) => repeatedPassword(repeat, password),
  membershipCard: ({ membershipCard }) =>
    normaliseInput(membershipCard) === '' ? accept('') : memberCard(membershipCard),
  agree: ({ agree }) => (agree ? accept(agree) : refuse('agree.missing')),
} as const satisfies Readonly<Record<EnrolmentField, Rule>>;

/** The fields in the order in which they are in the form. */
export const enrolmentFields = Object.keys(rules) as readonly EnrolmentField[];

/** One field by its one rule; undefined when it is good. */
export function checkEnrolmentField(
  field: EnrolmentField,
  typed: EnrolmentTyped,
  context: EnrolmentContext,
): Refused | undefined {
  const checked = (rules[field] as Rule)(typed, context);
  return checked.ok ? undefined : checked;
}

/** Where a code is sent to: the phone in its two parts; undefined while it is wrong. */
export const phoneOfEnrolment = (
  { phone, phoneCountry }: EnrolmentTyped,
  read: ReadForeignPhone | undefined,
): PhoneParts | undefined => phoneParts(phone, phoneCountry, read);

const valueOf = <Value>(checked: Checked<Value>): Value | undefined =>
  checked.ok ? checked.value : undefined;

/**
 * The whole form as it is sent; undefined while a field is wrong.
 * @param countryText the country in words
 */
export function checkEnrolment(
  typed: EnrolmentTyped,
  context: EnrolmentContext,
  countryText: string,
): Enrolment | undefined {
  if (enrolmentFields.some((field) => checkEnrolmentField(field, typed, context))) return undefined;
  const phone = phoneOfEnrolment(typed, context.read);
  const spelled = valueOf(spelling(typed));
  const chosen = valueOf(chosenGender(typed.gender));
  const facts = factsOfEnrolment(typed, context.today);
  const gender = facts ? (facts.gender === 'male' ? 'M' : 'F') : chosen;
  if (!phone || !spelled || !gender) return undefined;
  const names = {
    cnFamilyName: valueOf(chinesePart(typed.cnFamilyName, typed)) ?? '',
    cnGivenName: valueOf(chinesePart(typed.cnGivenName, typed)) ?? '',
    enFamilyName: spelled.family,
    enGivenName: spelled.given,
  };
  return {
    idType: wireNameOf(typed.kind, 'membership'),
    idNo: valueOf(ruledNumber(typed, context.today)) ?? '',
    name: registeredName(typed, names),
    ...names,
    gender,
    birthDay: birthdayIn(typed, context.today),
    country: { text: countryText, code: typed.country, countryCode: phone.countryCode },
    phone: phone.mobile,
    code: valueOf(smsCode(typed.code)) ?? '',
    password: normaliseInput(typed.password),
    confirmPassword: normaliseInput(typed.repeat),
    membershipCard: valueOf(rules.membershipCard(typed)) ?? '',
    infant: typed.infant,
    agree: true,
  };
}
