import {
  placeName,
  scopeOf,
  type Airport,
  type Cities,
  type City,
  type CityScope,
  type CityWithout,
  type PlaceNames,
} from './cities.ts';
import type { NameLanguage } from './countries.ts';
import { findByKeys, foldKey, keysOf } from './index-keys.ts';
import { initialOf, noInitial } from './initials.ts';
import { nearSound } from './near-sounds.ts';

/** What is chosen: a city, with all its airports or one of them, or an airport. */
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

export interface PlaceIndex {
  /** All places by initial letter; letters without places are not there. */
  readonly letters: Readonly<
    Record<CityScope, readonly { readonly letter: string; readonly places: readonly Place[] }[]>
  >;
  /** The row of a city or an airport; `prefer` says which where both have the code. */
  readonly placeOf: (code: string, prefer?: PlaceKind) => Place | undefined;
  /** The places that answer, each city before its airports, and those that only sound alike. `undefined` when nothing is asked. */
  readonly find: (
    query: string,
  ) => { readonly found: readonly Place[]; readonly alike: readonly Place[] } | undefined;
  /** Makes what `find` needs, if one has time before the first query. */
  readonly prepare: () => void;
}

/** One line of a list with what it is found by. */
interface Entry {
  readonly place: Place;
  readonly below: readonly Place[];
  readonly scope: CityScope | undefined;
  readonly reading: string;
  readonly names: readonly PlaceNames[];
  readonly codes: readonly string[];
  readonly pinyin: readonly string[];
  readonly kana?: string | undefined;
  /** Known in every language, so likelier to be meant. */
  readonly major: boolean;
}

const languages = ['zh', 'en', 'ja', 'ko', 'ru'] as const satisfies readonly NameLanguage[];

const codeLength = 3;

/** With airports there are more words in which a few letters stand by chance. */
const manyLetters = 6;

/** At most so many that sound alike: more are no help. */
const alikeMost = 12;

const readingOf = (
  { names, pinyin }: Pick<City, 'names' | 'pinyin'>,
  kana: string | undefined,
  language: NameLanguage,
): string => {
  if (language === 'zh') return pinyin.length > 0 ? pinyin.join('') : names.en;
  return language === 'ja' && names.ja ? (kana ?? names.ja) : placeName(names, language);
};

/** A name in Latin letters stands under its letter, after those of the language. */
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

function cityEntries(city: City, language: NameLanguage, kind: PlaceKind): readonly Entry[] {
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

function withoutEntry(city: CityWithout, instead: City, language: NameLanguage): Entry {
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

const wordsIn = (name: string): readonly string[] => name.split(/[\s\-–—・·,()（）&/]+/u);

/** What is in Latin letters comes first, as it is typed most. */
const keysFor = ({ names, codes, pinyin, kana }: Entry, language: NameLanguage): string => {
  const said = new Set(names.flatMap((each) => languages.flatMap((of) => each[of] ?? [])));
  const spelled = [pinyin, pinyin.map((syllable) => syllable.replace('ü', 'v'))];
  const english = wordsIn(names[0]?.en ?? '');
  const initials = [pinyin.map((syllable) => syllable.slice(0, 1)).join('')];
  const inChinese = language === 'zh';
  return keysOf(
    [
      ...(inChinese ? [...spelled, english] : [english, ...spelled]),
      ...(inChinese ? [initials] : []),
      ...codes.map((code) => [code]),
      ...Array.from(said, wordsIn),
      ...(kana ? [[kana]] : []),
    ].filter((words) => words.length > 0),
    inChinese ? [] : [initials],
  );
};

const isLatin = /^[a-z]{2,}$/;

/**
 * Places in the order of a language, by letter, and findable in five languages, by pinyin, its initials and IATA codes.
 * @param kind whether rows are cities, or airports
 */
export function indexPlaces(
  { cities, without }: Cities,
  language: NameLanguage,
  kind: PlaceKind,
): PlaceIndex {
  const { compare } = new Intl.Collator(language === 'zh' ? 'en' : language);
  const isForeign = (letter: string) =>
    Number(language !== 'zh' && language !== 'en' && /^[A-Z#]$/.test(letter));
  const listed = cities
    .flatMap((city) => cityEntries(city, language, kind))
    .toSorted(
      (a, b) =>
        Number(a.place.letter === noInitial) - Number(b.place.letter === noInitial) ||
        isForeign(a.place.letter) - isForeign(b.place.letter) ||
        compare(a.reading, b.reading),
    );
  const letters: Record<CityScope, { letter: string; places: Place[] }[]> = { inner: [], outer: [] };
  for (const { place, scope } of listed) {
    if (!scope) continue;
    const last = letters[scope].at(-1);
    if (last?.letter === place.letter) last.places.push(place);
    else letters[scope].push({ letter: place.letter, places: [place] });
  }

  const cityByCode = new Map(cities.map((city) => [city.code, city]));
  const rowByKey = new Map(
    listed
      .flatMap(({ place, below }) => [place, ...below.map(({ below: _, ...row }) => row)])
      .map((row) => [row.key, row]),
  );
  const byWeight = [...listed.filter(({ major }) => major), ...listed.filter(({ major }) => !major)];
  const entries: readonly Entry[] =
    kind === 'airport'
      ? byWeight
      : [
          ...byWeight,
          ...without.flatMap((city) => {
            const instead = cityByCode.get(city.nearest);
            return instead ? [withoutEntry(city, instead, language)] : [];
          }),
        ];

  let made:
    | { keys: readonly string[]; sounds: readonly (readonly [string, string] | undefined)[] }
    | undefined;
  const madeNow = () =>
    (made ??= {
      keys: entries.map((entry) => keysFor(entry, language)),
      sounds: entries.map(({ pinyin }) => {
        const whole = pinyin.join('');
        return whole === '' ? undefined : [nearSound(whole, 'endings'), nearSound(whole)];
      }),
    });

  return {
    letters,
    placeOf: (code, prefer = kind) =>
      prefer === 'city'
        ? (rowByKey.get(code) ?? rowByKey.get(`airport ${code}`))
        : (rowByKey.get(`airport ${code}`) ?? rowByKey.get(code)),
    find: (query) => {
      const wanted = foldKey(query);
      if (wanted === '') return undefined;
      const { keys } = madeNow();
      const code = wanted.toUpperCase();
      const ranked = findByKeys(query, entries, keys, manyLetters) ?? [];
      // What has this very code is meant, whatever else begins so.
      const named = code.length === codeLength ? ranked.filter(({ codes }) => codes.includes(code)) : [];
      const answers = named.length > 0 ? [...new Set([...named, ...ranked])] : ranked;
      const found = answers.flatMap(({ place, below }) => {
        const asked = below.find((row) => row.code === code && place.code !== code);
        return asked ? [asked, place, ...below.filter((row) => row !== asked)] : [place, ...below];
      });
      if (!isLatin.test(wanted)) return { found, alike: [] };
      const known = new Set(answers);
      const heard = [nearSound(wanted, 'endings'), nearSound(wanted)];
      const [nearer, farther]: Place[][] = [[], []];
      entries.forEach((entry, at) => {
        if (known.has(entry)) return;
        const sounds = made?.sounds[at];
        if (sounds?.[0].startsWith(heard[0] ?? '')) nearer?.push(entry.place);
        else if (sounds?.[1].startsWith(heard[1] ?? '')) farther?.push(entry.place);
      });
      const alike = [...(nearer ?? []), ...(farther ?? [])].slice(0, alikeMost);
      return { found, alike };
    },
    prepare: () => void madeNow(),
  };
}
