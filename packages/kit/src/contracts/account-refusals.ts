import type { ErrorCode } from './errors.ts';

/** What the airline says no with: the `resultCode` beside Code -1, and the error of the catalogue. The numbers are our proposal. */
export const accountRefusals = {
  ACC01: 'account.wrongCode',
  ACC02: 'account.mobileOnce',
  ACC03: 'account.identityMismatch',
  ACC04: 'account.proofMissing',
  ACC05: 'account.passwordMismatch',
} as const satisfies Record<string, ErrorCode>;
export type AccountRefusalCode = keyof typeof accountRefusals;

/** The error of a refusal’s code; undefined for a code that the account does not know. */
export const accountRefusalOf = (code: string): (typeof accountRefusals)[AccountRefusalCode] | undefined =>
  Object.hasOwn(accountRefusals, code) ? accountRefusals[code as AccountRefusalCode] : undefined;
