import type { PlaceNames } from '@mapp/kit/rules';
import { allCities } from '@mapp/kit/rules/cities';
import { metro } from './airports/traffic.ts';
import { families } from './booking/families.ts';
import { causes } from './changes/ticket-wire.ts';
import { given as vouchers } from './changes/upgrade-options.ts';
import { coded, plain } from './check-in/refusal-texts.ts';
import { products } from './coupons/products.ts';
import { entries, reasons } from './dynamics/texts.ts';
import { languages, type Language, type Texts } from './language.ts';
import { partners } from './retro/terms.ts';
import { cities } from './seed/check-in/cities.ts';
import { notices } from './seed/notices.ts';
import { given as benefits } from './tiers/programme.ts';
import { airportName } from './timetable/airport-names.ts';

const isTexts = (value: object): value is Texts =>
  languages.every((language) => typeof (value as Partial<Texts>)[language] === 'string');

/** Texts within a table, however deep. */
function textsIn(table: unknown): Texts[] {
  if (typeof table !== 'object' || table === null) return [];
  return isTexts(table) ? [table] : Object.values(table).flatMap(textsIn);
}

/** A place's name; where a language has none of its own, the English one. */
const everywhere = (names: PlaceNames): Texts =>
  Object.fromEntries(languages.map((language) => [language, names[language] ?? names.en])) as Texts;

/** Names of a city, of its airports, and of both together. */
const namesOf = ({ names, airports }: (typeof allCities.cities)[number]): Texts[] => [
  everywhere(names),
  ...airports.flatMap(({ code, names: own }) => [airportName(code), everywhere(own)]),
];

/** Texts that do not depend on what is asked. Where two are the same in Chinese, the first is meant. */
const tables = [
  cities,
  notices,
  families,
  products,
  vouchers,
  causes,
  benefits,
  reasons,
  entries,
  partners,
  coded,
  plain,
  metro,
];

/**
 * Words of the airline by their Chinese, in another language: places, products, notices, reasons. With them a fixture that is written
 * once is shown in each language.
 */
export const wordsIn = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    [...textsIn(tables), ...allCities.cities.flatMap(namesOf)]
      .toReversed()
      .map((texts) => [texts.zh, texts[language]]),
  );
