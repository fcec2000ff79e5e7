/** Sounds that many speakers do not tell apart: endings in the nose; flat and curled initials, n and l. */
const endings: readonly (readonly [RegExp, string])[] = [[/([aei])ng/g, '$1n']];
const initials: readonly (readonly [RegExp, string])[] = [
  [/([zcs])h/g, '$1'],
  [/^l/g, 'n'],
];

/**
 * Pinyin, or the beginning of it, so that what is often mixed up is the same: `shang` and `shan`, `lan` and `nan`.
 * @param pinyin lower case, without blanks
 * @param part endings alone are mixed up more often than both
 */
export const nearSound = (pinyin: string, part: 'endings' | 'both' = 'both'): string =>
  [...endings, ...(part === 'both' ? initials : [])].reduce(
    (text, [sounds, one]) => text.replace(sounds, one),
    pinyin,
  );
