export type Tier = 'test' | 'all' | 'night';

export const tiers: Tier[];

/** Command that runs a tier. */
export const commandOf: Record<Tier, string>;

/** Words that choose a tier's tests of Vitest, and of Playwright. */
export const vitestWords: Record<Tier, string[]>;
export const playwrightWords: Record<Tier, string[]>;
