import type { SearchDraft } from '../../rules/booking/search-address.ts';
import { addDays, type Day } from '../../rules/days.ts';

/** Tickets are sold so many days ahead, today among them. */
const daysAhead = 361;

/** The question to a calendar for the days of a segment: a later segment begins on the day of the one before at the earliest. */
export function daysOf({ kind, segments }: SearchDraft, at: number, today: Day) {
  const earlier = segments.slice(0, at).flatMap(({ day }) => day ?? []);
  const min = earlier.reduce((latest, day) => (day > latest ? day : latest), today);
  return {
    trip: kind === 'return' ? 'RT' : 'OW',
    date: segments[at]?.day,
    returnDate: kind === 'return' ? segments[1]?.day : undefined,
    ...(min > today && { min, max: addDays(today, daysAhead - 1) }),
  };
}

/** Party and cabin whose prices a calendar shows, as its address has them: those of the search. One adult goes without saying. */
export const pricesOf = ({
  adults,
  children,
  infants,
  cabin,
  direct,
}: Omit<SearchDraft, 'kind' | 'segments' | 'points'>) => ({
  ...(adults + children + infants > 1 && { adults: String(adults) }),
  ...(children > 0 && { children: String(children) }),
  ...(infants > 0 && { infants: String(infants) }),
  ...(cabin && { cabin }),
  ...(direct && { direct: '1' }),
});

/** The question to a calendar for one day of one route, and the address that a chosen day belongs to. */
export const dayQuestion = (
  { from, to }: { readonly from: string; readonly to: string },
  day: Day,
  prices: Parameters<typeof pricesOf>[0],
  returnUrl: string,
) => ({ from, to, trip: 'OW', only: '1', date: day, ...pricesOf(prices), returnUrl });
