import type { TierCode } from '../../contracts/points/points.ts';
import type { TierMatch, TierMeasure } from '../../rules/tiers/progress.ts';

/** How far a member is: to the next tier, or to keeping the present one. */
export interface TierGoal {
  /** `keep` where there is no tier above. */
  readonly kind: 'reach' | 'keep';
  /** Tier that the measures lead to. */
  readonly tier: TierCode;
  readonly measures: readonly TierMeasure[];
  readonly match: TierMatch;
  /** First and last day that count, `2026-06-01`. */
  readonly countedFrom: string;
  readonly countedUntil: string;
}
