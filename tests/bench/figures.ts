/** One measured figure beside its goal; without a goal it is only recorded. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most that passes. */
  readonly goal?: number;
  /** Source of the value. */
  readonly from?: string;
}

const shown = (value: number): string =>
  value.toFixed(Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2);

/**
 * Prints figures as they come; at the end the process fails when one missed its goal or was no number.
 * @param command gives the same figures again
 */
export function report(command: string): (figure: Figure) => void {
  return ({ name, value, unit, goal, from }) => {
    const passed = goal === undefined || value <= goal;
    if (!passed) process.exitCode = 1;
    const mark = goal === undefined ? '·' : passed ? '✓' : '✗';
    const limit = goal === undefined ? '' : `, goal ≤ ${goal} ${unit}`;
    console.log(`${mark} ${name}: ${shown(value)} ${unit}${limit}${from ? ` (${from})` : ''}   [${command}]`);
  };
}

/** The middle value; of an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** Rounds in which every adapter is measured once. */
export type Rounds<Adapter extends string> = readonly Readonly<Record<Adapter, number>>[];

/** Median of the ratios within each round, so that a noisy moment of the machine meets both sides. */
export const pairedRatio = (rounds: Rounds<'kit' | 'floor'>): number =>
  median(rounds.map(({ kit, floor }) => kit / floor));

export const medianOf = <Adapter extends string>(rounds: Rounds<Adapter>, adapter: Adapter): number =>
  median(rounds.map((round) => round[adapter]));
