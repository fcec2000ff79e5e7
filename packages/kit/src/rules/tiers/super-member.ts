/** What the paid membership gives, in the order in which it is listed. */
export const superBenefits = ['fare', 'bonus', 'seat', 'baggage', 'lounge', 'hotline'] as const;
export type SuperBenefit = (typeof superBenefits)[number];
