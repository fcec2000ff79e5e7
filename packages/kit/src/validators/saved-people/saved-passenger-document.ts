import type { SavedPassenger } from '../../contracts/saved-people/passengers.ts';
import { shareIdentity } from '../../rules/beneficiaries.ts';
import { borderCredentials, wireNameOf, type PassengerCredential } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import { holderOf } from '../../rules/saved-people.ts';
import { documentExpiry } from '../day.ts';
import { documentNumber } from '../documents.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';

/** A document as it is typed: every field is the text of its control. */
export interface PassengerDocumentTyped {
  readonly kind: PassengerCredential;
  readonly number: string;
  /** Empty for a document without end. */
  readonly expiry: string;
  /** ISO 3166, of who issued it. */
  readonly issuer: string;
}

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

/** Nobody saves themselves, and no document is twice. Source: membership.md section 5. */
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

const endsAtTheBorder: ReadonlySet<PassengerCredential> = new Set(
  borderCredentials.filter((kind) => kind !== 'other'),
);

/** Which documents have an end that must be told. */
export const hasExpiry = (kind: PassengerCredential): boolean => endsAtTheBorder.has(kind);

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
