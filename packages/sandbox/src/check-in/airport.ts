import type { JourneySegment } from '@mapp/kit/contracts';
import { earlyFrom, type FlightShown } from '@mapp/kit/rules';
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

/** Minutes by which a flight leaves later or earlier than planned; 0 where that is next to nothing. */
export const lateMinutes = (shown: FlightShown | undefined): number => {
  const late = shown?.departure.late ?? 0;
  return Math.abs(late) >= earlyFrom ? late : 0;
};

/**
 * Facts of a segment that the airport has told by now.
 * @param shown what is told of the flight: its gate, and the time from which boarding is counted back
 */
export function airportOf(
  segment: SegmentRecord,
  now: number,
  shown?: FlightShown,
): JourneySegment['airport'] {
  const { flight, day } = segment;
  const { counters, gate, walk } = gateAndCounters(flight.flightNo);
  const departs = departsAt(flight, day);
  const leaves = departs + lateMinutes(shown) * minute;
  const before = (minutes: number, of = departs): string => chinaTime(of - minutes * minute);
  const international = isInternational(flight);
  return {
    counters,
    bagsUntil: before(counterMinutes(flight.from, international)),
    bags: bags[international ? 'international' : 'domestic'],
    boards: before(boarding, leaves),
    gateCloses: before(gateCloses, leaves),
    ...(now >= departs - gateKnownHours * 60 * minute && { gate: shown?.current.gate ?? gate, walk }),
  };
}
