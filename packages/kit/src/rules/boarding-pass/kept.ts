import { addDays } from '../days.ts';
import { localTime } from '../time/time.ts';

/**
 * Until when a pass may stay on the device: the end of the day after the last arrival, at that airport.
 * @param arrivals ISO 8601 with the airports' offsets
 * @returns milliseconds since 1970; 0 for none
 */
export const keptUntil = (arrivals: readonly string[]): number =>
  Math.max(
    0,
    ...arrivals.map((arrival) => {
      const zone = /(Z|[+-]\d{2}:\d{2})$/.exec(arrival)?.[0] ?? 'Z';
      return Date.parse(`${addDays(localTime(arrival).day, 2)}T00:00:00${zone}`);
    }),
  );
