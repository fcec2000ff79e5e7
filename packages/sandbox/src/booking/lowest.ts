import { addDays, type Day, type DayFare } from '@mapp/kit/rules';
import { airfieldsAt } from '../timetable/airfields.ts';
import { soldWays, type Moment, type Wanted } from './offers.ts';
import { partyTotal } from './prices.ts';

/** So many days from today on are on sale, today among them. */
const daysOnSale = 361;

/** Whether a day is on sale. */
export const isOnSale = (day: Day, today: Day): boolean => day >= today && day < addDays(today, daysOnSale);

/** Whether two codes name a way between two cities. */
export const isRoute = (from: string, to: string): boolean => {
  const [one] = airfieldsAt(from);
  const [other] = airfieldsAt(to);
  return one !== undefined && other !== undefined && one.city !== other.city;
};

/** Route and party of a lowest price. */
export interface LowestWanted extends Pick<Wanted, 'from' | 'to' | 'party' | 'cabin'> {
  /** Only without a change and without a landing on the way. */
  readonly direct?: boolean | undefined;
}

/** The lowest price of a day for the whole party: that of its cheapest offer. */
function lowestOn({ direct, ...route }: LowestWanted, date: Day, moment: Moment): DayFare {
  const ways = soldWays({ ...route, day: date }, moment).filter(
    ({ way: [first, ...others] }) => !direct || (others.length === 0 && first.service.landings.length === 0),
  );
  if (ways.length === 0) return { date, state: 'noFlight' };
  const totals = ways.flatMap(({ fares }) => fares.map((fare) => partyTotal(fare, route.party)));
  if (totals.length === 0) return { date, state: 'soldOut' };
  return { date, state: 'open', price: { amount: Math.min(...totals), currency: 'CNY' } };
}

/** The lowest price of each of some days; those that are not on sale are left out. */
export const lowestOf = (wanted: LowestWanted, days: readonly Day[], moment: Moment): DayFare[] =>
  days.filter((day) => isOnSale(day, moment.today)).map((day) => lowestOn(wanted, day, moment));
