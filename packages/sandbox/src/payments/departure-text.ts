import type { Day } from '@mapp/kit/rules';
import type { Language } from '../language.ts';
import type { Flight } from '../seed/flights.ts';
import { departureTime } from '../stops.ts';

const tags = { zh: 'zh-CN', en: 'en', ja: 'ja', ko: 'ko', ru: 'ru' } as const;

/**
 * A time as the clocks and calendars of its place show it.
 * @param written with the offset of the place
 */
export const localText = (written: string, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    // The local time read as if it were UTC, so that no zone shifts it.
  }).format(Date.parse(`${written.slice(0, 19)}Z`));

/** When a flight leaves, at its airport. */
export const departureText = (flight: Flight, day: Day, language: Language): string =>
  localText(departureTime(flight, day), language);
