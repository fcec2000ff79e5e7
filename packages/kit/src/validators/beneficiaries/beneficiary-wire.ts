import type {
  Beneficiary,
  BeneficiaryFields,
  IdentityOnWire,
} from '../../contracts/beneficiaries/beneficiaries.ts';
import type { SavedPassenger } from '../../contracts/saved-people/passengers.ts';
import { relationOf, shareIdentity, usableIdentities } from '../../rules/beneficiaries.ts';
import {
  beneficiaryCredentials,
  credentialOf,
  wireNameOf,
  type BeneficiaryCredential,
} from '../../rules/credentials.ts';
import {
  emptyBeneficiary,
  emptyIdentity,
  type BeneficiaryChecked,
  type BeneficiaryTyped,
  type IdentityTyped,
} from './beneficiary-typed.ts';

/** A beneficiary as it is sent. */
export type BeneficiarySent = BeneficiaryFields;

const kindOf = (idType: string): BeneficiaryCredential =>
  beneficiaryCredentials.find((kind) => kind === credentialOf(idType)?.kind) ?? 'other';

const identityOf = ({ idType, idNo, expireDate, issueCountry }: IdentityOnWire): IdentityTyped => ({
  ...emptyIdentity(kindOf(idType)),
  number: idNo,
  ...(expireDate !== undefined && { expiry: expireDate }),
  ...(issueCountry !== undefined && { country: issueCountry }),
});

type Person = Pick<Beneficiary, 'cnFamilyName' | 'cnGivenName' | 'enFamilyName' | 'enGivenName'>;

const nameOf = ({ cnFamilyName = '', cnGivenName = '', enFamilyName = '', enGivenName = '' }: Person) => ({
  cnFamilyName,
  cnGivenName,
  spelling: { family: enFamilyName, given: enGivenName },
});

/** A beneficiary as the form shows it; a document of another kind than the form offers counts as `other`. */
export const typedOfBeneficiary = (beneficiary: Beneficiary): BeneficiaryTyped => ({
  ...nameOf(beneficiary),
  country: beneficiary.country,
  gender: beneficiary.gender,
  birthday: beneficiary.birthday,
  relation: relationOf(beneficiary.relation),
  identities: beneficiary.idList.map(identityOf),
});

/** Form filled from a saved passenger; the relation is still to be chosen. */
export function typedOfPassenger(passenger: SavedPassenger): BeneficiaryTyped {
  const { country = emptyBeneficiary.country, gender = '', birthday = '' } = passenger;
  const identities = usableIdentities(passenger.favorPaxIdDtoList).map(identityOf);
  return {
    ...emptyBeneficiary,
    ...nameOf(passenger),
    country,
    gender,
    birthday,
    identities: identities.length > 0 ? identities : emptyBeneficiary.identities,
  };
}

/** Fields to send of a checked form. The words of relation and country go with their codes. */
export const fieldsOfBeneficiary = (
  { relation, identities, ...checked }: BeneficiaryChecked,
  words: { readonly relation: string; readonly country: string },
): BeneficiaryFields => ({
  ...checked,
  relation: relation.code,
  relationText: words.relation,
  countryText: words.country,
  idList: identities.map(({ kind, number, expiry, country }) => ({
    idType: wireNameOf(kind, 'membership'),
    idNo: number,
    ...(expiry !== undefined && { expireDate: expiry }),
    ...(country !== undefined && { issueCountry: country }),
  })),
});

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const partsOf = ({ idType, idNo, expireDate, issueCountry }: IdentityOnWire) => [
  kindOf(idType),
  idNo,
  expireDate,
  issueCountry,
];
const stateOf = (one: BeneficiaryFields) => [
  [one.cnFamilyName || '', one.cnGivenName || '', one.enFamilyName || '', one.enGivenName || ''],
  [one.relation, one.gender, one.birthday, one.country],
  one.idList.map(partsOf),
];

/**
 * Whether a list shows that a write of unknown outcome was carried out.
 * @param id of what was changed; without it one was added, and whoever shows one of its documents is the one
 */
export function wasSaved(
  sent: BeneficiaryFields,
  list: readonly Beneficiary[],
  id: string | undefined,
): boolean {
  if (id === undefined) return list.some(({ idList }) => shareIdentity(sent.idList, idList));
  const found = list.find(({ beneficiaryId }) => beneficiaryId === id);
  return found !== undefined && same(stateOf(found), stateOf(sent));
}
