/**
 * Areas of the product, the same words in every layer: a folder in `contracts`, `client`, `validators` and `screens`, and `moduleX`
 * on the wire. `tests/catalogue/areas.test.ts` compares them with the tree.
 */
export const areas = [
  'home',
  'flight',
  'booking',
  'check-in',
  'orders',
  'refunds',
  'changes',
  'account',
  'mine',
  'points',
  'tiers',
  'beneficiaries',
  'programmes',
  'notices',
  // Added to those of the documents.
  'coupons',
  'saved-people',
  'places',
] as const;
export type Area = (typeof areas)[number];
