import type { Money } from '../money.ts';

/** Points on sale, and their price. */
export interface PointsOffer {
  /** Points are sold in units: 10 at a time. */
  readonly unitPoints: number;
  readonly unitPrice: Money;
  /** Round figures to choose from, the fewest first. */
  readonly suggested: readonly number[];
  /** Fewest and most of one order. */
  readonly least: number;
  readonly most: number;
  /** How many the member may still buy this year. */
  readonly leftThisYear: number;
}
