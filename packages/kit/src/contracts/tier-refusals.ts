import type { ErrorCode } from './errors.ts';

/** What the airline says no with: the `resultCode` beside Code -1, and the error of the catalogue. The numbers are our proposal. */
export const tierRefusals = {
  TIR01: 'tierOrder.points',
  TIR02: 'tierOrder.notSold',
  TIR03: 'tierOrder.topTier',
  TIR04: 'tierOrder.child',
  TIR05: 'tierOrder.waiting',
  TIR06: 'tierOrder.tooFar',
  TIR07: 'tierOrder.changed',
  TIR08: 'tierOrder.closed',
  TIR09: 'tierOrder.running',
} as const satisfies Record<string, ErrorCode>;
export type TierRefusalCode = keyof typeof tierRefusals;

/** The error of a refusal’s code; undefined for a code that tiers do not know. */
export const tierRefusalOf = (code: string): (typeof tierRefusals)[TierRefusalCode] | undefined =>
  Object.hasOwn(tierRefusals, code) ? tierRefusals[code as TierRefusalCode] : undefined;
