export type { CityTimes } from '../../contracts/check-in/check-in.ts';

/** Kind of times: online from the opening on, or until when the counters take you. */
export type TimesOf = 'online' | 'counter';
