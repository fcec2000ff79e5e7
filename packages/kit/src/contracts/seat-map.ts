import * as z from 'zod/mini';
import {
  cabinClasses,
  seatFeatures,
  seatKinds,
  seatReasons,
  type CabinElement,
  type CabinRow,
  type Deck,
  type Seat,
  type SeatFeature,
  type SeatPrice,
} from '../rules/seats/cabin.ts';
import { assumed, seatOfPassenger } from './check-in.ts';
import { defineCall } from './call.ts';
import { stop } from './home.ts';
import { listOf, optional } from './reading.ts';
import { day, instant } from './wire.ts';

export const money = z.object({
  /** Minor units. */
  amount: z.int(),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

const priceOnWire = z.object({
  cash: optional(money),
  points: optional(z.int().check(z.nonnegative())),
});

/** In cash, in points, or in either. */
export const seatPrice = z.pipe(
  priceOnWire,
  z.transform(({ cash, points }: z.output<typeof priceOnWire>): SeatPrice => ({
    ...(cash && { cash }),
    ...(points !== undefined && { points }),
  })),
);

/** `31A`, also with a letter of its own at the end of the row. */
const designator = z.string().check(z.regex(/^\d{1,3}[A-Z]$/));

const seatOnWire = z.object({
  designator,
  /** A kind that nobody knows is read as a seat that cannot be had, for an unknown reason. */
  kind: z.string(),
  reason: optional(z.string()),
  price: optional(seatPrice),
  features: listOf(z.string()),
  infant: z.boolean(),
});

const isOneOf = <const Values extends readonly string[]>(
  values: Values,
  value: string | undefined,
): value is Values[number] => value !== undefined && values.includes(value);

function seatFrom({
  designator: at,
  kind,
  reason,
  price,
  features,
  infant,
}: z.output<typeof seatOnWire>): Seat {
  const known = isOneOf(seatKinds, kind) && kind !== 'chosen' ? kind : 'unavailable';
  return {
    designator: at,
    kind: known,
    ...(known === 'unavailable' && { reason: isOneOf(seatReasons, reason) ? reason : 'unknown' }),
    ...(price && { price }),
    features: features.filter((feature): feature is SeatFeature => isOneOf(seatFeatures, feature)),
    infant,
  };
}

const plainElements = ['aisle', 'gap', 'galley', 'lavatory', 'stairs', 'closet', 'bassinet'] as const;

const elementOnWire = z.object({
  type: z.string(),
  seat: optional(seatOnWire),
  name: optional(z.string()),
});

/** What nobody knows keeps its name and its place. */
function elementFrom({ type, seat, name }: z.output<typeof elementOnWire>): CabinElement {
  if (type === 'seat' && seat) return { type, seat: seatFrom(seat) };
  return isOneOf(plainElements, type) ? { type } : { type: 'unknown', name: name ?? type };
}

const rowOnWire = z.object({
  number: optional(z.string()),
  elements: listOf(elementOnWire),
  exit: optional(z.enum(['left', 'right', 'both'])),
  wing: optional(z.boolean()),
  bulkhead: optional(z.boolean()),
});

const rowFrom = ({ number, elements, exit, wing, bulkhead }: z.output<typeof rowOnWire>): CabinRow => ({
  ...(number !== undefined && { number }),
  elements: elements.map(elementFrom),
  ...(exit && { exit }),
  ...(wing !== undefined && { wing }),
  ...(bulkhead !== undefined && { bulkhead }),
});

const deckOnWire = z.object({
  id: z.enum(['main', 'upper']),
  cabins: listOf(
    z.object({
      class: z.enum(cabinClasses),
      /** Letter of each column; null for an aisle. */
      columns: listOf(z.nullable(z.string())),
      rows: listOf(rowOnWire),
    }),
  ),
});

/** The decks of an aircraft, read so that nothing unknown is dropped and nothing unknown is sold. */
const decks = z.pipe(
  listOf(deckOnWire),
  z.transform((wire: z.output<typeof deckOnWire>[]): readonly Deck[] =>
    wire.map(({ id, cabins }) => ({
      id,
      cabins: cabins.map(({ class: of, columns, rows }) => ({
        class: of,
        columns: columns.map((letter) => letter ?? undefined),
        rows: rows.map(rowFrom),
      })),
    })),
  ),
);

export const seatMap = defineCall({
  ...assumed,
  name: 'seatMap',
  path: '/api/check-in/seat-map',
  summary: 'The seats of one segment, priced for the member.',
  request: z.object({ segmentId: z.string() }),
  response: z.object({
    decks,
    /** Seats that an unpaid order keeps for the party, and until when. */
    held: optional(z.object({ orderNo: z.string(), until: instant, seats: listOf(seatOfPassenger) })),
  }),
});

export const cabinOfFlight = defineCall({
  name: 'cabinOfFlight',
  area: 'flight',
  source: 'assumed',
  path: '/api/flight/cabin',
  member: false,
  summary: 'The cabin of a flight with its free seats, for looking.',
  request: z.object({ flightNo: z.string(), day }),
  response: z.object({ flightNo: z.string(), departure: stop, arrival: stop, decks }),
});
