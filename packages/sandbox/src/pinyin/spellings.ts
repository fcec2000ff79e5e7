import type { Spelling } from '@mapp/kit/contracts';

/** The most spellings of one name that are given. */
export const mostSpellings = 12;

/** The marks of the four tones, and the one of ê; the two dots of ü are no tone. */
const marks = /\u0300|\u0301|\u0302|\u0304|\u030C/g;

/** Letters without tones: `lǚ` is `lü`. */
export const lettersOf = (syllable: string): string =>
  syllable.normalize('NFD').replace(marks, '').normalize('NFC');

/** The beginning of a name, read in one way. */
interface Beginning {
  readonly letters: string;
  readonly syllables: readonly string[];
  /** How far the readings stand from the likeliest ones, added up. */
  readonly distance: number;
}

/** The first of those that have the same letters. */
function distinct<Item>(items: readonly Item[], letters: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const known = seen.has(letters(item));
    seen.add(letters(item));
    return !known;
  });
}

/** Reads one more character, and keeps the likeliest ways. */
function goOn(beginnings: readonly Beginning[], readings: readonly string[]): Beginning[] {
  const choices = distinct(readings, lettersOf);
  const ways = beginnings.flatMap(({ letters, syllables, distance }) =>
    choices.map((syllable, rank) => ({
      letters: letters + lettersOf(syllable),
      syllables: [...syllables, syllable],
      distance: distance + rank,
    })),
  );
  const likeliest = ways.toSorted((one, other) => one.distance - other.distance);
  return distinct(likeliest, ({ letters }) => letters).slice(0, mostSpellings);
}

/**
 * Every way to spell a name, the likeliest first; those that differ in tones alone are one.
 * @param readings of each character, the likeliest first; none for a name that cannot be read
 */
export const spellingsOf = (readings: readonly (readonly string[])[]): Spelling[] =>
  readings.length === 0
    ? []
    : readings
        .reduce<readonly Beginning[]>(goOn, [{ letters: '', syllables: [], distance: 0 }])
        .map(({ letters, syllables }) => ({ pinyin: letters, tone: syllables.join(' ') }));
