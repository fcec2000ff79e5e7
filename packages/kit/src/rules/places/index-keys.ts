import { form, rankerOf, word } from './key-ranks.ts';

/** Characters that no one types: blanks, signs, and the marks that NFKD parts from their letters. */
const silent = /[^\p{L}\p{N}]+/gu;
/** Nothing to fold but its case; most words of thousands are so. */
const plain = /^[A-Za-z\d]*$/;
const hiragana = /[\u3041-\u3096]/g;
const toKatakana = (kana: string): string => String.fromCharCode(kana.charCodeAt(0) + 0x60);

/**
 * Case, width, diacritics, blanks and signs do not count, nor which of both kana is used: `Côte d’Ivoire` and
 * `COTE DIVOIRE` are one.
 */
export const foldKey = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').toLowerCase().replace(silent, '').replace(hiragana, toKatakana);

const beginnings = (words: readonly string[], first: string): string => {
  const folded = words.map(foldKey).filter(Boolean);
  return folded.map((_, at) => (at === 0 ? first : word) + folded.slice(at).join('')).join('');
};

/**
 * Everything by which one thing can be found, as one text to search in; made once, not at each keystroke.
 * @param forms the name in use first, then its code and other spellings; each as its words, so that a later word is found too
 * @param lesser what many things share, such as initials: each as its words
 */
export const keysOf = (
  forms: readonly (readonly string[])[],
  lesser: readonly (readonly string[])[] = [],
): string =>
  [...forms.map((words) => beginnings(words, form)), ...lesser.map((words) => beginnings(words, word))].join(
    '',
  ) + form;

/**
 * The entries that answer a query, best first and otherwise in their own order; `undefined` when nothing is asked.
 * @param keys what `keysOf` made of each entry, in the same order
 * @param enough how many Latin letters are looked for within words; fewer only where one begins
 */
export function findByKeys<Entry>(
  query: string,
  entries: readonly Entry[],
  keys: readonly string[],
  enough?: number,
): readonly Entry[] | undefined {
  const wanted = foldKey(query);
  if (wanted === '') return undefined;
  return rankerOf(
    keys,
    enough,
  )(wanted)
    .inOrder()
    .map((at) => entries[at] as Entry);
}
