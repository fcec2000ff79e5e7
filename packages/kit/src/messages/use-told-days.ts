import { dayIn, type Day } from '../rules/days.ts';
import { formatsFor, type DateStyle } from './formats.ts';
import { useLanguage } from './provider.tsx';

/** Days and moments as they are told on some day: with the year where it is another one, and without the day where it is the same. */
export interface ToldDays {
  /** A calendar day or an instant, by its day. */
  readonly day: (value: string, style?: Extract<DateStyle, 'monthDay' | 'weekday'>) => string;
  /** Day and time of an instant. */
  readonly moment: (at: string) => string;
  /** The end of a time that is running: its time alone where it is today. */
  readonly until: (at: string) => string;
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Words for days and moments.
 * @param now the airline's clock, ms since 1970, or its calendar day; while it is not known, no year is told and no day left out
 */
export function useToldDays(now: number | Day | undefined): ToldDays {
  const { locale, timeZone } = useLanguage('useToldDays');
  const { date } = formatsFor(locale, timeZone);
  const dayOf = (value: string): Day => {
    if (calendarDay.test(value)) return value;
    const instant = new Date(value);
    return Number.isNaN(instant.getTime()) ? value : dayIn(instant, timeZone);
  };
  const today = typeof now === 'number' ? dayIn(new Date(now), timeZone) : now;
  const day: ToldDays['day'] = (value, style = 'monthDay') =>
    date(value, today === undefined || dayOf(value).slice(0, 4) === today.slice(0, 4) ? style : 'date');
  const moment = (at: string) => `${day(at)} ${date(at, 'time')}`;
  return { day, moment, until: (at) => (dayOf(at) === today ? date(at, 'time') : moment(at)) };
}
