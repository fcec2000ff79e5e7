import { email } from '../email.ts';
import { chineseName, latinName } from '../names.ts';
import { foreignPhone, mainlandPhone, type ReadForeignPhone } from '../phone.ts';
import { accept, refuse, type Checked } from '../result.ts';
import { compact, isHan, normaliseInput, weigh } from '../typed.ts';

/** Input about the person who is told about a seat order. */
export interface SeatContactTyped {
  readonly name: string;
  /** ISO 3166, of the phone number; empty while a number of another country is as it is on record. */
  readonly country: string;
  readonly phone: string;
  /** May be left empty. Source: travel.md section 3. */
  readonly email: string;
}

/** The same as it is sent. */
export interface SeatContactChecked {
  readonly name: string;
  /** With its calling code: `+86 13800000001`. */
  readonly phone: string;
  readonly email: string;
}

const mainland = 'CN';
const recorded = /^\+[1-9]\d{6,14}$/;
const hasHan = (text: string): boolean => weigh(text, (code) => (isHan(code) ? 1 : 0)) > 0;

/** A name in Chinese characters, or in letters as it was typed. */
export function contactName(input: string): Checked {
  if (normaliseInput(input) === '') return refuse('name.whole');
  if (hasHan(input)) return chineseName(input);
  const spelled = latinName(input);
  return spelled.ok ? accept(normaliseInput(input)) : spelled;
}

/**
 * A mobile number with its calling code.
 * @param read the numbering plans, needed for another country than China
 */
export function contactPhone(input: string, country: string, read: ReadForeignPhone | undefined): Checked {
  if (country === '') {
    const number = compact(input);
    return recorded.test(number) ? accept(number) : refuse('phone.foreign');
  }
  if (country !== mainland) return read ? foreignPhone(input, country, read) : refuse('phone.foreign');
  const checked = mainlandPhone(input);
  return checked.ok ? accept(`+86 ${checked.value}`) : checked;
}

/** An email address, or none. */
export const contactEmail = (input: string): Checked =>
  normaliseInput(input) === '' ? accept('') : email(input);

/** Whether the numbering plans are needed to read this number. */
export const needsPlans = (country: string): boolean => country !== '' && country !== mainland;

/** Fields for the person on record. A number of another country is left with its code. */
export function typedOfContact({ name, phone, email: address }: SeatContactChecked): SeatContactTyped {
  const own = /^\+86\s*(\d+)$/.exec(phone)?.[1];
  const country = own === undefined && phone.startsWith('+') ? '' : mainland;
  return { name, country, phone: own ?? phone, email: address };
}
