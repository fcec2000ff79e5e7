import type { Day } from '../rules/days.ts';
import { accept, refuse, type Checked } from './result.ts';
import { normaliseInput } from './typed.ts';

const spaces = /\s+/g;
/** 2026-06-01, 2026/6/1, 2026.6.1, and with the three Chinese words for year, month and day. */
const parted = /^(\d{4})[-/.\u5E74](\d{1,2})[-/.\u6708](\d{1,2})\u65E5?$/;
const joined = /^(\d{4})(\d{2})(\d{2})$/;

/** Whether a text of the form `2026-06-01` names a day that there is. */
export function isDay(text: string): text is Day {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}

/** A day of the calendar, in any usual order-by-size writing; stored as `2026-06-01`. */
export function calendarDay(input: string): Checked {
  const typed = normaliseInput(input);
  if (typed === '') return refuse('day.empty');
  const text = typed.length > 32 ? '' : typed.replace(spaces, '');
  const found = joined.exec(text) ?? parted.exec(text);
  const [, year = '', month = '', date = ''] = found ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return found && isDay(day) ? accept(day) : refuse('day.date');
}

/**
 * The last day of a document: on that day it is still valid.
 * @param on today, or the day of travel
 */
export function documentExpiry(input: string, on: Day): Checked {
  const day = calendarDay(input);
  return day.ok && day.value < on ? refuse('document.expired') : day;
}
