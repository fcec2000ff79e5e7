import { addMonths, type Day } from './days.ts';

/** Months beyond a journey that many countries ask a passport to hold. Source: decision 0040. */
export const passportMonths = 6;

/**
 * Whether a passport is good for a journey, but expires sooner after it than many countries want.
 * @param expiry its last day; an empty text for none
 * @param ends the journey's last day
 */
export const expiresSoon = (expiry: Day, ends: Day): boolean =>
  expiry > ends && expiry < addMonths(ends, passportMonths);
