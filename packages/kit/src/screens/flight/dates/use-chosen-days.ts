import { useState } from 'react';
import {
  chooseDay,
  dayTrips,
  standingDays,
  type ChosenDays,
  type DayTrip,
} from '../../../rules/calendar/choosing.ts';
import { addDays, type Day } from '../../../rules/days.ts';
import { isDay } from '../../../validators/day.ts';

/** Tickets are sold so many days ahead, today among them. */
const daysAhead = 361;

interface Given {
  readonly trip?: string | undefined;
  readonly date?: string | undefined;
  readonly returnDate?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

const dayOr = (given: string | undefined, otherwise: Day): Day =>
  given !== undefined && isDay(given) ? given : otherwise;

/**
 * The first and the last day that can be chosen: what the address says, as far as it makes sense. A year is the most, so
 * that no address makes a page without an end.
 */
export function boundsOf({ min, max }: Given, today: Day) {
  const first = dayOr(min, today);
  const furthest = addDays(first, daysAhead - 1);
  const last = dayOr(max, furthest);
  return { min: first, max: last < first || last > furthest ? furthest : last };
}

/** One way or both, and the days that are chosen: first those of the address, then those that are tapped. */
export function useChosenDays(given: Given, bounds: { min: Day; max: Day }) {
  const [trip, setTrip] = useState<DayTrip>(
    () => dayTrips.find((each) => each === given.trip) ?? (given.returnDate === undefined ? 'OW' : 'RT'),
  );
  const [chosen, setChosen] = useState<ChosenDays>(() =>
    standingDays(trip, { out: given.date, back: given.returnDate }, bounds),
  );
  return {
    trip,
    chosen,
    choose: (day: Day) => setChosen(chooseDay(trip, chosen, day)),
    clear: () => setChosen({}),
    change: (to: DayTrip) => {
      setTrip(to);
      setChosen(standingDays(to, chosen, bounds));
    },
  };
}
