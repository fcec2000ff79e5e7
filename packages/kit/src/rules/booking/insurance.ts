import { ageClassOn, birthdayOf } from '../ages.ts';
import type { Day } from '../days.ts';

/** Oldest age that can be insured, whole years. Source: travel.md 5. */
export const oldestInsured = 80;

/**
 * Why somebody cannot be insured: an infant, or older than 80, on any day of the journey; undefined for who can.
 * @param days days of departure, each in the calendar of its airport
 */
export function insuranceObstacle(
  birthday: Day,
  days: readonly Day[],
): 'insuranceInfant' | 'insuranceOld' | undefined {
  const limit = birthdayOf(birthday, oldestInsured + 1);
  if (days.some((day) => ['unborn', 'newborn', 'infant'].includes(ageClassOn(birthday, day))))
    return 'insuranceInfant';
  return days.some((day) => day >= limit) ? 'insuranceOld' : undefined;
}
