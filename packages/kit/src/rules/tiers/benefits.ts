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

/** Whether a tier gives a benefit, and how much of it. */
export interface GivenBenefit {
  readonly benefit: Benefit;
  readonly included: boolean;
  /** In the language of the request: `+15%`, `2 a year`. */
  readonly value?: string | undefined;
}

/** A benefit that a tier gives otherwise than another. */
export interface BenefitChange {
  readonly benefit: Benefit;
  readonly before: GivenBenefit | undefined;
  readonly now: GivenBenefit;
}

/** Benefits that a tier gives and the one before it does not, or not as much; in their order. */
export const benefitChanges = (
  before: readonly GivenBenefit[],
  now: readonly GivenBenefit[],
): readonly BenefitChange[] =>
  benefits.flatMap((benefit) => {
    const had = before.find((given) => given.benefit === benefit);
    const has = now.find((given) => given.benefit === benefit);
    if (!has?.included || (had?.included && had.value === has.value)) return [];
    return [{ benefit, before: had?.included ? had : undefined, now: has }];
  });
