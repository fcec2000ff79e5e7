/** The points of one type that can be spent; the others only count. */
export const spendable = 'CONSUME';

/** A type of points with how many there are. */
export interface TypedPoints {
  readonly pointType: string;
  readonly points: number;
}

/**
 * Points that can be spent, and everything else. Types are never added up: they do not measure the same.
 * A type that comes twice stays two rows.
 */
export function byType<One extends TypedPoints>(
  details: readonly One[],
): { readonly main: One | undefined; readonly others: readonly One[] } {
  const main = details.find(({ pointType }) => pointType === spendable);
  return { main, others: details.filter((one) => one !== main) };
}

/** Widths of the parts of one type, per cent of all of them; nothing where there are none. */
export function shares(parts: readonly { readonly points: number }[]): readonly number[] {
  const whole = parts.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  return whole === 0 ? [] : parts.map(({ points }) => (Math.max(0, points) / whole) * 100);
}
