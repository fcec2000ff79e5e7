import { ageClassOn, birthdayOf } from '../ages.ts';
import type { Day } from '../days.ts';
import type { Money } from '../money.ts';

/** Oldest age that can be insured, whole years. Source: travel.md 5. */
export const oldestInsured = 80;

/** Most that an insurance pays out, yuan, by its id. Source: travel.md 9. */
export const mostCovered = { delay: 300, refund: 2000 } as const;

/**
 * Most that an insurance pays out: no more than the documents allow, whatever is told. Amounts in minor units.
 * @param id `delay`, `refund`; others have no limit of their own
 */
export function coverOf(id: string, { amount, currency }: Money): Money {
  const most = Object.entries(mostCovered).find(([kind]) => kind === id)?.[1];
  return most === undefined || currency !== 'CNY'
    ? { amount, currency }
    : { amount: Math.min(amount, most * 100), currency };
}

/** Why somebody cannot be insured: an infant, or above the oldest age. */
export type InsuranceObstacle = 'insuranceInfant' | 'insuranceOld';

/**
 * Why somebody cannot be insured: an infant, or older than 80, on any day of the journey; undefined for who can.
 * @param days days of departure, each in the calendar of its airport
 */
export function insuranceObstacle(birthday: Day, days: readonly Day[]): InsuranceObstacle | undefined {
  const limit = birthdayOf(birthday, oldestInsured + 1);
  if (days.some((day) => ['unborn', 'newborn', 'infant'].includes(ageClassOn(birthday, day))))
    return 'insuranceInfant';
  return days.some((day) => day >= limit) ? 'insuranceOld' : undefined;
}
