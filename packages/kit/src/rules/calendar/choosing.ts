import { daysBetween, type Day } from '../days.ts';

/** How many days are chosen: one, or one for each way. */
export const dayTrips = ['OW', 'RT'] as const;
export type DayTrip = (typeof dayTrips)[number];

/** The days that are chosen so far; `back` never before `out`. */
export interface ChosenDays {
  readonly out?: Day | undefined;
  readonly back?: Day | undefined;
}

/** Which of the days the next tap chooses. */
export const nextChoice = (trip: DayTrip, { out, back }: ChosenDays): 'out' | 'back' =>
  trip === 'RT' && out !== undefined && back === undefined ? 'back' : 'out';

/**
 * The choice after a tap on a day. For both ways the first tap is the way out and the second, on the same day or
 * later, the way back; an earlier day begins again, and so does a third tap.
 */
export function chooseDay(trip: DayTrip, chosen: ChosenDays, day: Day): ChosenDays {
  if (nextChoice(trip, chosen) === 'back' && chosen.out !== undefined && day >= chosen.out)
    return { out: chosen.out, back: day };
  return { out: day };
}

/** Everything is chosen that is asked for. */
export const allChosen = (trip: DayTrip, { out, back }: ChosenDays): boolean =>
  out !== undefined && (trip === 'OW' || back !== undefined);

/** Nights between both days; undefined until both are chosen. */
export const nightsOf = ({ out, back }: ChosenDays): number | undefined =>
  out === undefined || back === undefined ? undefined : daysBetween(out, back);

/** Days of a given choice that can stay: within the bounds, in order. */
export function standingDays(
  trip: DayTrip,
  { out, back }: ChosenDays,
  { min, max }: { min: Day; max: Day },
): ChosenDays {
  const can = (day: Day | undefined): day is Day => day !== undefined && day >= min && day <= max;
  if (!can(out)) return {};
  return trip === 'RT' && can(back) && back >= out ? { out, back } : { out };
}

/**
 * A path of this site with the chosen days in its query: `date`, and `returnDate` for both ways.
 * @param path what `safeReturn` has let through
 */
export function withDays(path: string, { out, back }: ChosenDays): string {
  const url = new URL(path, 'https://site.invalid');
  url.searchParams.delete('returnDate');
  if (out !== undefined) url.searchParams.set('date', out);
  if (back !== undefined) url.searchParams.set('returnDate', back);
  return url.pathname + url.search + url.hash;
}
