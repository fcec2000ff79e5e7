import { ageClassOn, ageLimits, ageOn, type AgeClass } from '../rules/ages.ts';
import type { Day } from '../rules/days.ts';
import { calendarDay } from './day.ts';
import { refuse, type Checked, type Refused } from './result.ts';

/** Nobody has been older. */
const oldest = 125;

/** A date of birth: not after today, of a living person. */
export function birthday(input: string, today: Day): Checked {
  const day = calendarDay(input);
  if (!day.ok) return day;
  if (day.value > today) return refuse('birthday.future');
  return ageOn(day.value, today) > oldest ? refuse('birthday.past') : day;
}

/** The kinds of passenger; on the wire INF, CHD, ADT. */
export type Traveller = Extract<AgeClass, 'infant' | 'child' | 'adult'>;

const wrongClass: Record<Traveller, () => Refused> = {
  infant: () => refuse('birthday.infant', { years: ageLimits.childFromYears }),
  child: () => refuse('birthday.child', { from: ageLimits.childFromYears, to: ageLimits.adultFromYears }),
  adult: () => refuse('birthday.adult', { years: ageLimits.adultFromYears }),
};

/**
 * A date of birth that fits the kind of passenger on the day of departure. Source: decision 18.
 * @param departure the day in the departure airport's calendar
 */
export function travellerBirthday(input: string, departure: Day, traveller: Traveller): Checked {
  const day = birthday(input, departure);
  if (!day.ok) return day;
  const found = ageClassOn(day.value, departure);
  if (found === traveller) return day;
  return found === 'newborn' && traveller === 'infant'
    ? refuse('birthday.newborn', { days: ageLimits.infantFromDays })
    : wrongClass[traveller]();
}
