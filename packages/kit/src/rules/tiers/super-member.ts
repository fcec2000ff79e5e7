/** Benefits of the paid membership, in the order in which they are listed. */
export const superBenefits = ['fare', 'bonus', 'seat', 'baggage', 'lounge', 'hotline'] as const;
export type SuperBenefit = (typeof superBenefits)[number];
