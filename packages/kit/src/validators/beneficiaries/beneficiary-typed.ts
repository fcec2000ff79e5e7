import type { IdentityKey } from '../../rules/beneficiaries.ts';
import type { BeneficiaryCredential } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import type { Relation } from '../../rules/relations.ts';

/** One document as it is typed; what its kind does not ask for stays as it is. */
export interface IdentityTyped {
  readonly kind: BeneficiaryCredential;
  readonly number: string;
  readonly expiry: string;
  /** ISO 3166, of who issued it. */
  readonly country: string;
}

/** A beneficiary as it is typed: every field is the text of its control. */
export interface BeneficiaryTyped {
  /** ISO 3166. */
  readonly country: string;
  readonly cnFamilyName: string;
  readonly cnGivenName: string;
  /** The name in letters, as the passport has it. */
  readonly spelling: { readonly family: string; readonly given: string };
  readonly gender: string;
  readonly birthday: string;
  /** The id of a relation. */
  readonly relation: string;
  readonly identities: readonly IdentityTyped[];
}

/** A beneficiary as it is sent, but for the words of relation and country. */
export interface BeneficiaryChecked {
  readonly country: string;
  readonly cnFamilyName: string;
  readonly cnGivenName: string;
  readonly enFamilyName: string;
  readonly enGivenName: string;
  readonly gender: 'M' | 'F';
  readonly birthday: Day;
  readonly relation: Relation;
  readonly identities: readonly {
    readonly kind: BeneficiaryCredential;
    readonly number: string;
    readonly expiry?: Day;
    readonly country?: string;
  }[];
}

/** Facts that the rules need beside the fields. */
export interface BeneficiaryContext {
  readonly today: Day;
  /** Documents of the member's other beneficiaries. */
  readonly known?: readonly IdentityKey[];
}

/** A field of its own, or a field of one document. */
export type BeneficiaryField =
  | 'country'
  | 'cnFamilyName'
  | 'cnGivenName'
  | 'spelling'
  | 'gender'
  | 'birthday'
  | 'relation'
  | `identities.${number}.${'number' | 'expiry' | 'country'}`;

/** A document with nothing typed. */
export const emptyIdentity = (kind: BeneficiaryCredential): IdentityTyped => ({
  kind,
  number: '',
  expiry: '',
  country: 'CN',
});

/** A form with nothing typed: China is the default country. Source: membership.md section 3. */
export const emptyBeneficiary: BeneficiaryTyped = {
  country: 'CN',
  cnFamilyName: '',
  cnGivenName: '',
  spelling: { family: '', given: '' },
  gender: '',
  birthday: '',
  relation: '',
  identities: [emptyIdentity('identityCard')],
};
