import type { Money } from '../money.ts';
import type { PointsOffer } from './order.ts';

/** The most that one order can hold now: of the order and of the year, in whole units; 0 where nothing can be bought. */
export function mostPoints({ unitPoints, least, most, leftThisYear }: PointsOffer): number {
  const whole = Math.floor(Math.min(most, leftThisYear) / unitPoints) * unitPoints;
  return whole < least ? 0 : whole;
}

/** Price of points; they are sold in whole units. */
export const priceOfPoints = (
  points: number,
  { unitPoints, unitPrice }: Pick<PointsOffer, 'unitPoints' | 'unitPrice'>,
): Money => ({ ...unitPrice, amount: Math.round((points / unitPoints) * unitPrice.amount) });

/** Why a number of points cannot be ordered. */
export type PointsProblem = 'missing' | 'units' | 'least' | 'most' | 'year';

/** Problem of a number of points; undefined where it can be ordered. */
export function pointsProblem(points: number | undefined, offer: PointsOffer): PointsProblem | undefined {
  if (points === undefined || !Number.isSafeInteger(points)) return 'missing';
  if (points < offer.least) return 'least';
  if (points > offer.most) return 'most';
  if (points % offer.unitPoints !== 0) return 'units';
  return points > offer.leftThisYear ? 'year' : undefined;
}

/** Figures to choose from that can be ordered. */
export const suggestedPoints = (offer: PointsOffer): readonly number[] =>
  offer.suggested.filter((points) => pointsProblem(points, offer) === undefined);

/** Reads a number of points, spaces and separators aside; undefined where there is none. */
export function readPoints(text: string): number | undefined {
  const digits = text.normalize('NFKC').replace(/[\s,.’'\u00A0\u202F]/gu, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
