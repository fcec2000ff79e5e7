import { accept, refuse, type Checked } from './result.ts';
import { normaliseInput } from './typed.ts';

/** Characters that fit a line of an address: two lines of 35, one line. Assumed after what advance passenger data have room for. */
export const addressLimits = { street: 70, place: 35 } as const;

const latin = /^(?=[\s\S]*[A-Za-z0-9])[A-Za-z0-9 .,'’#&()/-]+$/;
const spaces = /\s+/g;
const code = /^[A-Za-z0-9](?:[ -]?[A-Za-z0-9]){2,9}$/;

/**
 * A part of an address in letters, as another country reads it: `No. 8 Jianguomenwai Ave`.
 * @param max characters
 */
export function latinAddress(input: string, max: number): Checked {
  const text = normaliseInput(input);
  if (text.length > 256) return refuse('address.long', { max });
  const value = text.replace(spaces, ' ');
  if (value === '') return refuse('address.missing');
  if (!latin.test(value)) return refuse('address.latin');
  return value.length > max ? refuse('address.long', { max }) : accept(value);
}

/** A postcode of any country: 3 to 10 letters and digits. */
export function postcode(input: string): Checked {
  const value = normaliseInput(input);
  return value.length <= 20 && code.test(value)
    ? accept(value.toUpperCase())
    : refuse('postcode.number', { min: 3, max: 10 });
}
