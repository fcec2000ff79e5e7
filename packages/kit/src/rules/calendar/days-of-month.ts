import { addDays, monthOf, monthSpan, type Day } from '../days.ts';
import type { ChosenDays } from './choosing.ts';
import type { Month } from './month-grid.ts';

/** A day where it lies in a month; undefined where it lies in another. */
export const dayOfMonth = (month: Month, day: Day): Day | undefined =>
  monthOf(day) === month ? day : undefined;

/**
 * The range as far as a month holds something of it: a month before or after it holds nothing, and is not drawn again when it changes.
 * A month that lies wholly in between has both ends, cut to the nearest ones outside of it.
 */
export function daysHeldBy(
  month: Month,
  { out, back }: ChosenDays,
): { readonly out: Day | undefined; readonly back: Day | undefined } {
  if (out === undefined || monthOf(out) > month || monthOf(back ?? out) < month)
    return { out: undefined, back: undefined };
  const { startDate, endDate } = monthSpan(month);
  return {
    out: out < startDate ? addDays(startDate, -1) : out,
    back: back !== undefined && back > endDate ? addDays(endDate, 1) : back,
  };
}
