import {
  cancelCheckIn,
  checkIn,
  checkInCities,
  checkInJourneys,
  findTicket,
  setAutoCheckIn,
  verifyTicket,
  type CheckInJourneys,
} from '../../contracts/check-in/check-in.ts';
import { refusalCodes, refusalOf } from '../../contracts/check-in/check-in-refusals.ts';
import { errorOf } from '../../contracts/errors.ts';
import {
  addCompanion,
  changeCompanion,
  companions,
  joinCompanions,
  removeCompanion,
} from '../../contracts/check-in/companions.ts';
import { saveTravelInformation, travelInformation } from '../../contracts/check-in/travel-information.ts';
import type { RequestFailure } from '../failure.ts';
import { useRead, type ReadOptions, type ReadResult } from '../read.ts';
import { useWrite, type WriteOptions, type WriteResult } from '../write.ts';
import { useReload } from '../reload.ts';
import { useLookUp } from '../look-up.ts';

/** The journeys whose seats the member can choose. */
export const useJourneys = (options?: ReadOptions): ReadResult<typeof checkInJourneys> =>
  useRead(checkInJourneys, {}, options);

/** Looks the journeys up again, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpJourneys(): () => Promise<CheckInJourneys> {
  const lookUp = useLookUp(checkInJourneys);
  return () => lookUp({});
}

const journeysCalls = [
  checkInJourneys,
  // Named, so that their contracts stay with the screens that need them.
  { name: 'seatMap' },
  { name: 'boardingPasses' },
  { name: 'nextTrip' },
] as const;

/** Lets every screen ask for the journeys, seat maps and passes again; resolves when those in sight have their answer. */
export const useReloadJourneys = (): (() => Promise<void>) => useReload(journeysCalls);

/** Finds a ticket; nothing of it is kept. */
export const useFindTicket = (options?: WriteOptions): WriteResult<typeof findTicket> =>
  useWrite(findTicket, options);

export const useVerifyTicket = (options?: WriteOptions): WriteResult<typeof verifyTicket> =>
  useWrite(verifyTicket, options);

/** Checks passengers of one segment in. */
export const useCheckIn = (options?: WriteOptions): WriteResult<typeof checkIn> => useWrite(checkIn, options);

export const useCancelCheckIn = (options?: WriteOptions): WriteResult<typeof cancelCheckIn> =>
  useWrite(cancelCheckIn, options);

export const useSetAutoCheckIn = (options?: WriteOptions): WriteResult<typeof setAutoCheckIn> =>
  useWrite(setAutoCheckIn, options);

/** When check-in opens and closes, by city. */
export const useCheckInCities = (): ReadResult<typeof checkInCities> => useRead(checkInCities, {});

/** With whom the member travels, the member first. */
export const useCompanions = (options?: ReadOptions): ReadResult<typeof companions> =>
  useRead(companions, {}, options);

export const useAddCompanion = (options?: WriteOptions): WriteResult<typeof addCompanion> =>
  useWrite(addCompanion, options);

export const useChangeCompanion = (options?: WriteOptions): WriteResult<typeof changeCompanion> =>
  useWrite(changeCompanion, options);

export const useRemoveCompanion = (options?: WriteOptions): WriteResult<typeof removeCompanion> =>
  useWrite(removeCompanion, options);

export const useJoinCompanions = (options?: WriteOptions): WriteResult<typeof joinCompanions> =>
  useWrite(joinCompanions, options);

/** Information on record of the passengers of an international segment. */
export const useTravelInformation = (segmentId: string | undefined): ReadResult<typeof travelInformation> =>
  useRead(travelInformation, segmentId === undefined ? undefined : { segmentId });

export const useSaveTravelInformation = (options?: WriteOptions): WriteResult<typeof saveTravelInformation> =>
  useWrite(saveTravelInformation, options);

/** The catalogue's id of a refusal of check-in, seats or companions; undefined for any other failure. */
export const refusedAs = ({ failure }: RequestFailure): ReturnType<typeof refusalOf> =>
  failure.kind === 'refused' ? refusalOf(failure.code) : undefined;

/** For a call whose refusals the screen tells in their own words, so that no toast says them too. */
export const toldHere = { handles: Object.keys(refusalCodes) } as const;

/** For a write whose screen also tells that no answer came, and looks up its outcome. */
export const outcomeToldHere = { ...toldHere, announce: 'answers' } as const;

/** Key of the words of such a refusal: `check-in.closed`. */
export function refusalMessage(failure: RequestFailure): string | undefined {
  const code = refusedAs(failure);
  return code && errorOf(code).messageKey;
}
