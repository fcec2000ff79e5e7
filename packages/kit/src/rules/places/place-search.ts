import type { NameLanguage } from './countries.ts';
import { foldKey, keysOf } from './index-keys.ts';
import { rankerOf, type Ranked } from './key-ranks.ts';
import { wordsIn } from './name-words.ts';
import { nearSound } from './near-sounds.ts';
import type { Entry, Place } from './place-rows.ts';

export interface PlaceSearch {
  /** The places that answer, each city before its airports, and those that only sound alike. `undefined` when nothing is asked. */
  readonly find: (
    query: string,
  ) => { readonly found: readonly Place[]; readonly alike: readonly Place[] } | undefined;
  /** Makes what `find` needs, if one has time before the first query. */
  readonly prepare: () => void;
}

const languages = ['zh', 'en', 'ja', 'ko', 'ru'] as const satisfies readonly NameLanguage[];

/** With airports there are more words in which a few letters stand by chance. */
const manyLetters = 6;

/** At most so many that sound alike: more are no help. */
const alikeMost = 12;

/** Search keys of a place; those in Latin letters come first, as they are typed most. */
const keysFor = ({ names, codes, pinyin, kana }: Entry, language: NameLanguage): string => {
  const said = new Set(names.flatMap((each) => languages.flatMap((of) => each[of] ?? [])));
  const spelled = [pinyin, pinyin.map((syllable) => syllable.replace('ü', 'v'))];
  const english = wordsIn(names[0].en);
  const initials = [pinyin.map((syllable) => syllable.slice(0, 1)).join('')];
  const inChinese = language === 'zh';
  return keysOf(
    [
      ...(inChinese ? [...spelled, english] : [english, ...spelled]),
      ...(inChinese ? [initials] : []),
      ...codes.map((code) => [code]),
      ...Array.from(said, wordsIn),
      ...(kana ? [[kana]] : []),
    ],
    inChinese ? [] : [initials],
  );
};

/** How a place sounds: with like endings for one, with like endings and beginnings for one. */
type Sounds = readonly [nearer: string, farther: string];

const soundsOf = (pinyin: string): Sounds => [nearSound(pinyin, 'endings'), nearSound(pinyin)];

/** Entries that answer, in their order: the one with this very code is meant, whatever else begins so. */
function answersIn(entries: readonly Entry[], { inOrder }: Ranked, code: string): readonly Entry[] {
  const ranked = inOrder().map((at) => entries[at] as Entry);
  const isNamed = ({ codes }: Entry) => codes.includes(code);
  return [...ranked.filter(isNamed), ...ranked.filter((entry) => !isNamed(entry))];
}

/** Each with its airports below; the one that was asked for by its own code comes first. */
function rowsOf(answers: readonly Entry[], code: string): readonly Place[] {
  const rows: Place[] = [];
  for (const { place, below } of answers) {
    const asked = below.find((row) => row.code === code && place.code !== code);
    if (asked) rows.push(asked, place, ...below.filter((row) => row !== asked));
    else rows.push(place, ...below);
  }
  return rows;
}

/** One letter sounds like too much. */
const enoughToHear = 2;

/** Places that do not answer but sound alike, the nearer first. */
function alikeIn(
  entries: readonly Entry[],
  sounds: readonly Sounds[],
  { answers }: Ranked,
  wanted: string,
): readonly Place[] {
  const [near, far] = soundsOf(wanted);
  const nearer: Place[] = [];
  const farther: Place[] = [];
  for (const [at, { place }] of entries.entries()) {
    if (answers(at)) continue;
    const [nearly, roughly] = sounds[at] as Sounds;
    if (nearly.startsWith(near)) nearer.push(place);
    else if (roughly.startsWith(far)) farther.push(place);
  }
  return [...nearer, ...farther].slice(0, alikeMost);
}

/** A search over places in five languages, by pinyin, its initials and IATA codes. */
export function searchPlaces(entries: readonly Entry[], language: NameLanguage): PlaceSearch {
  const make = () => ({
    rank: rankerOf(
      entries.map((entry) => keysFor(entry, language)),
      manyLetters,
    ),
    sounds: entries.map(({ pinyin }) => soundsOf(pinyin.join(''))),
  });
  let made: ReturnType<typeof make> | undefined;
  return {
    find: (query) => {
      const wanted = foldKey(query);
      if (wanted === '') return undefined;
      const { rank, sounds } = (made ??= make());
      const ranked = rank(wanted);
      const code = wanted.toUpperCase();
      return {
        found: rowsOf(answersIn(entries, ranked, code), code),
        alike: wanted.length >= enoughToHear ? alikeIn(entries, sounds, ranked, wanted) : [],
      };
    },
    prepare: () => void (made ??= make()),
  };
}
