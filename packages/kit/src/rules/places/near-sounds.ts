/** What many speakers do not tell apart: flat and curled initials, endings in the nose, n and l. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/([zcs])h/g, '$1'],
  [/([aei])ng/g, '$1n'],
  [/^l/g, 'n'],
];

/**
 * Pinyin, or the beginning of it, so that what is often mixed up is the same: `shang` and `shan`, `lan` and `nan`.
 * @param pinyin lower case, without blanks
 */
export const nearSound = (pinyin: string): string =>
  alike.reduce((text, [sounds, one]) => text.replace(sounds, one), pinyin);
