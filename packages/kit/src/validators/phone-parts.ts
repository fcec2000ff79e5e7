import { partedPhone } from '../rules/places/calling-codes.ts';
import type { ReadForeignPhone } from './phone.ts';
import { contactPhone } from './check-in/seat-contact.ts';

/** A number in the two parts that a code is sent to. */
export interface PhoneParts {
  /** Calling code without plus: `86`. */
  readonly countryCode: string;
  /** As it is dialled at home. */
  readonly mobile: string;
}

/**
 * Where a code is sent to; undefined while the number is wrong.
 * @param country ISO 3166, whose calling code is before it
 * @param read the numbering plans, needed for another country than China
 */
export const phoneParts = (
  phone: string,
  country: string,
  read: ReadForeignPhone | undefined,
): PhoneParts | undefined => {
  const checked = contactPhone(phone, country, read);
  const parted = checked.ok ? partedPhone(checked.value) : undefined;
  if (!checked.ok || !parted) return undefined;
  const digits = checked.value.replace(/\D/g, '');
  return { countryCode: digits.slice(0, digits.length - parted.national.length), mobile: parted.national };
};
