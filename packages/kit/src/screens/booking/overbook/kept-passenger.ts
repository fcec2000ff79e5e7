import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import type { PassengerFields } from '../../../contracts/saved-people/saved-people.ts';
import { beneficiaryName, shareIdentity } from '../../../rules/beneficiaries.ts';
import type { BookingDraft } from '../booking-draft.ts';

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
  mobile: fields.mobile,
  email: fields.email,
  favorPaxIdDtoList: fields.favorPaxIdDtoList.map(({ idType, idNo, expireDate, issueCountry }) => ({
    idType,
    idNo,
    expireDate: expireDate ?? undefined,
    issueCountry: issueCountry ?? undefined,
  })),
});

const typedId = /^typed-(\d+)$/;

/** Whether somebody is taken along in this booking without being saved, by the id. */
export const isTyped = (id: string | undefined): boolean => id !== undefined && typedId.test(id);

/** An id for somebody who is not saved: it stands in addresses and says nothing of them. None is used twice, as somebody may be taken off again. */
export const freshId = (added: BookingDraft['added']): string => {
  const numbers = added.map(({ id }) => Number(typedId.exec(id)?.[1] ?? 0));
  return `typed-${Math.max(0, ...numbers) + 1}`;
};

/**
 * Takes somebody along as they were typed, in the place of who they were before.
 * @param known their id, where they were typed for this booking before
 */
export const takingTyped =
  (fields: PassengerFields, known: string | undefined) =>
  ({ added, chosen }: BookingDraft): Partial<BookingDraft> => {
    const id = known ?? freshId(added);
    const kept = keptPassenger(fields, id);
    return {
      added: known === undefined ? [...added, kept] : added.map((one) => (one.id === id ? kept : one)),
      chosen: chosen.includes(id) ? chosen : [...chosen, id],
      ...(known === undefined && { typing: false }),
    };
  };

/** The passenger who has one of the same documents. */
export const passengerWith = (
  passengers: readonly SavedPassenger[],
  documents: SavedPassenger['favorPaxIdDtoList'],
): SavedPassenger | undefined =>
  passengers.find(({ favorPaxIdDtoList }) => shareIdentity(favorPaxIdDtoList, documents));
