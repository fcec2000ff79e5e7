import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals of tier orders: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
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
} as const satisfies Refusals;
export type TierRefusalCode = keyof typeof tierRefusals;

/** The error of a refusal’s code; undefined for a code that tiers do not know. */
export const tierRefusalOf = /* @__PURE__ */ errorIn(tierRefusals);
