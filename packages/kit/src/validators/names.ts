import { accept, refuse, type Checked } from './result.ts';
import { countOf, hasRareCharacter, isAllHan, normaliseInput } from './typed.ts';

/** A name on a ticket. Source: membership.md section 5. */
export const nameLimit = 28;

const dots = /[.\u2022\u2027\u2219\u22C5\u30FB\uFF65]/g;
const spaces = /\s+/g;
const apostrophes = /[\u2018\u2019\u02BC`]/g;
const latin = /^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/;

/** Nobody means a name of so many code units; it is not looked at. */
const farTooLong = 256;
const isLong = (name: string): boolean => name.length > farTooLong || countOf(name) > nameLimit;
const long = () => refuse('name.long', { max: nameLimit });

/**
 * A name in Chinese characters, rare ones included; parts of a longer name are separated by a dot. Source: membership.md section 5.
 * @param part `whole` needs family and given name, two characters; `part` is one of both
 */
export function chineseName(input: string, part: 'whole' | 'part' = 'whole'): Checked {
  const name = normaliseInput(input);
  const value = name.length > farTooLong ? name : name.replace(spaces, '').replace(dots, '\u00B7');
  if (isLong(value)) return long();
  if (!value.split('\u00B7').every(isAllHan)) return refuse('name.chinese');
  return part === 'whole' && countOf(value) < 2 ? refuse('name.whole') : accept(value);
}

/**
 * One part of a name in letters, as the passport's machine-readable lines have it: `OU YANG`, `O'BRIEN`. Stored in capitals.
 * @param chinese the Chinese name it spells; where that has a rare character, the refusal of an empty spelling says so
 */
export function latinName(input: string, chinese = ''): Checked {
  const name = normaliseInput(input);
  if (name === '') return refuse(hasRareCharacter(chinese) ? 'name.rare' : 'name.latin');
  const value = name.length > farTooLong ? name : name.replace(spaces, ' ').replace(apostrophes, "'");
  if (isLong(value)) return long();
  return latin.test(value) ? accept(value.toUpperCase()) : refuse('name.latin');
}

/** Surname and given name in letters, as an international ticket has them: `ZHANG/SAN`, 28 characters in all. Source: membership.md section 5. */
export function travelName(input: string): Checked {
  const name = normaliseInput(input);
  if (name.length > farTooLong) return long();
  const parts = name.split('/').map((part) => latinName(part));
  const values = parts.flatMap((part) => (part.ok ? [part.value] : []));
  const value = values.join('/');
  if (isLong(value) || parts.some((part) => !part.ok && part.key === 'name.long')) return long();
  return parts.length === 2 && values.length === 2 ? accept(value) : refuse('name.slash');
}

/** A passenger's name: international in the "/" form; domestic in Chinese or in the "/" form. Source: membership.md section 5. */
export function passengerName(input: string, flight: 'domestic' | 'international'): Checked {
  const spelled = travelName(input);
  if (flight === 'international' || spelled.ok || spelled.key === 'name.long') return spelled;
  const written = chineseName(input);
  return written.ok || written.key === 'name.whole' ? written : refuse('name.either');
}
