/** Measures that count for a tier: upgrade points, and flight segments. */
export const tierMeasures = ['points', 'segments'] as const;
export type TierMeasureKind = (typeof tierMeasures)[number];

export interface TierMeasure {
  readonly kind: TierMeasureKind;
  /** Reached so far. */
  readonly have: number;
  /** Asked for; more than nothing. */
  readonly need: number;
}

/** Whether one measure is enough for the tier, or all are asked for. */
export type TierMatch = 'any' | 'all';

/** The tier after one in the list; platinum has none, and a child grows into silver. Source: membership.md section 4. */
export function nextTier<Code extends string>(tier: Code, tiers: readonly Code[]): Code | undefined {
  if (tier === 'PLT') return undefined;
  if (tier === 'CHD') return tiers.find((code) => code === 'SIL');
  const at = tiers.indexOf(tier);
  return at < 0 ? undefined : tiers[at + 1];
}

/** The ladder from the first tier to the last; a child's stands beside it. */
const ladder = ['STD', 'SIL', 'GOL', 'PLT'] as const;

/** The tier below one; none below the first, and beside the ladder. */
export function tierBelow(tier: string): (typeof ladder)[number] | undefined {
  const at = ladder.findIndex((code) => code === tier);
  return at < 1 ? undefined : ladder[at - 1];
}

/** Missing part of a measure; never below zero. */
export const missingOf = ({ have, need }: TierMeasure): number => Math.max(0, need - have);

/** The part that has been reached, from 0 to 1. */
export const reachedPart = ({ have, need }: TierMeasure): number =>
  need <= 0 ? 1 : Math.min(1, Math.max(0, have / need));

/** Whether the measures are enough for the tier. */
export function isReached(measures: readonly TierMeasure[], match: TierMatch): boolean {
  const met = (measure: TierMeasure) => missingOf(measure) === 0;
  return match === 'any' ? measures.some(met) : measures.every(met);
}

/** Amounts that one flight counts for. */
export interface TierFlight {
  readonly points: number;
  readonly segments: number;
}

/**
 * How many returns on a route close what is missing: two flights each. Infinity where the route never closes it.
 * @param match with `any` the measure that is closed first decides, with `all` the one that is closed last
 */
export function returnsNeeded(
  measures: readonly TierMeasure[],
  match: TierMatch,
  flight: TierFlight,
): number {
  const each = measures.map((measure) => {
    const missing = missingOf(measure);
    const gained = 2 * flight[measure.kind];
    // Nothing gained closes nothing: Infinity.
    return missing === 0 ? 0 : Math.ceil(missing / gained);
  });
  if (each.length === 0) return Number.POSITIVE_INFINITY;
  return match === 'any' ? Math.min(...each) : Math.max(...each);
}

/** Sub-tiers of the star tier, lowest first. Source: membership.md section 3. */
export const starSteps = ['BROI', 'BROII', 'BROIII', 'BROIV', 'BROV', 'BROVI'] as const;

/** Which of the six stars a sub-tier is, from 1; a child's end in C. Undefined for a sub-tier that is not known. */
export function starOf(subTier: string | undefined): number | undefined {
  const at = starSteps.findIndex((step) => subTier === step || subTier === `${step}C`);
  return at < 0 ? undefined : at + 1;
}
