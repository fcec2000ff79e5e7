import type { Airport, Cities, City } from './cities.ts';

/** A city that the back end serves, in its words. */
export interface ServedCity {
  /** IATA code. */
  readonly code: string;
  /** In Chinese; it stands for ours. */
  readonly name: string;
  readonly english: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly airports: readonly { readonly code: string; readonly name: string; readonly english: string }[];
}

const inWords = (known: Airport | undefined, served: ServedCity['airports'][number]): Airport =>
  known ?? { code: served.code, names: { zh: served.name, en: served.english } };

/**
 * The cities that the back end serves, with what we know of them: names in the other languages, readings, places. One
 * that we do not know has the back end's names alone; one that it does not serve is left out.
 */
export function servedCities(all: Cities, served: readonly ServedCity[]): Cities {
  const known = new Map(all.cities.map((city) => [city.code, city]));
  const cities = served.map(({ code, name, english, country, airports }): City => {
    const city = known.get(code);
    const same =
      city?.names.zh === name || (city !== undefined && city.names.zh === undefined && name === english);
    return {
      code,
      country,
      names: same ? city.names : { ...city?.names, zh: name, en: city?.names.en ?? english },
      // Another name is read otherwise.
      pinyin: same ? city.pinyin : [],
      ...(city?.kana !== undefined && { kana: city.kana }),
      airports: airports.map((airport) =>
        inWords(
          city?.airports.find((each) => each.code === airport.code),
          airport,
        ),
      ),
    };
  });
  const codes = new Set(cities.map(({ code }) => code));
  return { cities, without: all.without.filter(({ nearest }) => codes.has(nearest)) };
}
