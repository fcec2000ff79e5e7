// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { Packs } from './types.ts';

/** The arguments of each message, by area and key. */
export interface MessageArguments {
  'points': {

  };
}

/** One lazy catalogue for each language and area. A key that a language lacks does not compile. */
export const packs: Packs<MessageArguments> = {
  zh: {
    'points': () => import('./zh/points.json'),
  },
  en: {
    'points': () => import('./en/points.json'),
  },
  ja: {
    'points': () => import('./ja/points.json'),
  },
  ko: {
    'points': () => import('./ko/points.json'),
  },
  ru: {
    'points': () => import('./ru/points.json'),
  },
};
