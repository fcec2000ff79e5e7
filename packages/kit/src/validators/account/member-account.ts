import { credentialOf, wireNameOf, type MemberCredential } from '../../rules/credentials.ts';
import { maskedNumber } from '../../rules/beneficiaries.ts';
import type { Day } from '../../rules/days.ts';
import { documentParts } from '../../rules/member-account.ts';
import { consumptionPassword, loginPassword, repeatedPassword, smsCode } from '../codes.ts';
import { documentExpiry } from '../day.ts';
import { documentNumber } from '../documents.ts';
import { email } from '../email.ts';
import { chineseName } from '../names.ts';
import { mainlandPhone } from '../phone.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { normaliseInput } from '../typed.ts';

/** A document as it is typed. */
export interface DocumentTyped {
  readonly kind: MemberCredential;
  /** The whole Chinese name. */
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  /** ISO 3166, of who issued it. */
  readonly country: string;
}

export type DocumentField = 'name' | 'number' | 'expiry' | 'country';

export const emptyDocument = (kind: MemberCredential): DocumentTyped => ({
  kind,
  name: '',
  number: '',
  expiry: '',
  country: 'CN',
});

function expiryOf({ kind, expiry }: Pick<DocumentTyped, 'kind' | 'expiry'>, today: Day): Checked {
  const need = documentParts[kind].expiry;
  if (need === 'none' || (need === 'optional' && normaliseInput(expiry) === '')) return accept('');
  return documentExpiry(expiry, today);
}

const countryOf = ({ kind, country }: Pick<DocumentTyped, 'kind' | 'country'>): Checked =>
  documentParts[kind].country && country === '' ? refuse('document.issuer') : accept(country);

/** Chinese name and number are required. Source: membership.md section 5. */
const documentRules: Readonly<Record<DocumentField, (typed: DocumentTyped, today: Day) => Checked>> = {
  name: ({ name }) => chineseName(name),
  number: ({ kind, number, country }, today) =>
    documentNumber(number, kind, { today, country: documentParts[kind].country ? country : 'CN' }),
  expiry: expiryOf,
  country: countryOf,
};

/** The fields in the order in which they are in the form; what a kind does not say is not asked. */
export function documentFields({ kind }: Pick<DocumentTyped, 'kind'>): readonly DocumentField[] {
  const { expiry, country } = documentParts[kind];
  return [
    'name',
    'number',
    ...(expiry === 'none' ? [] : ['expiry' as const]),
    ...(country ? ['country' as const] : []),
  ];
}

const refusedBy = (checked: Checked<unknown>): Refused | undefined => (checked.ok ? undefined : checked);

export const checkDocumentField = (
  field: DocumentField,
  typed: DocumentTyped,
  today: Day,
): Refused | undefined =>
  documentFields(typed).includes(field) ? refusedBy(documentRules[field](typed, today)) : undefined;

/** A document as it is sent. */
export interface DocumentChecked {
  readonly idType: string;
  readonly idNo: string;
  readonly name: string;
  readonly expireDate?: Day;
  readonly issueCountry?: string;
}

/** The whole form, by the rules of its fields; undefined while something is to be put right. */
export function checkedDocument(typed: DocumentTyped, today: Day): DocumentChecked | undefined {
  const { name, number, expiry, country } = documentRules;
  const checked = [
    name(typed, today),
    number(typed, today),
    expiry(typed, today),
    country(typed, today),
  ] as const;
  const [named, numbered, dated, issued] = checked;
  if (!named.ok || !numbered.ok || !dated.ok || !issued.ok) return undefined;
  const parts = documentParts[typed.kind];
  return {
    idType: wireNameOf(typed.kind, 'membership'),
    idNo: numbered.value,
    name: named.value,
    ...(parts.expiry !== 'none' && dated.value !== '' && { expireDate: dated.value }),
    ...(parts.country && { issueCountry: issued.value }),
  };
}

/** Whether a document that was sent is on file; the airline shows its number masked. */
export const documentOnFile = (
  sent: Pick<DocumentChecked, 'idType' | 'idNo'>,
  documents: readonly { readonly idType: string; readonly idNo: string }[],
): boolean =>
  documents.some(
    ({ idType, idNo }) =>
      credentialOf(idType)?.kind === credentialOf(sent.idType)?.kind && idNo === maskedNumber(sent.idNo),
  );

/** Until when a document holds, and who issued it: all that can be changed. */
export interface DocumentChangeTyped {
  readonly kind: MemberCredential;
  readonly expiry: string;
  readonly country: string;
}

export type DocumentChangeField = 'expiry' | 'country';

export const documentChangeFields = ({
  kind,
}: Pick<DocumentChangeTyped, 'kind'>): readonly DocumentChangeField[] =>
  documentFields({ kind }).filter((field) => field === 'expiry' || field === 'country');

export const checkDocumentChangeField = (
  field: DocumentChangeField,
  typed: DocumentChangeTyped,
  today: Day,
): Refused | undefined => refusedBy(field === 'expiry' ? expiryOf(typed, today) : countryOf(typed));

/** The change as it is sent; undefined while something is to be put right. */
export function checkedDocumentChange(
  typed: DocumentChangeTyped,
  today: Day,
): { readonly expireDate?: Day; readonly issueCountry?: string } | undefined {
  const dated = expiryOf(typed, today);
  const issued = countryOf(typed);
  if (!dated.ok || !issued.ok) return undefined;
  return {
    ...(dated.value !== '' && { expireDate: dated.value }),
    ...(documentParts[typed.kind].country && { issueCountry: issued.value }),
  };
}

/** A phone or an address with the code that was sent to it. */
export interface ContactTyped {
  readonly account: string;
  readonly code: string;
}

export const nothingTyped: ContactTyped = { account: '', code: '' };

export type ContactField = keyof ContactTyped;
export const contactFields: readonly ContactField[] = ['account', 'code'];

/** Each contact by its rule. */
export const contactAccount = { mobile: mainlandPhone, email } as const;

export const checkContactField = (
  field: ContactField,
  typed: ContactTyped,
  by: keyof typeof contactAccount,
): Refused | undefined =>
  refusedBy(field === 'code' ? smsCode(typed.code) : contactAccount[by](typed.account));

/** A login password in place of the old one. */
export interface LoginPasswordTyped {
  readonly old: string;
  readonly password: string;
  readonly repeat: string;
}

export type LoginPasswordField = keyof LoginPasswordTyped;
export const loginPasswordFields: readonly LoginPasswordField[] = ['old', 'password', 'repeat'];

export const checkLoginPasswordField = (
  field: LoginPasswordField,
  { old, password, repeat }: LoginPasswordTyped,
): Refused | undefined => {
  if (field === 'old') return old === '' ? refuse('password.old') : undefined;
  return refusedBy(field === 'password' ? loginPassword(password) : repeatedPassword(repeat, password));
};

/** A password for using points, typed twice. */
export interface PointsPasswordTyped {
  readonly password: string;
  readonly repeat: string;
}

export type PointsPasswordField = keyof PointsPasswordTyped;
export const pointsPasswordFields: readonly PointsPasswordField[] = ['password', 'repeat'];

export const checkPointsPasswordField = (
  field: PointsPasswordField,
  { password, repeat }: PointsPasswordTyped,
): Refused | undefined =>
  refusedBy(field === 'password' ? consumptionPassword(password) : repeatedPassword(repeat, password));
