import { addMonths, daysBetween, type Day } from './days.ts';

/** How a traveller counts on the day of departure; `newborn` may not fly yet, `unborn` has no birthday yet. */
export type AgeClass = 'unborn' | 'newborn' | 'infant' | 'child' | 'adult';

/** The limits of the classes. Source: membership.md section 9, decision 18. */
export const ageLimits = { infantFromDays: 14, childFromYears: 2, adultFromYears: 12 } as const;

/**
 * The day of the nth birthday. A birthday of 29 February falls on the 28th in a common year: a term without its day ends
 * with the month's last (Civil Code of China, article 202).
 */
export const birthdayOf = (birthday: Day, years: number): Day => addMonths(birthday, years * 12);

/** Whole years on a day; negative before the birth. */
export function ageOn(birthday: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(birthday.slice(0, 4));
  return birthdayOf(birthday, years) <= on ? years : years - 1;
}

/**
 * The class on the day of departure. Source: decision 18.
 * @param on the day in the departure airport's calendar: `dayIn(departure, zoneOfTheAirport)`
 */
export function ageClassOn(birthday: Day, on: Day): AgeClass {
  const days = daysBetween(birthday, on);
  if (days < 0) return 'unborn';
  if (days < ageLimits.infantFromDays) return 'newborn';
  if (on < birthdayOf(birthday, ageLimits.childFromYears)) return 'infant';
  return on < birthdayOf(birthday, ageLimits.adultFromYears) ? 'child' : 'adult';
}
