import type { Money } from '../money.ts';
import type { Seating, SeatPassenger, SeatPrice } from './cabin.ts';
import type { SeatLayout } from './layout.ts';
import { isFree, priceFor } from './price.ts';

/** Amounts to pay in each currency, and in points. */
export interface SeatDue {
  /** One entry for a currency, in the order in which they came; none is 0. */
  readonly cash: readonly Money[];
  readonly points: number;
}

/** The same seats paid in either way: what has only one of the two prices is paid in that one. */
export interface SeatSum {
  /** Cash wherever it is taken. */
  readonly inCash: SeatDue;
  /** Points wherever they are taken. */
  readonly inPoints: SeatDue;
}

/** One seat of the bill. Without a price there is nothing to pay for it. */
export interface SeatCharge {
  readonly segmentId: string;
  readonly passengerId: string;
  readonly designator: string;
  readonly price?: SeatPrice;
}

/** One segment of the journey with its seats. */
export interface SeatedSegment {
  readonly layout: SeatLayout;
  readonly seating: Seating;
  /** Had before: nothing more is paid for them. */
  readonly owned?: Seating;
}

export interface SeatTotal extends SeatSum {
  /** Segment by segment, in the order of the party. */
  readonly charges: readonly SeatCharge[];
  /** Of each passenger who has a seat, over all segments. */
  readonly byPassenger: Readonly<Record<string, SeatSum>>;
}

function dueOf(prices: readonly SeatPrice[], first: 'cash' | 'points'): SeatDue {
  const cash = new Map<string, number>();
  let points = 0;
  for (const price of prices) {
    const takesPoints = price.points !== undefined && (first === 'points' || price.cash === undefined);
    if (takesPoints) points += price.points ?? 0;
    else if (price.cash && price.cash.amount !== 0)
      cash.set(price.cash.currency, (cash.get(price.cash.currency) ?? 0) + price.cash.amount);
  }
  return { cash: [...cash].map(([currency, amount]) => ({ amount, currency })), points };
}

const sumOf = (charges: readonly SeatCharge[]): SeatSum => {
  const prices = charges.flatMap(({ price }) => (price === undefined ? [] : [price]));
  return { inCash: dueOf(prices, 'cash'), inPoints: dueOf(prices, 'points') };
};

function chargesOf({ layout, seating, owned = {} }: SeatedSegment, ids: readonly string[]): SeatCharge[] {
  return ids.flatMap((passengerId) => {
    const designator = seating[passengerId];
    if (designator === undefined) return [];
    const seat = { segmentId: layout.segmentId, passengerId, designator };
    const price = priceFor(layout.byDesignator.get(designator)?.seat, passengerId);
    return owned[passengerId] === designator || price === undefined || isFree(price)
      ? [seat]
      : [{ ...seat, price }];
  });
}

/** Price of the chosen seats for each passenger and for all. A designator that the map does not know costs nothing. */
export function seatTotal(
  segments: readonly SeatedSegment[],
  party: readonly Pick<SeatPassenger, 'id'>[],
): SeatTotal {
  const ids = party.map(({ id }) => id);
  const charges = segments.flatMap((segment) => chargesOf(segment, ids));
  const seated = ids.filter((id) => charges.some(({ passengerId }) => passengerId === id));
  const byPassenger = Object.fromEntries(
    seated.map((id) => [id, sumOf(charges.filter(({ passengerId }) => passengerId === id))]),
  );
  return { charges, byPassenger, ...sumOf(charges) };
}
