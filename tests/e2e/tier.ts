/** The run that a test is in first: every run, or only from `npm run test:all` or `npm run test:night` on. */
export type Tier = 'default' | 'all' | 'night';

/** Details of a test by which its tier is told. */
export const tierOf = (tier: Tier): { readonly tag?: string } =>
  tier === 'default' ? {} : { tag: `@${tier}` };

/** The same number for a name in every run, wherever the name stands in its table. */
export const numberOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
