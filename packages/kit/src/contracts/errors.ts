import { calculatorErrors } from './points/errors-calculator.ts';
import { couponErrors } from './coupons/errors-coupons.ts';
import type { ErrorEntry } from './errors-entry.ts';
import { accountErrors } from './account/errors-account.ts';
import { bookingRuleErrors } from './booking/errors-booking-rules.ts';
import { bookingErrors } from './booking/errors-booking.ts';
import { memberErrors } from './account/errors-member.ts';
import { orderErrors } from './orders/errors-orders.ts';
import { paymentErrors } from './orders/errors-payment.ts';
import { programmesErrors } from './programmes/errors-programmes.ts';
import { recoveryErrors } from './account/errors-recovery.ts';
import { registerErrors } from './account/errors-register.ts';
import { requestErrors } from './errors-request.ts';
import { retroErrors } from './points/errors-retro.ts';
import { signInErrors } from './account/errors-sign-in.ts';
import { tierOrderErrors } from './orders/errors-tier-orders.ts';
import { airportErrors } from './flight/errors-airport.ts';
import { notifyErrors } from './flight/errors-notify.ts';
import { refundErrors } from './refunds/errors-refunds.ts';
import { changeErrors } from './changes/errors-changes.ts';
import { checkInErrors } from './check-in/errors-check-in.ts';

/** The error catalogue: every documented code and named state, what it means and what the person can do. */
export const errors = [
  ...requestErrors,
  ...memberErrors,
  ...registerErrors,
  ...signInErrors,
  ...recoveryErrors,
  ...accountErrors,
  ...retroErrors,
  ...calculatorErrors,
  ...couponErrors,
  ...orderErrors,
  ...paymentErrors,
  ...tierOrderErrors,
  ...programmesErrors,
  ...bookingErrors,
  ...bookingRuleErrors,
  ...refundErrors,
  ...checkInErrors,
  ...changeErrors,
  ...airportErrors,
  ...notifyErrors,
] as const satisfies readonly ErrorEntry[];

/** The id of one entry of the catalogue. */
export type ErrorCode = (typeof errors)[number]['code'];

const byCode: ReadonlyMap<string, ErrorEntry> = new Map(errors.map((entry) => [entry.code, entry]));

/** The entry of an id; undefined for an id that the catalogue does not know. */
export function errorOf(code: ErrorCode): ErrorEntry;
export function errorOf(code: string): ErrorEntry | undefined;
export function errorOf(code: string): ErrorEntry | undefined {
  return byCode.get(code);
}

/** The entries that one call can answer with, those of every request included. */
export const errorsOf = (call: { name: string; path: string }): readonly ErrorEntry[] =>
  (errors as readonly ErrorEntry[]).filter(({ code, calls }) =>
    calls
      ? calls.includes(call.name) || calls.includes(call.path)
      : code.startsWith('request.') && code !== 'request.aborted',
  );
