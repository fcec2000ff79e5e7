import { accept, refuse, type Checked } from './result.ts';
import { compact, normaliseInput } from './typed.ts';

const mainland = /^(?:(?:\+|00)?86)?(1[2-9]\d{9})$/;
const brackets = /[()]/g;

/** A mobile number of mainland China: 11 digits, 1 and then 2 to 9; its country code may be in front, with or without a plus sign. Source: membership.md section 5. */
export function mainlandPhone(input: string): Checked {
  const number = mainland.exec(compact(input))?.[1];
  return number === undefined ? refuse('phone.mainland') : accept(number);
}

/**
 * Reads a number of another country into E.164, `+81312345678`; undefined when it is not one. The numbering plans of the world
 * are data of their own, loaded when a person chooses such a country, so the caller brings the reader.
 * @param country ISO 3166, `JP`
 */
export type ReadForeignPhone = (number: string, country: string) => string | undefined;

/** A number of another country, `read` by its own numbering plan. */
export function foreignPhone(input: string, country: string, read: ReadForeignPhone): Checked {
  const text = normaliseInput(input);
  const number = text.length > 32 ? undefined : read(compact(text).replace(brackets, ''), country);
  return number === undefined ? refuse('phone.foreign') : accept(number);
}
