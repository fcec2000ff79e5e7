export type { CityTimes } from '../../contracts/check-in.ts';

/** What times are told: online from the opening on, or until when the counters take you. */
export type TimesOf = 'online' | 'counter';
