/** The eight benefits, in the order in which they are listed. Source: membership.md section 3. */
export const benefits = [
  'accrual',
  'redemption',
  'checkIn',
  'lounge',
  'baggage',
  'upgradeVoucher',
  'preferredSeat',
  'valueAdded',
] as const;
export type Benefit = (typeof benefits)[number];
