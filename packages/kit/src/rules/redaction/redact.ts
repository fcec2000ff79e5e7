import { documents } from './documents.ts';
import { figures, mixed, withoutNumbers } from './numbers.ts';
import type { PersonalPattern } from './pattern.ts';
import { persons } from './persons.ts';
import { secrets } from './secrets.ts';

const marked = (text: string, patterns: readonly PersonalPattern[]): string =>
  patterns.reduce((rest, { find, mark }) => rest.replace(find, mark), text);

/** One spelling for each character: nothing invisible, no wide digits, one kind of dash. */
const plain = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-');

const once = (text: string): string =>
  marked(withoutNumbers(marked(text, [...secrets, ...documents, ...persons, ...figures])), mixed);

/**
 * The text without what names a person: each place is marked with its kind, `Phone [phone] is taken`. Labels, codes,
 * days, flights, fares and airports stay. Names are found by label, form of address or quotes alone. In doubt it marks.
 * A second call changes nothing; time grows with the length.
 */
export function redact(text: string): string {
  let rest = plain(text);
  let before: string;
  // A mark parts what was glued together. A word is too short for more than a few rounds: long ones go as a whole.
  do {
    before = rest;
    rest = once(before);
  } while (rest !== before);
  return rest;
}

/** Most characters that are read of a text: enough for the longest field, whatever the marks save. */
const read = 4000;

/** The beginning of a long text, without the word that it would break. */
const beginning = (text: string): string =>
  text.length > read ? text.slice(0, Math.max(0, text.lastIndexOf(' ', read))) : text;

/**
 * `redact` for a field of limited length. It is cut afterwards, so that no half of a number stays.
 * @param longest in characters
 */
export const withoutPersonal = (text: string, longest = 300): string =>
  redact(beginning(text)).slice(0, longest);
