import { useState } from 'react';
import { useLowestPrices, type FareRoute } from '../../../client/flight/flight-calendar.ts';
import type { DayBounds, MonthPrices } from '../../../components/price-calendar/types.ts';
import type { Money } from '../../../rules/money.ts';
import type { ChosenDays } from '../../../rules/calendar/choosing.ts';
import { lowestOf, type DayFare } from '../../../rules/calendar/fares.ts';
import { monthsOf, type Month } from '../../../rules/calendar/month-grid.ts';
import { monthOf, type Day } from '../../../rules/days.ts';

type Way = 'out' | 'back';
type Read = ReturnType<typeof useLowestPrices>[number];

interface Shown {
  /** Way whose prices the days show. */
  readonly way: Way;
  readonly chosen: ChosenDays;
}

const waiting: MonthPrices = { state: 'waiting' };
const made = new WeakMap<readonly DayFare[], Map<DayFare | undefined, MonthPrices>>();

/** The prices of a month with one day of the other way; the same object for the same answers, so that a month is not drawn again. */
function pricesFrom(days: readonly DayFare[], own: DayFare | undefined): MonthPrices {
  const known = made.get(days) ?? new Map<DayFare | undefined, MonthPrices>();
  made.set(days, known);
  const before = known.get(own);
  if (before) return before;
  const fares = new Map(days.map((fare) => [fare.date, fare]));
  const lowest = lowestOf(days);
  if (own) fares.set(own.date, own);
  const prices: MonthPrices = { state: 'known', fares, lowest };
  known.set(own, prices);
  return prices;
}

/** The prices of the months that have come near, for the way out and, once it is wanted, for the way back. */
export function useRoutePrices(
  { from, to, passengers, cabin, direct }: FareRoute,
  bounds: DayBounds,
  { way, chosen }: Shown,
) {
  const months = monthsOf(bounds.min, bounds.max);
  const [near, setNear] = useState<readonly Month[]>([]);
  // A chosen day has its price, however far down it is.
  const wanted = months.filter(
    (month) => near.includes(month) || [chosen.out, chosen.back].some((day) => day && monthOf(day) === month),
  );
  const asked = { ...(passengers && { passengers }), ...(cabin && { cabin }), ...(direct && { direct }) };
  const reads: Record<Way, Read[]> = {
    out: useLowestPrices({ ...asked, from, to }, wanted),
    back: useLowestPrices({ ...asked, from: to, to: from }, way === 'back' ? wanted : []),
  };
  const readOf = (of: Way, month: Month): Read | undefined => reads[of][wanted.indexOf(month)];
  const fareOf = (of: Way, day: Day | undefined): DayFare | undefined =>
    day === undefined ? undefined : readOf(of, monthOf(day))?.data?.days.find(({ date }) => date === day);

  const pricesOf = (month: Month): MonthPrices => {
    const read = readOf(way, month);
    if (read?.error) return { state: 'failed', onRetry: () => void read.refetch(), busy: read.isFetching };
    if (!read?.data) return waiting;
    // The way out keeps its own price while the days are those of the way back, but where both are one day.
    const own = way === 'back' && chosen.out !== chosen.back ? fareOf('out', chosen.out) : undefined;
    return pricesFrom(read.data.days, own && monthOf(own.date) === month ? own : undefined);
  };

  return {
    of: pricesOf,
    onLoadMonth: (month: Month) => setNear((known) => (known.includes(month) ? known : [...known, month])),
    priceOf: (of: Way, day: Day | undefined): Money | undefined => fareOf(of, day)?.price,
    /** The day is known to be had no more, or never. */
    gone: (of: Way, day: Day | undefined): boolean => (fareOf(of, day)?.state ?? 'open') !== 'open',
    /** Nothing is flown on this route, as far as has been asked. */
    none:
      reads.out.length > 0 &&
      reads.out.every(({ data }) => data?.days.every(({ state }) => state === 'noFlight')),
  };
}
