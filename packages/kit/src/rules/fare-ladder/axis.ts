import type { Fee, FeeStep, Wish } from './ladder.ts';

/** One step as a column of an axis; all lengths are shares of its width and height. */
export interface AxisColumn {
  readonly step: FeeStep;
  readonly from: number;
  readonly to: number;
  /** Height of each fee; undefined where it is refused or unknown. */
  readonly height: Readonly<Record<Wish, number | undefined>>;
}

/** Steps before departure side by side. Columns are of one width, for a week and four hours cannot be drawn to one scale. */
export interface FeeAxis {
  readonly columns: readonly AxisColumn[];
  /** Place of the present between both ends; 1 after departure. */
  readonly now: number;
  /** Place of the column in force; undefined after departure. */
  readonly current: number | undefined;
}

const week = 7 * 86_400_000;

const amountOf = (fee: Fee): number => (fee.answer === 'fee' ? fee.amount : 0);

/** How much of a column is gone; one without a beginning is as long as the next, and never drawn as not begun. */
function goneOf({ after, until = 0 }: FeeStep, next: FeeStep | undefined, now: number): number {
  const length = until - (after ?? until - (next?.until ? next.until - until : week));
  return Math.min(0.95, Math.max(0.05, 1 - (until - now) / length));
}

/**
 * The steps of a ticket as an axis that ends with the departure of its last leg.
 * @param departs that departure, ms since 1970
 * @param now ms since 1970
 */
export function feeAxis(steps: readonly FeeStep[], departs: number, now: number): FeeAxis {
  const shown = steps
    .filter(({ after }) => after === undefined || after < departs)
    .map((step) => ({ ...step, until: Math.min(step.until ?? departs, departs) }));
  const most = Math.max(1, ...shown.flatMap(({ refund, change }) => [amountOf(refund), amountOf(change)]));
  const heightOf = (fee: Fee) => (fee.answer === 'fee' ? fee.amount / most : undefined);
  const columns = shown.map((step, index) => ({
    step,
    from: index / shown.length,
    to: (index + 1) / shown.length,
    height: { refund: heightOf(step.refund), change: heightOf(step.change) },
  }));
  const current = shown.findIndex(({ until }) => now <= until);
  const step = shown[current];
  if (!step) return { columns, now: 1, current: undefined };
  return { columns, now: (current + goneOf(step, shown[current + 1], now)) / shown.length, current };
}
