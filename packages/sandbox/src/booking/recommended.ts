import { addDays } from '@mapp/kit/rules';
import { lowestOf } from './lowest.ts';
import type { Moment } from './offers.ts';

const from = 'SHA';
/** Cities that are shown on a home, in this order. */
const cities = ['BJS', 'SYX', 'XIY', 'CAN', 'CTU', 'KMG'];
const party = { adults: 1, children: 0, infants: 0 };
/** The week that is looked at begins so many days from today. */
const ahead = 14;

/** The cheapest day of a week for each city; one that nothing is flown to is left out. */
export function recommended(moment: Moment) {
  const days = Array.from({ length: 7 }, (_, at) => addDays(moment.today, ahead + at));
  return cities.flatMap((to) => {
    const [cheapest] = lowestOf({ from, to, party }, days, moment)
      .flatMap(({ date, price }) => (price ? [{ from, to, day: date, price }] : []))
      .toSorted((one, other) => one.price.amount - other.price.amount);
    return cheapest ? [cheapest] : [];
  });
}
