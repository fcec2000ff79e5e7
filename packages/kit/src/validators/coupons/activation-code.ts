import { activationLengths } from '../../rules/coupons/code.ts';
import { accept, refuse, type Checked } from '../result.ts';
import { compact } from '../typed.ts';

const { min, max } = activationLengths;
const whole = new RegExp(`^[A-Z0-9]{${min},${max}}$`);

/** The activation code of a coupon: letters and digits, in capitals or not, with or without the dashes between its groups. */
export function activationCode(input: string): Checked {
  const code = compact(input).toUpperCase();
  return whole.test(code) ? accept(code) : refuse('activation.code', { min, max });
}
