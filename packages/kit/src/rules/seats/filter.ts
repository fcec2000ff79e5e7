import type { Seat, SeatFeature } from './cabin.ts';
import type { PlacedSeat } from './place.ts';
import { isFree, priceId } from './price.ts';

/** The airline offers it to somebody: neither shut nor paid. */
export const isOffered = ({ kind }: Seat): boolean => kind !== 'unavailable' && kind !== 'paid';

/** The same for the same kind and price: the id of a `SeatBand`. */
export const bandId = ({ kind, price }: Seat): string => `${kind}:${priceId(price)}`;

/** Wishes of somebody who looks for a seat. One that is left out does not matter. */
export interface SeatFilter {
  /** All of them. */
  readonly features?: readonly SeatFeature[];
  /** Costs nothing. */
  readonly free?: boolean;
  /** One of these: ids of `SeatBand`. */
  readonly bands?: readonly string[];
}

/** A seat on offer that has what is looked for. */
export function answersFilter({ seat, features }: PlacedSeat, filter: SeatFilter): boolean {
  if (!isOffered(seat)) return false;
  if (filter.free === true && !isFree(seat.price)) return false;
  if (filter.features?.some((feature) => !features.includes(feature)) === true) return false;
  return filter.bands === undefined || filter.bands.length === 0 || filter.bands.includes(bandId(seat));
}
