// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `duration`, by key. */
export interface Duration {
  'hoursAndMinutes': { hours: number; minutes: number };
  'formerly': { time: string | number };
}
