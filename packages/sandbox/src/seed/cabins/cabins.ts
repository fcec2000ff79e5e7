import type { Deck } from '@mapp/kit/rules';
import { mu5101 } from './mu5101.ts';
import { mu5183 } from './mu5183.ts';
import { mu5187 } from './mu5187.ts';

const cabins = { MU5101: mu5101, MU5183: mu5183, MU5187: mu5187 } as const;

/** Flights of which the sandbox has a seat map. Source: sandbox.md. */
export type MappedFlight = keyof typeof cabins;
export const mappedFlights = Object.keys(cabins) as [MappedFlight, ...MappedFlight[]];

/** The decks of a flight as they are at first; undefined for a flight without a map. */
export const cabinsOf = (flightNo: string): readonly Deck[] | undefined =>
  mappedFlights.includes(flightNo as MappedFlight) ? cabins[flightNo as MappedFlight] : undefined;

/** Events at MU5101 while a map is open. Source: sandbox.md. */
export const seatEvents = {
  /** Taken by somebody else between the map and the submission. */
  takenMeanwhile: '21A',
  /** Costs more points than member 600000000002 has. */
  tooManyPoints: '21C',
} as const;
