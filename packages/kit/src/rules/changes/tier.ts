/** Amounts of one flight that count for the tier. */
export interface TierEarned {
  readonly points: number;
  readonly segments: number;
}

/** A measure of the tier with a change in it. */
export interface TierShift {
  readonly kind: 'points' | 'segments';
  /** Earned more by the flight, or less. */
  readonly more: number;
  /** Still missing as it is booked now, and after the change; 0 where nothing is. */
  readonly before: number;
  readonly after: number;
}

interface Measure {
  readonly kind: 'points' | 'segments';
  readonly have: number;
  readonly need: number;
}

const missing = ({ have, need }: Measure, more: number): number => Math.max(0, need - have - more);

/**
 * Effect of a change on what is missing for a tier, measure by measure, once the flight is flown: as it is booked now, and as it would be
 * after the change. Source: decisions.md 57.
 */
export const tierShifts = (
  measures: readonly Measure[],
  was: TierEarned,
  is: TierEarned,
): readonly TierShift[] =>
  measures.map((measure) => ({
    kind: measure.kind,
    more: is[measure.kind] - was[measure.kind],
    before: missing(measure, was[measure.kind]),
    after: missing(measure, is[measure.kind]),
  }));
