import type { ErrorEntry } from '../errors-entry.ts';

const activate = ['activateCoupon'];

/** Errors of an activation code or an offer. The documents show none of them: all is our proposal. */
export const couponErrors = [
  {
    code: 'coupons.wrongCode',
    meaning: 'There is no such activation code',
    action: 'correct',
    messageKey: 'coupons.code.wrongCode',
    calls: activate,
  },
  {
    code: 'coupons.usedCode',
    meaning: 'The activation code has been used by somebody else',
    action: 'callHotline',
    messageKey: 'coupons.code.usedCode',
    calls: activate,
  },
  {
    code: 'coupons.expiredCode',
    meaning: 'The activation code has expired',
    action: 'none',
    messageKey: 'coupons.code.expiredCode',
    calls: activate,
  },
  {
    code: 'coupons.ownCode',
    meaning: 'The member has activated this code already: the coupon is on the list',
    action: 'goTo:coupons',
    messageKey: 'coupons.code.ownCode',
    calls: activate,
  },
  {
    code: 'coupons.gone',
    meaning: 'Nothing is left of an offered coupon',
    action: 'none',
    messageKey: 'coupons.offer.goneText',
    calls: ['takeOffer'],
  },
  {
    code: 'coupons.outcomeUnknown',
    meaning: 'No answer came: whether the coupon is there is looked up before anything is sent again',
    action: 'retry',
    messageKey: 'outcome.text',
    calls: ['activateCoupon', 'takeOffer'],
  },
] as const satisfies readonly ErrorEntry[];
