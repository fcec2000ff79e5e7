import { loginLength } from '../rules/passwords.ts';
import { accept, refuse, type Checked } from './result.ts';
import { compact, normaliseInput } from './typed.ts';

const sixDigits = /^\d{6}$/;
const lettersAndDigits = /^[A-Za-z0-9]*$/;
const letter = /[A-Za-z]/;
const digit = /\d/;
const oneDigit = /^(\d)\1*$/;

/** Code by text message: 6 digits, assumed. Misshapen is told as wrong, none as missing. Source: membership.md section 5. */
export function smsCode(input: string): Checked {
  const code = compact(input);
  if (code === '') return refuse('sms.empty');
  return sixDigits.test(code) ? accept(code) : refuse('sms.code');
}

/** A login password: 8 to 20 letters and digits, at least one of each. Source: decision 17. */
export function loginPassword(input: string): Checked {
  const password = normaliseInput(input);
  if (!lettersAndDigits.test(password)) return refuse('password.characters');
  const fits =
    password.length >= loginLength.min &&
    password.length <= loginLength.max &&
    letter.test(password) &&
    digit.test(password);
  return fits ? accept(password) : refuse('password.login', loginLength);
}

/** The same password once more. */
export function repeatedPassword(input: string, first: string): Checked {
  const password = normaliseInput(input);
  if (password === '') return refuse('password.repeatMissing');
  return password === normaliseInput(first) ? accept(password) : refuse('password.repeat');
}

const upwards = '0123456789';
const downwards = '9876543210';

/** A password for using points: 6 digits, not all the same, not a plain sequence up or down. Source: decision 17. */
export function consumptionPassword(input: string): Checked {
  const password = normaliseInput(input);
  if (!sixDigits.test(password)) return refuse('password.digits');
  if (oneDigit.test(password)) return refuse('password.same');
  return upwards.includes(password) || downwards.includes(password)
    ? refuse('password.sequence')
    : accept(password);
}
