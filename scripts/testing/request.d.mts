import type { Tier } from './tiers.mjs';

/** Request to the runner, as it was read from words. */
export interface Asked {
  tier: Tier;
  named: string[];
  filters: string[];
  share: string | undefined;
  from: number;
  count: number;
}

export function requestOf(words: readonly string[], parts: Readonly<Record<string, unknown>>): Asked;
