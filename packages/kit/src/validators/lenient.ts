import { accept, refuse, type Checked } from './result.ts';
import { compact, isHan, normaliseInput } from './typed.ts';

const passportLike = /^[A-Z0-9]{8,9}$/;
const idLike = /^[A-Z0-9]{5,15}$/;
const letterOrDigit = /^[A-Za-z0-9]$/;
const spaces = /\s+/g;

/** 8 to 9 letters and digits, in capitals. Source: membership.md section 5, "passport-like". */
export function lenientPassport(input: string): Checked {
  const number = compact(input).toUpperCase();
  return passportLike.test(number) ? accept(number) : refuse('document.passport', { min: 8, max: 9 });
}

/** 3 to 10 letters, digits or Chinese characters. Source: membership.md section 5. */
export function lenientName(input: string): Checked {
  const name = normaliseInput(input);
  const characters = name.length > 64 ? [] : Array.from(name.replace(spaces, ''));
  const fits = characters.every(
    (character) => letterOrDigit.test(character) || isHan(character.codePointAt(0) ?? 0),
  );
  return fits && characters.length >= 3 && characters.length <= 10
    ? accept(characters.join(''))
    : refuse('name.lenient', { min: 3, max: 10 });
}

/** 5 to 15 letters and digits, in capitals: for documents whose numbers follow no rule known here. Source: membership.md section 5. */
export function lenientId(input: string): Checked {
  const number = compact(input).toUpperCase();
  return idLike.test(number) ? accept(number) : refuse('document.lenient', { min: 5, max: 15 });
}
