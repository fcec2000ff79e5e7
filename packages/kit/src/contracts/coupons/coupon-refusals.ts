import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals of coupons: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const couponRefusals = {
  CPN01: 'coupons.wrongCode',
  CPN02: 'coupons.usedCode',
  CPN03: 'coupons.expiredCode',
  CPN04: 'coupons.ownCode',
  CPN05: 'coupons.gone',
} as const satisfies Refusals;
export type CouponRefusalCode = keyof typeof couponRefusals;

/** The error of a refusal’s code; undefined for a code that coupons do not know. */
export const couponRefusalOf = /* @__PURE__ */ errorIn(couponRefusals);
