import {
  placeName,
  scopeOf,
  type Airport,
  type City,
  type CityScope,
  type CityWithout,
  type PlaceNames,
} from './cities.ts';
import type { NameLanguage } from './countries.ts';
import { initialOf, noInitial } from './initials.ts';

/** Kind of place that is chosen: a city, with all its airports or one of them, or an airport. */
export type PlaceKind = 'city' | 'airport';

/** One row of a list of places. */
export interface Place {
  /** Unlike any other row's. */
  readonly key: string;
  /** IATA code that choosing it gives. */
  readonly code: string;
  readonly kind: PlaceKind;
  /** In the language in use. */
  readonly name: string;
  readonly english: string;
  /** A city's only airport, or the airport that this is: its name beside the city's. */
  readonly airport?: string;
  /** A city of several airports. */
  readonly several?: boolean;
  /** An airport below its city. */
  readonly below?: boolean;
  /** A city without an airport: choosing it gives this city. */
  readonly instead?: { readonly code: string; readonly name: string };
  /** ISO 3166-1 code; undefined where it goes without saying. */
  readonly country?: string;
  readonly letter: string;
}

/** A row of a list with what it is ordered and found by. */
export interface Entry {
  readonly place: Place;
  readonly below: readonly Place[];
  readonly scope: CityScope | undefined;
  readonly reading: string;
  /** Its own first, then its airports'. */
  readonly names: readonly [own: PlaceNames, ...others: PlaceNames[]];
  readonly codes: readonly string[];
  readonly pinyin: readonly string[];
  readonly kana?: string | undefined;
  /** Known in every language, so likelier to be meant. */
  readonly major: boolean;
}

const readingOf = (
  { names, pinyin }: Pick<City, 'names' | 'pinyin'>,
  kana: string | undefined,
  language: NameLanguage,
): string => {
  if (language === 'zh') return pinyin.length > 0 ? pinyin.join('') : names.en;
  return language === 'ja' && names.ja ? (kana ?? names.ja) : placeName(names, language);
};

/** A name in Latin letters is under its letter, after those of the language. */
const letterOf = (reading: string, language: NameLanguage): string => {
  const letters = reading.replace(/^\P{L}+/u, '');
  const own = initialOf(letters, language);
  return own === noInitial && language !== 'zh' ? initialOf(letters, 'en') : own;
};

/** `Beijing Capital`; an airport's name that begins with the city's stays as it is, and where only the city has a name, that is it. */
const airportName = (city: PlaceNames, airport: Airport, language: NameLanguage): string => {
  const [of, own] = [placeName(city, language), airport.names[language]];
  if (own === undefined) return city[language] === undefined ? placeName(airport.names, 'en') : of;
  if (own.startsWith(of)) return own;
  return language === 'zh' || language === 'ja' ? of + own : `${of} ${own}`;
};

function airportRow(city: City, airport: Airport, language: NameLanguage, letter: string): Place {
  return {
    key: `airport ${airport.code}`,
    code: airport.code,
    kind: 'airport',
    name: airportName(city.names, airport, language),
    english: airportName(city.names, airport, 'en'),
    ...(airport.names[language] !== undefined && { airport: airport.names[language] }),
    ...(scopeOf(city) === 'outer' && { country: city.country }),
    letter,
  };
}

/** A city's row, with its airports below where it has several; or its airports' rows. */
export function cityEntries(city: City, language: NameLanguage, kind: PlaceKind): readonly Entry[] {
  const reading = readingOf(city, city.kana, language);
  const letter = letterOf(reading, language);
  const rows = city.airports.map((airport) => airportRow(city, airport, language, letter));
  const base = {
    scope: scopeOf(city),
    reading,
    pinyin: city.pinyin,
    kana: city.kana,
    major: city.names.ko !== undefined,
  };
  if (kind === 'airport') {
    return city.airports.map((airport, at) => ({
      ...base,
      place: rows[at] as Place,
      below: [],
      names: [city.names, airport.names],
      codes: [airport.code, city.code],
    }));
  }
  const [only, ...more] = city.airports;
  const name = placeName(city.names, language);
  const own = only && more.length === 0 ? (only.names[language] ?? undefined) : undefined;
  const place: Place = {
    key: city.code,
    code: city.code,
    kind: 'city',
    name,
    english: city.names.en,
    ...(own !== undefined && own !== name && { airport: own }),
    ...(more.length > 0 && { several: true }),
    ...(base.scope === 'outer' && { country: city.country }),
    letter,
  };
  return [
    {
      ...base,
      place,
      below: more.length > 0 ? rows.map((row) => ({ ...row, below: true })) : [],
      names: [city.names, ...city.airports.map(({ names }) => names)],
      codes: [city.code, ...city.airports.map(({ code }) => code)],
    },
  ];
}

/** The row of a city without an airport, which leads to another. */
export function withoutEntry(city: CityWithout, instead: City, language: NameLanguage): Entry {
  const reading = readingOf(city, undefined, language);
  return {
    place: {
      key: `without ${city.names.en}`,
      code: instead.code,
      kind: 'city',
      name: placeName(city.names, language),
      english: city.names.en,
      instead: { code: instead.code, name: placeName(instead.names, language) },
      letter: letterOf(reading, language),
    },
    below: [],
    scope: undefined,
    reading,
    names: [city.names],
    codes: [],
    pinyin: city.pinyin,
    major: false,
  };
}
