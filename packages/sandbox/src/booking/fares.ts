import { weekdayOf, type Day } from '@mapp/kit/rules';
import { diceOf } from '../random.ts';
import { airfieldOf, cityOf, isDomestic, kilometres } from '../timetable/airfields.ts';
import type { Departure, Way } from '../timetable/ways.ts';
import { families, type FamilyId } from './families.ts';
import { toTens, type Priced } from './prices.ts';
import { specialRoute } from './special-routes.ts';
import { taxesOf, type TaxedLeg } from './taxes.ts';

/** A fare of a way, before it is written for the wire. */
export interface Fare extends Priced {
  readonly id: FamilyId;
  readonly kilometres: number;
  /** Left out where there are enough. */
  readonly seatsLeft?: number;
}

const taxed = ({ service: { from, to } }: Departure): TaxedLeg => {
  const [one, other] = [airfieldOf(from), airfieldOf(to)];
  if (!one || !other) throw new Error(`No airport ${one ? to : from}`);
  return { kilometres: kilometres(one, other), domestic: isDomestic(one, other) };
};

/** Full economy fare of a leg, fen. */
const fullOf = ({ kilometres: far, domestic }: TaxedLeg): number =>
  domestic ? 28_000 + far * 88 : 60_000 + far * 62;

/** Price of a day beside others of its week: the lowest on Tuesdays. */
const ofWeek = [1, 0.88, 0.93, 1, 1.15, 1.05, 1.2];

/** How much dearer a day is: the weekend’s ends, the summer, the days around New Year and the National Day. */
function demandOn(date: Day): number {
  const monthDay = date.slice(5);
  const busy =
    (monthDay >= '07-05' && monthDay <= '08-25') ||
    (monthDay >= '09-29' && monthDay <= '10-08') ||
    (monthDay >= '02-01' && monthDay <= '02-24');
  return (ofWeek[weekdayOf(date)] ?? 1) * (busy ? 1.35 : 1);
}

const narrowFamilies: readonly FamilyId[] = ['basic', 'standard', 'flex', 'business'];
const wideFamilies: readonly FamilyId[] = ['basic', 'standard', 'flex', 'premium', 'business', 'first'];

/** Further than this, kilometres, there are premium economy and first class. */
const longHaul = 4000;

/** Fares that are cheaper on a quiet day. */
const moving: ReadonlySet<FamilyId> = new Set(['basic', 'standard', 'premium']);

/** Fewer than these seats are told. */
const few = 9;

/** Whether all of a day is sold, where the route has nothing to show on purpose. */
const isSoldOut = (from: string, to: string, day: Day): boolean =>
  !specialRoute(from, to).even && diceOf(`sold ${cityOf(from)}-${cityOf(to)} ${day}`).whole(1, 30) === 1;

/** Fares of a way, the cheapest first. */
export function faresOf(way: Way, ticketed: Day): Fare[] {
  const [first] = way;
  const last = way.at(-1) ?? first;
  const { from } = first.service;
  const { to } = last.service;
  const route = specialRoute(from, to);
  if (isSoldOut(from, to, first.day)) return [];
  const legs = way.map(taxed);
  const base = legs.reduce((sum, leg) => sum + fullOf(leg), 0) * (way.length > 1 ? 0.8 : 1);
  const numbers = way.map(({ service }) => service.flightNo).join('-');
  const lean = 0.9 + diceOf(`lean ${numbers}`).next() * 0.2;
  const mood = route.even ? 1 : 0.94 + diceOf(`mood ${numbers} ${first.day}`).next() * 0.12;
  const taxes = taxesOf(legs, ticketed);
  const far = legs.reduce((sum, leg) => sum + leg.kilometres, 0);
  return (legs.some((leg) => leg.kilometres > longHaul) ? wideFamilies : narrowFamilies)
    .filter((id) => families[id].cabin !== route.soldOutCabin)
    .map((id): Fare => {
      const { cabinFactor, share } = families[id];
      const full = toTens(base * cabinFactor);
      const wanted = moving.has(id) ? share * lean * mood * demandOn(first.day) : share;
      const dice = diceOf(`seats ${numbers} ${route.even ? '' : first.day} ${id}`);
      const left = dice.whole(1, 30);
      return {
        id,
        full,
        fare: Math.min(full, toTens(full * wanted)),
        taxes,
        kilometres: far,
        ...(left <= few && id !== 'first' && { seatsLeft: left }),
      };
    })
    .toSorted((a, b) => a.fare - b.fare);
}
