import type { Money } from '../money.ts';
import { missingOf, reachedPart, type TierMeasure, type TierMeasureKind } from './progress.ts';

/**
 * Ways to a tier that are sold.
 * - `raise` points for the next tier; `extend` points for another year of the present one
 * - `makeUpRaise`, `makeUpKeep` money for what is missing to reach the next tier, or to keep the present one
 * - `superMember` the paid membership beside the tiers
 */
export const tierSales = ['raise', 'extend', 'makeUpRaise', 'makeUpKeep', 'superMember'] as const;
export type TierSale = (typeof tierSales)[number];

/**
 * Why a way is closed to a member.
 * - `child` the programme sells no tiers to children; `topTier` there is none above
 * - `notSold` this tier can only be flown for; `tooFar` too little of it has been flown so far
 * - `kept` nothing is missing; `running` the paid membership runs already
 */
export const tierBars = ['child', 'topTier', 'notSold', 'tooFar', 'kept', 'running'] as const;
export type TierBar = (typeof tierBars)[number];

/** Price of a tier: points, money, or both. */
export interface TierPrice {
  readonly points: number;
  readonly cash?: Money | undefined;
}

/** Rate for a missing part of a measure. */
export interface MakeUpRate {
  /** The price of one step. */
  readonly price: Money;
  /** Points or segments of a step; a begun one counts whole. */
  readonly step: number;
}
export type MakeUpRates = Readonly<Record<TierMeasureKind, MakeUpRate>>;

/** One measure with what its missing part costs. */
export interface MakeUpPart extends TierMeasure {
  readonly price: Money;
}

/** Price of the missing part of each measure. */
export const makeUpParts = (measures: readonly TierMeasure[], rates: MakeUpRates): readonly MakeUpPart[] =>
  measures.map((measure) => {
    const { price, step } = rates[measure.kind];
    return { ...measure, price: { ...price, amount: price.amount * Math.ceil(missingOf(measure) / step) } };
  });

/** The sum of parts, which are of one currency. */
export const makeUpTotal = (parts: readonly MakeUpPart[], currency: string): Money => ({
  amount: parts.reduce((sum, { price }) => sum + price.amount, 0),
  currency,
});

/** Whole per cent of the measure that is furthest behind, rounded down: what is short of a bound is never shown as it. */
export const flownPercent = (measures: readonly TierMeasure[]): number =>
  Math.floor(Math.min(1, ...measures.map(reachedPart)) * 100 + 1e-9);

/** How many points are missing for a price; 0 where there are enough. */
export const pointsMissing = ({ points }: TierPrice, available: number): number =>
  Math.max(0, points - Math.max(0, available));

/** Nothing of it is paid at the cashier. */
export const isPointsOnly = ({ cash }: TierPrice): boolean => (cash?.amount ?? 0) === 0;

/** An order that waits stands against another of the tiers; the paid membership has one of its own. */
export const waitingBefore = <Order extends { readonly kind: TierSale }>(
  waiting: readonly Order[],
  kind: TierSale,
): Order | undefined => waiting.find((order) => (order.kind === 'superMember') === (kind === 'superMember'));

/** The order that came of a purchase. */
export const orderOfPurchase = <Order extends { readonly purchaseId: string }>(
  orders: readonly Order[],
  purchaseId: string,
): Order | undefined => orders.find((order) => order.purchaseId === purchaseId);
