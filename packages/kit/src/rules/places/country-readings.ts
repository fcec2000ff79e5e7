import type { CountryReadings } from './country-index.ts';
import pinyin from './country-pinyin.json' with { type: 'json' };
import words from './country-words.json' with { type: 'json' };

/** How the names of all countries of ISO 3166-1 are read. Some KiB: load it where a list is shown. */
export const countryReadings: CountryReadings = { pinyin, words };
