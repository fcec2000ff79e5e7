import type { TravelInformation } from '../../contracts/check-in/travel-information.ts';
import { partedPhone } from '../../rules/places/calling-codes.ts';
import {
  borderCredentials,
  credentialOf,
  wireNameOf,
  type BorderCredential,
} from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import { addressLimits, latinAddress, postcode } from '../address.ts';
import { birthday } from '../birthday.ts';
import { chosenCountry, chosenGender } from '../choices.ts';
import { calendarDay } from '../day.ts';
import { documentNumber } from '../documents.ts';
import { email } from '../email.ts';
import { latinName, nameLimit } from '../names.ts';
import type { ReadForeignPhone } from '../phone.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { contactPhone } from './seat-contact.ts';
import { compact, countOf } from '../typed.ts';

/** Questions of the country of arrival, as typed: every field is the text of its control. Source: travel.md section 3. */
export interface TravelInformationTyped {
  readonly enFamilyName: string;
  readonly enGivenName: string;
  readonly gender: string;
  readonly birthday: string;
  /** ISO 3166, of the passenger. */
  readonly country: string;
  readonly kind: BorderCredential;
  readonly number: string;
  readonly expiry: string;
  /** ISO 3166, of who issued the document. */
  readonly issuer: string;
  readonly province: string;
  readonly city: string;
  readonly street: string;
  readonly postcode: string;
  readonly destination: string;
  /** ISO 3166, whose calling code is before the number. */
  readonly phoneCountry: string;
  readonly phone: string;
  readonly email: string;
}

/** A field that has a rule. */
export type TravelInformationField = Exclude<keyof TravelInformationTyped, 'kind' | 'phoneCountry'>;

/** Facts that the rules need beside the fields. */
export interface TravelContext {
  /** The day of departure, in the departure airport's calendar. */
  readonly departs: Day;
  /** The last day of the journey: the document must hold beyond it. */
  readonly ends: Day;
  /** The numbering plans, once they are there; needed for a phone of another country than China. */
  readonly read?: ReadForeignPhone | undefined;
}

/** A form with nothing typed. */
export const emptyTravelInformation: TravelInformationTyped = {
  enFamilyName: '',
  enGivenName: '',
  gender: '',
  birthday: '',
  country: '',
  kind: 'passport',
  number: '',
  expiry: '',
  issuer: '',
  province: '',
  city: '',
  street: '',
  postcode: '',
  destination: '',
  phoneCountry: 'CN',
  phone: '',
  email: '',
};

/** Both parts are printed with a slash between them, 28 characters in all. */
function givenName({ enFamilyName, enGivenName }: TravelInformationTyped): Checked {
  const [family, given] = [latinName(enFamilyName), latinName(enGivenName)];
  return family.ok && given.ok && countOf(family.value) + countOf(given.value) + 1 > nameLimit
    ? refuse('name.long', { max: nameLimit })
    : given;
}

const plain = /^[A-Za-z0-9]{1,30}$/;

/** The number by the rule of its kind; where characters are missing or too many, the sentence counts them. */
function number(
  { kind, number: typed, issuer }: TravelInformationTyped,
  { departs }: TravelContext,
): Checked {
  const checked = documentNumber(typed, kind, { today: departs, country: issuer });
  const written = compact(typed);
  return !checked.ok && checked.key === 'document.passport' && plain.test(written)
    ? refuse('document.length', { count: written.length, ...checked.args })
    : checked;
}

/** Beyond the end of the journey: a document that ends on its last day is no longer good on the way home. */
function expiry(typed: string, ends: Day): Checked {
  const day = calendarDay(typed);
  return day.ok && day.value <= ends ? refuse('document.beforeEnd') : day;
}

const place = (typed: string) => latinAddress(typed, addressLimits.place);
const street = (typed: string) => latinAddress(typed, addressLimits.street);

/** The rule of each field, in the order in which the fields are in the form. */
const rules: Readonly<
  Record<TravelInformationField, (typed: TravelInformationTyped, context: TravelContext) => Checked>
> = {
  enFamilyName: (typed) => latinName(typed.enFamilyName),
  enGivenName: givenName,
  gender: (typed) => chosenGender(typed.gender),
  birthday: (typed, { departs }) => birthday(typed.birthday, departs),
  country: (typed) => chosenCountry(typed.country),
  issuer: ({ issuer }) => (issuer === '' ? refuse('document.issuer') : accept(issuer)),
  number,
  expiry: (typed, { ends }) => expiry(typed.expiry, ends),
  province: (typed) => place(typed.province),
  city: (typed) => place(typed.city),
  street: (typed) => street(typed.street),
  postcode: (typed) => postcode(typed.postcode),
  destination: (typed) => street(typed.destination),
  phone: ({ phone, phoneCountry }, { read }) => contactPhone(phone, phoneCountry, read),
  email: (typed) => email(typed.email),
};

/** The fields in the order in which they are in the form. */
export const travelInformationFields = Object.keys(rules) as readonly TravelInformationField[];

/** One field by its one rule; undefined when it is good. */
export function checkTravelInformationField(
  field: TravelInformationField,
  typed: TravelInformationTyped,
  context: TravelContext,
): Refused | undefined {
  const checked = rules[field](typed, context);
  return checked.ok ? undefined : checked;
}

/** One thing to put right, and where. */
export interface TravelInformationProblem {
  readonly field: TravelInformationField;
  readonly refusal: Refused;
}

/** The whole form, by the rules of its fields: what is sent, or all that is to be put right, in the form's order. */
export function checkTravelInformation(
  typed: TravelInformationTyped,
  context: TravelContext,
):
  | { readonly ok: true; readonly value: TravelInformation }
  | { readonly ok: false; readonly problems: readonly TravelInformationProblem[] } {
  const values: Partial<Record<TravelInformationField, string>> = {};
  const problems: TravelInformationProblem[] = [];
  for (const field of travelInformationFields) {
    const checked = rules[field](typed, context);
    if (checked.ok) values[field] = checked.value;
    else problems.push({ field, refusal: checked });
  }
  if (problems.length > 0) return { ok: false, problems };
  const good = values as Record<TravelInformationField, string>;
  const { number: idNo, expiry: expireDate, issuer: issueCountry, destination, ...same } = good;
  return {
    ok: true,
    value: {
      ...same,
      gender: good.gender === 'M' ? 'M' : 'F',
      idType: wireNameOf(typed.kind, 'travel'),
      idNo,
      expireDate,
      issueCountry,
      destinationAddress: destination,
    },
  };
}

/** Information on record for a passenger, or on the ticket. */
export type TravelInformationKnown = {
  readonly [Field in keyof TravelInformation]?: TravelInformation[Field] | undefined;
};

/** The fields that are called the same here and on the wire. */
const sameNames = [
  'enFamilyName',
  'enGivenName',
  'gender',
  'birthday',
  'country',
  'province',
  'city',
  'street',
  'postcode',
  'email',
] as const;

/** Information on record, as the form shows it. */
export function typedOfInformation(known: TravelInformationKnown): TravelInformationTyped {
  const { idType = '', idNo, expireDate, issueCountry, destinationAddress, phone = '' } = known;
  const kind = credentialOf(idType)?.kind;
  const parted = partedPhone(phone);
  const same = Object.fromEntries(sameNames.map((name) => [name, known[name] ?? '']));
  return {
    ...emptyTravelInformation,
    ...same,
    kind: borderCredentials.find((each) => each === kind) ?? emptyTravelInformation.kind,
    number: idNo ?? '',
    expiry: expireDate ?? '',
    issuer: issueCountry ?? '',
    destination: destinationAddress ?? '',
    phoneCountry: parted?.country ?? emptyTravelInformation.phoneCountry,
    phone: parted?.national ?? phone,
  };
}

/** Whether what was sent is on record: a number may come back with other spaces. */
export function informationSaved(sent: TravelInformation, known: TravelInformationKnown): boolean {
  const fields = Object.keys(sent) as (keyof TravelInformation)[];
  return fields.every((field) => compact(sent[field]) === compact(known[field] ?? ''));
}
