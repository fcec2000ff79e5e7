import * as z from 'zod/mini';
import {
  cabinClasses,
  seatFeatures,
  seatKinds,
  seatReasons,
  type Cabin,
  type CabinClass,
  type CabinElement,
  type CabinRow,
  type Deck,
  type Seat,
  type SeatFeature,
  type SeatForPassenger,
  type SeatPrice,
} from '../../rules/seats/cabin.ts';
import { comparePrices } from '../../rules/seats/price-order.ts';
import { assumed, seatOfPassenger } from './check-in.ts';
import { defineCall } from '../call.ts';
import { stop } from '../home/home.ts';
import { listOf, optional, orNone, otherwise } from '../reading.ts';
import { day, instant, money } from '../wire.ts';

const cash = z.extend(money, { amount: z.int().check(z.nonnegative()) });

// Half of a price that cannot be read is no price: what is left of it would be another one.
const priceOnWire = z.object({
  cash: orNone(cash),
  points: orNone(z.int().check(z.nonnegative())),
});

/** In cash, in points, or in either. */
export const seatPrice = z.pipe(
  priceOnWire,
  z.transform(({ cash: inCash, points }: z.output<typeof priceOnWire>): SeatPrice => ({
    ...(inCash && { cash: inCash }),
    ...(points !== undefined && { points }),
  })),
);

/** Stands for what there is but cannot be read. A seat with such a part is not sold. */
const unreadable = 'unreadable';

const forPassenger = z.object({
  passengerId: z.string(),
  available: z.boolean(),
  /** Left out where the seat's own price holds. */
  price: orNone(seatPrice),
});

const seatOnWire = z.object({
  /** `31A`, also with two letters or a small one. A seat without it can be seen, and not be had. */
  designator: optional(z.string().check(z.regex(/^\d{1,3}[A-Za-z]{1,2}$/)), unreadable),
  /** The airline's name for it. */
  name: optional(z.string()),
  /** A kind that nobody knows is read as a seat that cannot be had, for an unknown reason. */
  kind: otherwise(z.string(), ''),
  reason: optional(z.string()),
  price: optional(seatPrice, unreadable),
  /** Where availability or price is not the same for all; who is not named has what the seat says. */
  passengers: optional(
    listOf(forPassenger, () => undefined),
    unreadable,
  ),
  /** Conditions that come with it, in the language of the request. */
  disclosures: optional(
    listOf(z.string(), () => undefined),
    unreadable,
  ),
  features: otherwise(listOf(z.string()), []),
  infant: otherwise(z.boolean(), false),
});

const isOneOf = <const Values extends readonly string[]>(
  values: Values,
  value: string | undefined,
): value is Values[number] => value !== undefined && values.includes(value);

/** A list of the wire, whole or not at all; none is as good as whole. */
const whole = <Of>(list: readonly (Of | undefined)[] | typeof unreadable | undefined) => {
  if (list === unreadable) return undefined;
  const found = (list ?? []).filter((each) => each !== undefined);
  return found.length === (list ?? []).length ? found : undefined;
};

/** Conditions and passengers, once each of them is known; undefined where one is not, or the price is not. */
function offerOf({ price, passengers, disclosures }: z.output<typeof seatOnWire>) {
  const [people, conditions] = [whole(passengers), whole(disclosures)];
  if (price === unreadable || !people || !conditions) return undefined;
  // A price of neither money nor points is none that could be told.
  if (price && !price.cash && price.points === undefined) return undefined;
  const cheapest = people
    .filter(({ available }) => available)
    .map((one) => one.price)
    .sort(comparePrices)[0];
  const asked = price ?? cheapest;
  return {
    ...(asked && { price: asked }),
    ...(people.length > 0 && {
      passengers: Object.fromEntries(
        people.map(({ passengerId, available, price: own }): [string, SeatForPassenger] => [
          passengerId,
          { available, ...(own && { price: own }) },
        ]),
      ),
    }),
    ...(conditions.length > 0 && { disclosures: conditions }),
  };
}

function seatFrom(designator: string, wire: z.output<typeof seatOnWire>): Seat {
  const { kind, reason, name, features, infant } = wire;
  const offer = offerOf(wire);
  const known = offer && isOneOf(seatKinds, kind) && kind !== 'chosen' ? kind : 'unavailable';
  return {
    designator,
    ...(name && { name }),
    kind: known,
    ...(known === 'unavailable' && {
      reason: kind === known && isOneOf(seatReasons, reason) ? reason : 'unknown',
    }),
    ...offer,
    features: features.filter((feature): feature is SeatFeature => isOneOf(seatFeatures, feature)),
    infant,
  };
}

const plainElements = [
  'aisle',
  'gap',
  'blocked',
  'galley',
  'lavatory',
  'stairs',
  'closet',
  'bassinet',
] as const;

const elementOnWire = z.object({
  type: otherwise(z.string(), ''),
  seat: optional(seatOnWire),
  name: optional(z.string()),
});

/** Element of a row; one that nobody knows keeps its name and its place. */
function elementFrom({ type, seat, name }: z.output<typeof elementOnWire>): CabinElement {
  if (type !== 'seat')
    return isOneOf(plainElements, type) ? { type } : { type: 'unknown', name: name ?? type };
  if (seat?.designator === unreadable) return { type: 'unknown', name: seat.name ?? name ?? '' };
  return seat?.designator === undefined
    ? { type: 'blocked' }
    : { type, seat: seatFrom(seat.designator, seat) };
}

const rowOnWire = z.object({
  number: optional(z.pipe(z.union([z.string(), z.int()]), z.transform(String))),
  elements: otherwise(
    listOf(elementOnWire, () => ({ type: '', seat: undefined, name: undefined })),
    [],
  ),
  /** A door that is there in another word may be on either side: whoever sits there may have to open it. */
  exit: optional(z.enum(['left', 'right', 'both']), 'both'),
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

/** Other words for the classes; a class that nobody knows keeps its own. */
const classWords: Readonly<Record<string, CabinClass>> = {
  ...(Object.fromEntries(cabinClasses.map((each) => [each, each])) as Record<CabinClass, CabinClass>),
  premium_economy: 'premium',
};

const cabinOnWire = z.object({
  class: otherwise(z.string(), ''),
  /** Letter of each column; null for an aisle. */
  columns: otherwise(
    listOf(z.nullable(z.string()), () => ''),
    [],
  ),
  rows: otherwise(
    listOf(rowOnWire, () => ({ elements: [{ type: '' }] })),
    [],
  ),
});

function cabinFrom({ class: word, columns, rows }: z.output<typeof cabinOnWire>): Cabin {
  const known = Object.hasOwn(classWords, word) ? classWords[word] : undefined;
  return {
    ...(known ? { class: known } : { class: 'unknown', ...(word && { name: word }) }),
    columns: columns.map((letter) => letter ?? undefined),
    rows: rows.map(rowFrom),
  };
}

const deckOnWire = z.object({ id: otherwise(z.string(), ''), cabins: listOf(cabinOnWire) });

const deckIds = ['main', 'upper', 'lower'] as const;

/** The decks of an aircraft, read so that nothing unknown is dropped and nothing unknown is sold. */
const decks = z.pipe(
  listOf(deckOnWire),
  z.transform((wire: z.output<typeof deckOnWire>[]): readonly Deck[] =>
    wire.map(({ id, cabins }) => ({
      ...(isOneOf(deckIds, id) ? { id } : { id: 'unknown', ...(id && { name: id }) }),
      cabins: cabins.map(cabinFrom),
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
