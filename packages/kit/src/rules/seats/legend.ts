import {
  seatFeatures,
  seatKinds,
  seatReasons,
  type ElementType,
  type MappedKind,
  type Seat,
  type SeatFeature,
  type SeatPrice,
  type SeatReason,
} from './cabin.ts';
import { bandId, isOffered } from './filter.ts';
import type { SeatLayout } from './layout.ts';
import { comparePrices } from './price-order.ts';

/** Seats on offer of one kind and price: one entry of the legend, and one chip of the filter. */
export interface SeatBand {
  readonly id: string;
  readonly kind: MappedKind;
  readonly price?: SeatPrice;
  /** How many the map has. */
  readonly seats: number;
}

/** Content of a map, each list in the order of its code list; an entry of a legend that stands for nothing is left out. */
export interface SeatLegend {
  readonly kinds: readonly MappedKind[];
  readonly reasons: readonly SeatReason[];
  /** Of seats on offer. */
  readonly features: readonly SeatFeature[];
  /** Cheapest first. */
  readonly bands: readonly SeatBand[];
  readonly elements: readonly ElementType[];
}

function bandsOf(seats: readonly Seat[]): readonly SeatBand[] {
  const bands = new Map<string, SeatBand>();
  for (const seat of seats) {
    const id = bandId(seat);
    const { kind, price } = seat;
    const count = (bands.get(id)?.seats ?? 0) + 1;
    bands.set(id, { id, kind, ...(price === undefined ? {} : { price }), seats: count });
  }
  return [...bands.values()].sort(
    (one, other) =>
      comparePrices(one.price, other.price) || seatKinds.indexOf(one.kind) - seatKinds.indexOf(other.kind),
  );
}

const elementTypes: readonly ElementType[] = [
  'seat',
  'aisle',
  'gap',
  'galley',
  'lavatory',
  'stairs',
  'closet',
  'bassinet',
  'blocked',
  'unknown',
];

/** Everything that a legend and a filter have to show for this map. */
export function legendOf({ seats: placed, decks }: SeatLayout): SeatLegend {
  const seats = placed.map(({ seat }) => seat);
  const kinds = new Set<string>(seats.map(({ kind }) => kind));
  const reasons = new Set(
    seats.filter(({ kind }) => kind === 'unavailable').map(({ reason }) => reason ?? 'unknown'),
  );
  const features = new Set(placed.filter(({ seat }) => isOffered(seat)).flatMap((found) => found.features));
  const types = new Set(
    decks.flatMap(({ cabins }) =>
      cabins.flatMap(({ rows }) => rows.flatMap(({ elements }) => elements.map(({ type }) => type))),
    ),
  );
  return {
    kinds: seatKinds.filter((kind): kind is MappedKind => kinds.has(kind)),
    reasons: seatReasons.filter((reason) => reasons.has(reason)),
    features: seatFeatures.filter((feature) => features.has(feature)),
    bands: bandsOf(seats.filter(isOffered)),
    elements: elementTypes.filter((type) => types.has(type)),
  };
}
