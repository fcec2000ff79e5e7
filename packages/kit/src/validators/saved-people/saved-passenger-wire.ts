import type { SavedPassenger } from '../../contracts/saved-people/passengers.ts';
import type { PassengerFields } from '../../contracts/saved-people/saved-people.ts';
import { shareIdentity } from '../../rules/beneficiaries.ts';
import { passengerCredentials, credentialOf } from '../../rules/credentials.ts';
import { phoneTyped } from './phone-typed.ts';
import type { PassengerTyped } from './saved-passenger.ts';

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
    kind: passengerCredentials.find((kind) => kind === credentialOf(idType)?.kind) ?? 'other',
    number: idNo,
    expiry: expireDate,
    issuer: issueCountry,
  })),
  programme: passenger.card?.kind ?? '',
  cardNumber: passenger.card?.number ?? '',
  ...phoneTyped(passenger.mobile ?? ''),
  email: passenger.email ?? '',
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
    one.card?.kind ?? '',
    one.card?.number ?? '',
    one.mobile ?? '',
    one.email ?? '',
  ]);

/** Whether what was sent is in the list: of a change under its id, of an addition under any. */
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
