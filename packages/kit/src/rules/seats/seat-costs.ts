import type { PlacedSeat } from './place.ts';
import { priceWeight, type PriceWeight } from './price-order.ts';
import type { SeatCost } from './windows.ts';

/** Price of seats together. */
export const costOf = (placed: readonly PlacedSeat[]): PriceWeight =>
  placed
    .map(({ seat }) => priceWeight(seat))
    .reduce((sum, one) => ({ points: sum.points + one.points, cash: sum.cash + one.cash }), {
      points: 0,
      cash: 0,
    });

/** The seat whose price a seat had: of one that is gone the map may have none any more, and then it cost what its neighbour costs. */
export const pricedAs = (
  placed: PlacedSeat,
  block: readonly PlacedSeat[],
  gone: ReadonlySet<string>,
): PlacedSeat =>
  placed.seat.price || !gone.has(placed.designator)
    ? placed
    : (block.find(({ seat, designator }) => seat.price && !gone.has(designator)) ?? placed);

/** How much more the new seats cost; seats that cost less are no reason to sit far away. */
export function extraOf(was: PriceWeight, now: PriceWeight): SeatCost {
  return [Math.max(0, now.points - was.points), Math.max(0, now.cash - was.cash)];
}
