import type { CardProgramme } from '../../contracts/saved-people/frequent-flyer.ts';
import type { PassengerFields } from '../../contracts/saved-people/saved-people.ts';
import type { PassengerCredential } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import { travellerBirthday, type Traveller } from '../birthday.ts';
import { chosenCountry, chosenGender } from '../choices.ts';
import { documentNumber } from '../documents.ts';
import { identityFacts, type IdentityFacts } from '../identity-number.ts';
import { contactEmail, contactPhone } from '../check-in/seat-contact.ts';
import { chineseName, latinName } from '../names.ts';
import type { ReadForeignPhone } from '../phone.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { frequentFlyerNumber } from './frequent-flyer.ts';
import { documentOnWire, type PassengerDocumentTyped } from './saved-passenger-document.ts';
import { normaliseInput } from '../typed.ts';

/** A passenger as typed. */
export interface PassengerTyped {
  readonly paxType: PassengerFields['paxType'];
  readonly cnFamilyName: string;
  readonly cnGivenName: string;
  readonly enFamilyName: string;
  readonly enGivenName: string;
  readonly gender: string;
  readonly birthday: string;
  /** ISO 3166. */
  readonly country: string;
  readonly documents: readonly PassengerDocumentTyped[];
  /** IATA code of a frequent-flyer programme; empty without a membership. */
  readonly programme: string;
  readonly cardNumber: string;
  /** ISO 3166, whose calling code is before the number. */
  readonly phoneCountry: string;
  /** May be left empty, as the email. */
  readonly phone: string;
  readonly email: string;
}

/** A field that has a rule. */
export type PassengerField = Exclude<keyof PassengerTyped, 'paxType' | 'programme' | 'phoneCountry'>;

/** Facts that the rules need beside the fields. */
export interface PassengerContext {
  /** The day by which ages are measured. */
  readonly on: Day;
  /** Frequent-flyer programmes to choose from; none is asked for without them. */
  readonly programmes?: readonly CardProgramme[] | undefined;
  /** The numbering plans, once they are there; needed for a phone of another country than China. */
  readonly read?: ReadForeignPhone | undefined;
}

/** A form with nothing typed. */
export const emptyPassenger: PassengerTyped = {
  paxType: 'ADT',
  cnFamilyName: '',
  cnGivenName: '',
  enFamilyName: '',
  enGivenName: '',
  gender: '',
  birthday: '',
  country: 'CN',
  documents: [],
  programme: '',
  cardNumber: '',
  phoneCountry: 'CN',
  phone: '',
  email: '',
};

const classOf: Readonly<Record<PassengerTyped['paxType'], Traveller>> = {
  ADT: 'adult',
  CHD: 'child',
  INF: 'infant',
};

const isNone = (one: string, other: string): boolean =>
  normaliseInput(one) === '' && normaliseInput(other) === '';

/** Both parts of a name or none, and in one of both scripts; an infant's in letters. Source: travel.md section 3. */
function chinesePart(part: string, other: string, typed: PassengerTyped): Checked {
  if (isNone(part, other))
    return isNone(typed.enFamilyName, typed.enGivenName) && typed.paxType !== 'INF'
      ? refuse('name.whole')
      : accept('');
  return normaliseInput(part) === '' ? refuse('name.both') : chineseName(part, 'part');
}

function latinPart(part: string, other: string, { paxType }: PassengerTyped): Checked {
  if (isNone(part, other)) return paxType === 'INF' ? refuse('name.infant') : accept('');
  return normaliseInput(part) === '' ? refuse('name.both') : latinName(part);
}

/** Kinds whose number says when its holder was born. */
const speaking: ReadonlySet<PassengerCredential> = new Set([
  'identityCard',
  'hkMacauResidence',
  'taiwanResidence',
  'householdRegister',
]);

/** Birthday and gender from a document's number of 18 characters. Source: GB 11643. */
export function factsOfPassenger({ documents }: PassengerTyped, on: Day): IdentityFacts | undefined {
  for (const { kind, number, issuer } of documents) {
    if (!speaking.has(kind)) continue;
    const checked = documentNumber(number, kind, { today: on, country: issuer });
    if (checked.ok && checked.value.length === 18) return identityFacts(checked.value);
  }
  return undefined;
}

/** The rule of each field, in the order in which the fields are in the form. */
const rules: Readonly<Record<PassengerField, (typed: PassengerTyped, context: PassengerContext) => Checked>> =
  {
    cnFamilyName: (typed) => chinesePart(typed.cnFamilyName, typed.cnGivenName, typed),
    cnGivenName: (typed) => {
      const checked = chinesePart(typed.cnGivenName, typed.cnFamilyName, typed);
      // Of two empty parts the first one says it.
      return !checked.ok && checked.key === 'name.whole' ? accept('') : checked;
    },
    enFamilyName: (typed) => latinPart(typed.enFamilyName, typed.enGivenName, typed),
    enGivenName: (typed) => latinPart(typed.enGivenName, typed.enFamilyName, typed),
    documents: ({ documents }) => (documents.length === 0 ? refuse('documents.none') : accept('')),
    birthday: (typed, { on }) =>
      travellerBirthday(factsOfPassenger(typed, on)?.birthday ?? typed.birthday, on, classOf[typed.paxType]),
    gender: (typed, { on }) =>
      factsOfPassenger(typed, on) === undefined ? chosenGender(typed.gender) : accept(''),
    country: ({ country }) => chosenCountry(country),
    cardNumber: ({ programme, cardNumber }, { programmes = [] }) =>
      programme === ''
        ? accept('')
        : frequentFlyerNumber(cardNumber, programmes.find(({ code }) => code === programme)?.own === true),
    phone: ({ phone, phoneCountry }, { read }) =>
      normaliseInput(phone) === '' ? accept('') : contactPhone(phone, phoneCountry, read),
    email: (typed) => contactEmail(typed.email),
  };

/** The fields in the order in which they are in the form. */
export const passengerFields = Object.keys(rules) as readonly PassengerField[];

/** One field by its one rule; undefined when it is good. */
export function checkPassengerField(
  field: PassengerField,
  typed: PassengerTyped,
  context: PassengerContext,
): Refused | undefined {
  const checked = rules[field](typed, context);
  return checked.ok ? undefined : checked;
}

/** The whole form, by the rules of its fields: what is sent, or the fields that are to be put right. */
export function checkPassenger(
  typed: PassengerTyped,
  context: PassengerContext,
):
  | { readonly ok: true; readonly value: PassengerFields }
  | { readonly ok: false; readonly problems: readonly PassengerField[] } {
  const values: Partial<Record<PassengerField, string>> = {};
  const problems = passengerFields.filter((field) => {
    const checked = rules[field](typed, context);
    if (checked.ok) values[field] = checked.value;
    return !checked.ok;
  });
  if (problems.length > 0) return { ok: false, problems };
  const facts = factsOfPassenger(typed, context.on);
  const good = values as Record<PassengerField, string>;
  return {
    ok: true,
    value: {
      ...(good.cnFamilyName !== '' && { cnFamilyName: good.cnFamilyName, cnGivenName: good.cnGivenName }),
      ...(good.enFamilyName !== '' && { enFamilyName: good.enFamilyName, enGivenName: good.enGivenName }),
      paxType: typed.paxType,
      gender: (facts ? facts.gender === 'male' : good.gender === 'M') ? 'M' : 'F',
      birthday: good.birthday,
      country: good.country,
      favorPaxIdDtoList: typed.documents.map(documentOnWire),
      ...(typed.programme !== '' && { card: { kind: typed.programme, number: good.cardNumber } }),
      ...(good.phone !== '' && { mobile: good.phone }),
      ...(good.email !== '' && { email: good.email }),
    },
  };
}
