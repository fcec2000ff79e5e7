/** An instant with the offset of its airport: `2026-06-01T10:00:00+08:00`. */
export type Instant = string;

const minute = 60_000;

export const msOf = (instant: Instant): number => Date.parse(instant);

/** Whole minutes from one instant to another, negative where the second comes first. */
export const minutesFrom = (from: Instant, to: Instant): number =>
  Math.round((msOf(to) - msOf(from)) / minute);
