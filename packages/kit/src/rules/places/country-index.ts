import { countryName, type CountryNames, type NameLanguage } from './countries.ts';
import { findByKeys, foldKey, keysOf } from './index-keys.ts';
import { initialOf, noInitial } from './initials.ts';
import { wordsIn } from './name-words.ts';

/** One country or region of a list. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In the language in use. */
  readonly name: string;
  /** In English, as passports print it. */
  readonly english: string;
  /** Under which it stands; `#` where none can be said. */
  readonly letter: string;
}

/** How names are read, as data that only a list needs: `country-pinyin.json` and `country-words.json`. */
export interface CountryReadings {
  /** Syllables of the Chinese name, by code; its codes are those of ISO 3166-1. */
  readonly pinyin: CountryNames;
  readonly words: {
    /** Japanese names that begin with Chinese characters: how these are read. */
    readonly kana: CountryNames;
    /** Russian words for a kind of place before the name proper. */
    readonly kinds: readonly string[];
    /** Other words by which people look for a country. */
    readonly aliases: Readonly<Record<string, readonly string[]>>;
  };
}

export interface CountryIndex {
  /** Every country once, in the order of the language. */
  readonly countries: readonly Country[];
  /** The same by initial letter; letters without countries are not there. */
  readonly letters: readonly { readonly letter: string; readonly countries: readonly Country[] }[];
  /** Countries that answer a query in any of the five languages, best first; `undefined` when nothing is asked. */
  readonly find: (query: string) => readonly Country[] | undefined;
  /** Makes what `find` needs, if one has time before the first query. */
  readonly prepare: () => void;
}

const languages = ['zh', 'en', 'ja', 'ko', 'ru'] as const satisfies readonly NameLanguage[];

const hanOf = (name: string): readonly string[] => name.match(/\p{Script=Han}/gu) ?? [];

/** Which syllable each character stands for, learned from the names that we know. */
function characterReadings(pinyin: CountryNames): ReadonlyMap<string, string> {
  const learned = new Map<string, string>();
  for (const [code, reading] of Object.entries(pinyin)) {
    const characters = hanOf(countryName(code, 'zh'));
    const syllables = reading.split(' ');
    // Another browser may know another name.
    if (characters.length !== syllables.length) continue;
    characters.forEach((character, at) => learned.set(character, syllables[at] ?? ''));
  }
  return learned;
}

const startingWith = (name: string, starts: readonly string[]): string | undefined =>
  starts.toSorted((a, b) => b.length - a.length).find((start) => name.startsWith(start));

/** Reading that decides about a name's place, in its own language. */
function readingOf(
  name: string,
  language: NameLanguage,
  pinyin: readonly string[],
  readings: CountryReadings,
) {
  const { kana, kinds } = readings.words;
  if (language === 'zh') return pinyin.join('');
  if (language === 'ja') {
    const start = startingWith(name, Object.keys(kana));
    return start === undefined ? name : (kana[start] ?? '') + name.slice(start.length);
  }
  if (language === 'ru') return name.slice(startingWith(name, kinds)?.length ?? 0);
  return name;
}

const withV = (syllables: readonly string[]) => syllables.map((syllable) => syllable.replace('ü', 'v'));

/**
 * Countries in the order of a language, by letter, and findable in five languages, by pinyin, its initials and the code.
 * @param names the back end's Chinese names; they decide which countries there are
 */
export function indexCountries(
  readings: CountryReadings,
  language: NameLanguage,
  names?: CountryNames,
): CountryIndex {
  const learned = characterReadings(readings.pinyin);
  const pinyinOf = (code: string): readonly string[] => {
    const syllables = hanOf(countryName(code, 'zh', names)).map((character) => learned.get(character));
    if (syllables.length > 0 && syllables.every((syllable) => syllable !== undefined)) return syllables;
    return readings.pinyin[code]?.split(' ') ?? [];
  };
  const { compare } = new Intl.Collator(language === 'zh' ? 'en' : language);
  const listed = Object.keys(names ?? readings.pinyin)
    .map((code) => {
      const name = countryName(code, language, names);
      const reading = readingOf(name, language, pinyinOf(code), readings);
      const letter = initialOf(reading, language);
      return { country: { code, name, english: countryName(code, 'en', names), letter }, reading };
    })
    .toSorted(
      (a, b) =>
        Number(a.country.letter === noInitial) - Number(b.country.letter === noInitial) ||
        compare(a.reading, b.reading) ||
        compare(a.country.code, b.country.code),
    );
  const countries = listed.map(({ country }) => country);
  const byLetter = new Map<string, Country[]>();
  for (const country of countries) {
    const known = byLetter.get(country.letter);
    if (known) known.push(country);
    else byLetter.set(country.letter, [country]);
  }

  let keys: readonly string[] | undefined;
  const keysNow = () =>
    (keys ??= countries.map(({ code, name }) => {
      const syllables = pinyinOf(code);
      const kana = readingOf(countryName(code, 'ja', names), 'ja', syllables, readings);
      return keysOf(
        [
          wordsIn(name),
          [code],
          syllables,
          withV(syllables),
          [kana],
          ...languages.map((each) => wordsIn(countryName(code, each, names))),
          ...(readings.words.aliases[code] ?? []).map(wordsIn),
        ],
        [syllables.map((syllable) => syllable.slice(0, 1))],
      );
    }));

  return {
    countries,
    letters: [...byLetter].map(([letter, inIt]) => ({ letter, countries: inIt })),
    find: (query) => (foldKey(query) === '' ? undefined : findByKeys(query, countries, keysNow())),
    prepare: () => void keysNow(),
  };
}
