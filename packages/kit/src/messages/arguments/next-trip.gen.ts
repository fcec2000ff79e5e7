// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { Tag } from '../types.ts';

/** The arguments of each message of `next-trip`, by key. */
export interface NextTrip {
  'seat': undefined;
  'gate': undefined;
  'boards': undefined;
  'opens': undefined;
  'closes': undefined;
  'notChosen': undefined;
  'onTheDay': undefined;
  'separator': undefined;
  'people': { count: number };
  'closing': { names: string | number; flight: string | number; b: Tag; minutes: number };
  'closing.do': undefined;
}
