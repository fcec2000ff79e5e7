import {
  flightDynamics,
  flightEntries,
  followedFlights,
  followFlight,
  searchFlightDynamics,
} from '../../contracts/flight/dynamics.ts';
import type { RequestOf } from '../../contracts/call.ts';
import { useReload } from '../reload.ts';
import { useRead, type ReadOptions, type ReadResult } from '../read.ts';
import { useWrite, type WriteOptions, type WriteResult } from '../write.ts';

/** Flight dynamics are asked again after a minute, while the page is visible. Source: decisions.md 44. */
const everyMinute = { staleTime: 55_000, again: () => 60_000 } as const;

/** Entries do not change while a page is open. */
const always = { staleTime: Infinity };

/** Flights of a day by number or by route; nothing is asked without either. */
export const useFlightSearch = (
  asked: RequestOf<typeof searchFlightDynamics> | undefined,
  options?: ReadOptions,
): ReadResult<typeof searchFlightDynamics> =>
  useRead(searchFlightDynamics, asked, { ...everyMinute, ...options });

/** One flight of a day; nothing is asked without one. */
export const useFlightDynamics = (
  asked: RequestOf<typeof flightDynamics> | undefined,
  options?: ReadOptions,
): ReadResult<typeof flightDynamics> => useRead(flightDynamics, asked, { ...everyMinute, ...options });

/** Flights that the member follows, own journeys among them; a background read, so a failure is quiet. */
export const useFollowedFlights = (): ReadResult<typeof followedFlights> =>
  useRead(followedFlights, {}, { ...everyMinute, announce: 'silent' });

/** The flight-info entries; a background read, so a failure is quiet. */
export const useFlightEntries = (): ReadResult<typeof flightEntries> =>
  useRead(flightEntries, {}, { ...always, announce: 'silent' });

export const useFollowFlight = (options?: WriteOptions): WriteResult<typeof followFlight> =>
  useWrite(followFlight, options);

const dynamicsCalls = [searchFlightDynamics, flightDynamics, followedFlights] as const;

/** Lets every screen ask for its flights again; resolves when those in sight have their answer. */
export const useReloadDynamics = (): (() => Promise<void>) => useReload(dynamicsCalls);
