import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import type { PassengerFields } from '../../../contracts/saved-people/saved-people.ts';
import { beneficiaryName } from '../../../rules/beneficiaries.ts';

/** Somebody who is taken along in this booking without being saved, as the booking keeps them. */
export const keptPassenger = (fields: PassengerFields, id: string): SavedPassenger => ({
  ...fields,
  id,
  sort: 0,
  isSelectAvailable: true,
  hasSelected: false,
  myUserid: undefined,
  paxName: beneficiaryName(fields),
  cnFamilyName: fields.cnFamilyName,
  cnGivenName: fields.cnGivenName,
  enFamilyName: fields.enFamilyName,
  enGivenName: fields.enGivenName,
  card: fields.card,
  favorPaxIdDtoList: fields.favorPaxIdDtoList.map(({ idType, idNo, expireDate, issueCountry }) => ({
    idType,
    idNo,
    expireDate: expireDate ?? undefined,
    issueCountry: issueCountry ?? undefined,
  })),
});
