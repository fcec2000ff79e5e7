import type { JourneySegment } from '@mapp/kit/contracts';
import { diceOf } from '../random.ts';
import { counterMinutes } from '../seed/check-in/cities.ts';
import { isInternational } from '../seed/check-in/flights.ts';
import { chinaTime, departsAt } from '../stops.ts';
import type { SegmentRecord } from './records.ts';

const minute = 60_000;

/** Hours before departure from which the airport knows its gate. */
const gateKnownHours = 24;

/** Minutes before departure. */
const boarding = 40;
const gateCloses = 15;

/** Kilograms for each passenger. */
const bags = { domestic: 20, international: 46 } as const;

/** A gate that was changed an hour ago, by flight. */
const changedGates: Readonly<Record<string, string>> = { MU5102: 'C21' };

/** The gate before the last change; undefined where there was none. */
export const gateBefore = ({ flight }: SegmentRecord): string | undefined => changedGates[flight.flightNo];

/** Places of a flight at its departure, and the minutes of the way to its gate; the same every day. */
export function gateAndCounters(flightNo: string): { counters: string; gate: string; walk: number } {
  const dice = diceOf(`airport ${flightNo}`);
  const counter = dice.whole(10, 30);
  const counters = `${dice.pick(['C', 'D', 'E', 'F'])}${counter}–${counter + dice.whole(3, 8)}`;
  const gate = `${dice.pick(['C', 'D', 'H'])}${dice.whole(20, 59)}`;
  return { counters, gate, walk: dice.whole(5, 18) };
}

/** Facts of a segment that the airport has told by now. */
export function airportOf(segment: SegmentRecord, now: number): JourneySegment['airport'] {
  const { flight, day } = segment;
  const { counters, gate, walk } = gateAndCounters(flight.flightNo);
  const departs = departsAt(flight, day);
  const before = (minutes: number): string => chinaTime(departs - minutes * minute);
  const international = isInternational(flight);
  return {
    counters,
    bagsUntil: before(counterMinutes(flight.from, international)),
    bags: bags[international ? 'international' : 'domestic'],
    boards: before(boarding),
    gateCloses: before(gateCloses),
    ...(now >= departs - gateKnownHours * 60 * minute && { gate, walk }),
  };
}
