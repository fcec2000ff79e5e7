import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals of account changes: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const accountRefusals = {
  ACC01: 'account.wrongCode',
  ACC02: 'account.mobileOnce',
  ACC03: 'account.identityMismatch',
  ACC04: 'account.proofMissing',
  ACC05: 'account.passwordMismatch',
} as const satisfies Refusals;
export type AccountRefusalCode = keyof typeof accountRefusals;

/** The error of a refusal’s code; undefined for a code that the account does not know. */
export const accountRefusalOf = /* @__PURE__ */ errorIn(accountRefusals);
