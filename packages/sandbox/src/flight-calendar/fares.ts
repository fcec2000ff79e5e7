import { addDays, daysBetween, distanceBetween, weekdayOf, type DayFare, type Day } from '@mapp/kit/rules';
import { allCities } from '@mapp/kit/rules/cities';
import { diceOf } from '../random.ts';

/** So many days from today on are on sale, today among them. */
export const daysOnSale = 361;

interface End {
  readonly city: string;
  readonly country: string;
  readonly at: { readonly north: number; readonly east: number };
}

/** A city, or the city of an airport, that is flown to. */
function endOf(code: string): End | undefined {
  for (const { code: city, country, airports } of allCities.cities) {
    const airport = airports.find((one) => one.code === code) ?? (city === code ? airports[0] : undefined);
    if (airport?.at) return { city, country, at: airport.at };
  }
  return undefined;
}

/** How much dearer a day is: the weekend’s ends, the summer, the days around New Year and the National Day. */
function demandOn(date: Day): number {
  const monthDay = date.slice(5);
  const busy =
    (monthDay >= '07-05' && monthDay <= '08-25') ||
    (monthDay >= '09-29' && monthDay <= '10-08') ||
    (monthDay >= '02-01' && monthDay <= '02-24');
  const ofWeek = [1, 0.9, 0.9, 1, 1.2, 1.05, 1.25][weekdayOf(date)] ?? 1;
  return ofWeek * (busy ? 1.4 : 1);
}

/** How much dearer a ticket is that is bought late. */
function lateness(days: number): number {
  if (days < 3) return 1.7;
  if (days < 7) return 1.4;
  return days < 14 ? 1.2 : 1;
}

const ten = 1000;

/** Within the country every day; beyond, on some days of the week, the same all year. */
const fliesOn = (from: End, to: End, date: Day): boolean =>
  from.country === to.country || diceOf(`week ${from.city}-${to.city} ${weekdayOf(date)}`).whole(1, 7) <= 5;

/**
 * The lowest price of each day between two places: by distance, demand and time left, to ten yuan; the same for the same
 * route, day and today. One day in thirty is sold out. Nothing is flown within one city, or to where nobody flies.
 * @param today the airline's day; what is past, or not on sale yet, is left out
 */
export function faresOf(route: { from: string; to: string }, days: readonly Day[], today: Day): DayFare[] {
  const [from, to] = [endOf(route.from), endOf(route.to)];
  const last = addDays(today, daysOnSale - 1);
  return days
    .filter((date) => date >= today && date <= last)
    .map((date) => {
      if (!from || !to || from.city === to.city || !fliesOn(from, to, date))
        return { date, state: 'noFlight' };
      const dice = diceOf(`fare ${from.city}-${to.city} ${date}`);
      if (dice.whole(1, 30) === 1) return { date, state: 'soldOut' };
      const usual = 20_000 + distanceBetween(from.at, to.at) * 35;
      const fare = usual * demandOn(date) * lateness(daysBetween(today, date)) * (0.88 + dice.next() * 0.24);
      return { date, state: 'open', price: { amount: Math.round(fare / ten) * ten, currency: 'CNY' } };
    });
}
