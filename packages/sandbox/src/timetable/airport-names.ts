import type { City } from '@mapp/kit/rules';
import { allCities } from '@mapp/kit/rules/cities';
import type { Language, Texts } from '../language.ts';
import { airports } from '../seed/airports.ts';
import { remember } from './remember.ts';

const cityOf: ReadonlyMap<string, City> = new Map(
  allCities.cities.flatMap((city) => city.airports.map(({ code }) => [code, city] as const)),
);

function made(code: string, language: Language): string {
  const city = cityOf.get(code);
  const airport = city?.airports.find((each) => each.code === code);
  const names = [city?.names, airport?.names].map((each) => each?.[language] ?? each?.en ?? code);
  return [...new Set(names)].join(language === 'en' || language === 'ru' ? ' ' : '');
}

/** City and airport of a code, in the five languages. */
export const airportName = remember(
  1000,
  (code: string) => code,
  (code): Texts =>
    Object.hasOwn(airports, code)
      ? airports[code as keyof typeof airports].name
      : {
          zh: made(code, 'zh'),
          en: made(code, 'en'),
          ja: made(code, 'ja'),
          ko: made(code, 'ko'),
          ru: made(code, 'ru'),
        },
);

/** City and airport in one language. */
export const airportNameIn = (code: string, language: Language): string => airportName(code)[language];
