import { smsCode } from '../codes.ts';
import { mainlandPhone, type ReadForeignPhone } from '../phone.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { contactPhone } from '../check-in/seat-contact.ts';
import { compact } from '../typed.ts';

/** Input to sign in with a password. */
export interface PasswordSignInTyped {
  readonly account: string;
  readonly password: string;
}

/** Input to sign in with a code by text message. */
export interface CodeSignInTyped {
  /** ISO 3166, whose calling code is before the phone. */
  readonly country: string;
  readonly phone: string;
  readonly code: string;
}

/** A number of any kind that a member may be known by: letters and digits, as long as documents are. */
const anyNumber = /^[A-Z0-9]{5,20}$/i;
/** No password that was ever set is longer; what is pasted by mistake is not sent. */
const longestPassword = 64;

/** Account to sign in with: membership, mobile or document number; letters become capitals. */
export function memberAccount(input: string): Checked {
  const phone = mainlandPhone(input);
  if (phone.ok) return phone;
  const number = compact(input).toUpperCase();
  return anyNumber.test(number) ? accept(number) : refuse('account.number');
}

/** A password that is asked for, as it was typed: the rules of a new one do not hold for an old one. */
export const currentPassword = (input: string): Checked =>
  input === '' || input.length > longestPassword ? refuse('password.empty') : accept(input);

const refusedBy = (checked: Checked): Refused | undefined => (checked.ok ? undefined : checked);

/** Problem of a field of the form with a password. */
export const checkPasswordSignIn = (
  field: keyof PasswordSignInTyped,
  typed: PasswordSignInTyped,
): Refused | undefined =>
  refusedBy(field === 'account' ? memberAccount(typed.account) : currentPassword(typed.password));

/** Problem of a field of the form with a code. */
export const checkCodeSignIn = (
  field: 'phone' | 'code',
  typed: CodeSignInTyped,
  read: ReadForeignPhone | undefined,
): Refused | undefined =>
  refusedBy(field === 'phone' ? contactPhone(typed.phone, typed.country, read) : smsCode(typed.code));
