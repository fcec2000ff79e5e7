import type { PassengerFields } from '../contracts/saved-people.ts';
import type { SavedPassenger } from '../contracts/passengers.ts';
import { holderOf } from '../rules/saved-people.ts';
import {
  borderCredentials,
  companionCredentials,
  credentialOf,
  wireNameOf,
  type CompanionCredential,
} from '../rules/credentials.ts';
import type { Day } from '../rules/days.ts';
import { shareIdentity } from '../rules/beneficiaries.ts';
import { travellerBirthday, type Traveller } from './birthday.ts';
import { chosenCountry, chosenGender } from './choices.ts';
import { documentExpiry } from './day.ts';
import { documentNumber } from './documents.ts';
import { identityFacts, type IdentityFacts } from './identity-number.ts';
import { chineseName, latinName } from './names.ts';
import { accept, refuse, type Checked, type Refused } from './result.ts';
import { narrow } from './typed.ts';

/** A document as it is typed: every field is the text of its control. */
export interface PassengerDocumentTyped {
  readonly kind: CompanionCredential;
  readonly number: string;
  /** Empty for a document without end. */
  readonly expiry: string;
  /** ISO 3166, of who issued it. */
  readonly issuer: string;
}

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
}

/** A field that has a rule. */
export type PassengerField = Exclude<keyof PassengerTyped, 'paxType'>;

/** What the rules need to know beside the fields. */
export interface PassengerContext {
  /** The day by which ages are measured. */
  readonly on: Day;
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
};

/** A document with nothing typed. */
export const emptyPassengerDocument: PassengerDocumentTyped = {
  kind: 'identityCard',
  number: '',
  expiry: '',
  issuer: 'CN',
};

/** A document as the wire has it. */
export const documentOnWire = ({ kind, number, expiry, issuer }: PassengerDocumentTyped) => ({
  idType: wireNameOf(kind, 'membership'),
  idNo: number,
  ...(expiry !== '' && { expireDate: expiry }),
  ...(issuer !== '' && { issueCountry: issuer }),
});

const classOf: Readonly<Record<PassengerTyped['paxType'], Traveller>> = {
  ADT: 'adult',
  CHD: 'child',
  INF: 'infant',
};

const isNone = (one: string, other: string): boolean => narrow(one) === '' && narrow(other) === '';

/** Both parts of a name or none, and in one of both scripts; an infant's in letters. Source: travel.md section 3. */
function chinesePart(part: string, other: string, typed: PassengerTyped): Checked {
  if (isNone(part, other))
    return isNone(typed.enFamilyName, typed.enGivenName) && typed.paxType !== 'INF'
      ? refuse('name.whole')
      : accept('');
  return narrow(part) === '' ? refuse('name.both') : chineseName(part, 'part');
}

function latinPart(part: string, other: string, { paxType }: PassengerTyped): Checked {
  if (isNone(part, other)) return paxType === 'INF' ? refuse('name.infant') : accept('');
  return narrow(part) === '' ? refuse('name.both') : latinName(part);
}

/** Kinds whose number says when its holder was born. */
const speaking: ReadonlySet<CompanionCredential> = new Set([
  'identityCard',
  'hkMacauResidence',
  'taiwanResidence',
  'householdRegister',
]);

/** What a document's number of 18 characters says: birthday and gender. Source: GB 11643. */
export function factsOfPassenger({ documents }: PassengerTyped, on: Day): IdentityFacts | undefined {
  for (const { kind, number, issuer } of documents) {
    if (!speaking.has(kind)) continue;
    const checked = documentNumber(number, kind, { today: on, country: issuer });
    if (checked.ok && checked.value.length === 18) return identityFacts(checked.value);
  }
  return undefined;
}

/** The rule of each field, in the order in which the fields stand in the form. */
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
  };

/** The fields in the order in which they stand in the form. */
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
    },
  };
}

/** A field of a document that has a rule. */
export type PassengerDocumentField = Exclude<keyof PassengerDocumentTyped, 'kind'>;

export interface PassengerDocumentContext {
  readonly on: Day;
  /** The passenger's other documents. */
  readonly others: readonly PassengerDocumentTyped[];
  /** Everybody who is saved. */
  readonly list: readonly SavedPassenger[];
  /** Id of the passenger who is changed. */
  readonly id: string | undefined;
}

/** Nobody saves themselves, and no document stands twice. Source: membership.md section 5. */
function newNumber(
  typed: PassengerDocumentTyped,
  { on, others, list, id }: PassengerDocumentContext,
): Checked {
  const checked = documentNumber(typed.number, typed.kind, { today: on, country: typed.issuer });
  if (!checked.ok) return checked;
  const document = documentOnWire({ ...typed, number: checked.value });
  if (shareIdentity(others.map(documentOnWire), [document])) return refuse('document.twice');
  const holder = holderOf(document, list, id);
  if (!holder) return checked;
  return holder.myUserid === undefined
    ? refuse('document.onList', { name: holder.paxName })
    : refuse('document.self');
}

const endsAtTheBorder: ReadonlySet<CompanionCredential> = new Set(
  borderCredentials.filter((kind) => kind !== 'other'),
);

/** Which documents have an end that must be told. */
export const hasExpiry = (kind: CompanionCredential): boolean => endsAtTheBorder.has(kind);

const documentRules: Readonly<
  Record<
    PassengerDocumentField,
    (typed: PassengerDocumentTyped, context: PassengerDocumentContext) => Checked
  >
> = {
  issuer: ({ issuer }) => (issuer === '' ? refuse('document.issuer') : accept(issuer)),
  number: newNumber,
  expiry: ({ expiry, kind }, { on }) =>
    expiry === '' && !hasExpiry(kind) ? accept('') : documentExpiry(expiry, on),
};

export const passengerDocumentFields = Object.keys(documentRules) as readonly PassengerDocumentField[];

/** One field of a document by its one rule; undefined when it is good. */
export function checkPassengerDocumentField(
  field: PassengerDocumentField,
  typed: PassengerDocumentTyped,
  context: PassengerDocumentContext,
): Refused | undefined {
  const checked = documentRules[field](typed, context);
  return checked.ok ? undefined : checked;
}

/** A document whose fields are good, its number as it is stored; undefined for another. */
export function checkPassengerDocument(
  typed: PassengerDocumentTyped,
  context: PassengerDocumentContext,
): PassengerDocumentTyped | undefined {
  const number = documentRules.number(typed, context);
  const good = passengerDocumentFields.every((field) => documentRules[field](typed, context).ok);
  return good && number.ok ? { ...typed, number: number.value } : undefined;
}

/** A saved passenger as the form shows them. */
export const typedOfPassengerSaved = (passenger: SavedPassenger): PassengerTyped => ({
  paxType: passenger.paxType,
  cnFamilyName: passenger.cnFamilyName ?? '',
  cnGivenName: passenger.cnGivenName ?? '',
  enFamilyName: passenger.enFamilyName ?? '',
  enGivenName: passenger.enGivenName ?? '',
  gender: passenger.gender ?? '',
  birthday: passenger.birthday ?? '',
  country: passenger.country ?? 'CN',
  documents: passenger.favorPaxIdDtoList.map(({ idType, idNo, expireDate = '', issueCountry = 'CN' }) => ({
    kind: companionCredentials.find((kind) => kind === credentialOf(idType)?.kind) ?? 'other',
    number: idNo,
    expiry: expireDate,
    issuer: issueCountry,
  })),
});

const compared = (one: PassengerFields) =>
  JSON.stringify([
    one.cnFamilyName ?? '',
    one.cnGivenName ?? '',
    one.enFamilyName ?? '',
    one.enGivenName ?? '',
    one.paxType,
    one.gender,
    one.birthday,
    one.country,
    one.favorPaxIdDtoList.length,
  ]);

/** Whether what was sent stands in the list: of a change under its id, of an addition under any. */
export const passengerSaved = (
  sent: PassengerFields,
  list: readonly SavedPassenger[],
  id: string | undefined,
): boolean =>
  list.some(
    (one) =>
      (id === undefined || one.id === id) &&
      sent.favorPaxIdDtoList.every((document) => shareIdentity(one.favorPaxIdDtoList, [document])) &&
      (id === undefined || compared({ ...sent, ...one } as PassengerFields) === compared(sent)),
  );
