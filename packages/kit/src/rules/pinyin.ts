/** A reading as a back end gives it: letters (`lü`, `lv`, `ou yang`) and, where it says them, the same with tone marks. */
interface Read {
  readonly pinyin: string;
  readonly tone?: string | undefined;
}

/** One way to spell a part of a name in a passport. */
export interface Reading {
  /** Capitals without gaps: `SHAN`, `OUYANG`, `LYU`. */
  readonly spelling: string;
  /** Readings in tone marks that are spelled so: `shān`, `shàn`. */
  readonly tones: readonly string[];
  /** Not by the rule of today, but as it is in passports from before it: `LV`, `LU`. */
  readonly older: boolean;
}

const marks = /[\u0300-\u036F]/g;
/** ü with or without a tone, in one piece or in two, and as `u:`. */
const umlauts = /u[\u0300-\u036F]*\u0308|u:/g;
const readable = /^[a-z\s1-5'\u2019\u00B7-]*$/;
/** `lüe`, `nüe`; in letters without gaps `lven` is `lü` and `en`. */
const beforeE = /([ln])ve(?!ng?(?![aeiou])|r(?![aeiou]))/g;

/** The syllables of a reading in plain letters, ü as v; none where something else stands among them, as an unread character. */
function syllablesOf(pinyin: string): readonly string[] {
  const plain = pinyin.normalize('NFKD').toLowerCase().replace(umlauts, 'v').replace(marks, '');
  const syllables = readable.test(plain) ? (plain.match(/[a-z]+/g) ?? []) : [];
  return syllables.map((syllable) =>
    syllable.replace(/^([ln])yu$/, '$1v').replace(/([ln]?)v/g, (both, before) => (before ? both : 'u')),
  );
}

/**
 * A reading as today's passports spell it: letters in capitals without gaps; Lü LYU, Nü NYU, Lüe LUE, Nüe NUE; every other ü a U.
 * Empty where there is no reading. Source: National Immigration Administration, notice of 2021-09-29; GB/T 28039-2011.
 * @param pinyin with ü, v or `u:`, with or without tones and gaps
 */
export const passportSpelling = (pinyin: string): string =>
  syllablesOf(pinyin)
    .map((syllable) => syllable.replace(beforeE, '$1ue').replaceAll('v', 'yu'))
    .join('')
    .toUpperCase();

/**
 * How older passports may spell a reading with ü, which their holders may keep: V (before 2012), U. None without ü. Source: the
 * same notice, second clause.
 */
export function olderSpellings(pinyin: string): readonly string[] {
  const letters = syllablesOf(pinyin).join('').toUpperCase();
  const today = passportSpelling(pinyin);
  return letters.includes('V')
    ? [letters, letters.replaceAll('V', 'U')].filter((spelling) => spelling !== today)
    : [];
}

/**
 * Choices for one part of a name: each spelling once, in the order of the readings, the older ones last. Anything that is no
 * reading, such as a character that came back as it was, is left out.
 */
export function readingsOf(read: readonly Read[]): readonly Reading[] {
  const found = new Map<string, Reading>();
  const add = (spelling: string, older: boolean, tone?: string) => {
    const tones = found.get(spelling)?.tones ?? [];
    found.set(spelling, { spelling, older, tones: tone && !tones.includes(tone) ? [...tones, tone] : tones });
  };
  for (const { pinyin, tone } of read) {
    const spelling = passportSpelling(pinyin);
    if (spelling) add(spelling, false, tone);
  }
  for (const spelling of read.flatMap(({ pinyin }) => olderSpellings(pinyin)))
    if (!found.has(spelling)) add(spelling, true);
  return [...found.values()];
}

/** From so many spellings on, the likeliest is filled in; two or three are asked for. Source: membership.md section 4. */
const manySpellings = 4;

/**
 * The spelling that is filled in without asking: the only one, or the likeliest of four or more; none where it must be chosen or
 * typed. Older spellings do not count. Source: membership.md section 4.
 */
export function likeliest(readings: readonly Reading[]): string | undefined {
  const today = readings.filter(({ older }) => !older);
  return today.length === 1 || today.length >= manySpellings ? today[0]?.spelling : undefined;
}
