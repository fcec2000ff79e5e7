import type { Money } from '../money.ts';

/** Price of a seat. Without cash and points it costs nothing; with both, either may be paid. */
export interface SeatPrice {
  readonly cash?: Money;
  readonly points?: number;
}

/** The seven kinds of the documents. `chosen` is what a party makes of a seat; a map never says it. Source: travel.md section 3. */
export const seatKinds = [
  'free',
  'selectable',
  'preferred',
  'chosen',
  'unavailable',
  'paid',
  'exit',
] as const;
export type SeatKind = (typeof seatKinds)[number];
export type MappedKind = Exclude<SeatKind, 'chosen'>;

/** Why a seat cannot be had: somebody has it; it is not for this passenger; it is sold elsewhere alone; the map does not say. */
export const seatReasons = ['taken', 'notForPassenger', 'notSoldOnline', 'unknown'] as const;
export type SeatReason = (typeof seatReasons)[number];

/** Good and bad sides of a place. */
export const seatFeatures = [
  'window',
  'aisle',
  'middle',
  'legroom',
  'bassinet',
  'noWindow',
  'limitedLegroom',
  'noRecline',
  'wing',
  'front',
] as const;
export type SeatFeature = (typeof seatFeatures)[number];

/** Availability and price of a seat for one passenger, where they are not the same for all. */
export interface SeatForPassenger {
  readonly available: boolean;
  readonly price?: SeatPrice;
}

/** One seat of a map. */
export interface Seat {
  /** Row and letter as the map writes them: `31A`. */
  readonly designator: string;
  /** The airline's name for it: `Sky Couch`. */
  readonly name?: string;
  readonly kind: MappedKind;
  /** With `unavailable`. */
  readonly reason?: SeatReason;
  readonly price?: SeatPrice;
  /** By passenger id; who is not named has what the seat says. */
  readonly passengers?: Readonly<Record<string, SeatForPassenger>>;
  /** Conditions that come with it, in the language of the request. */
  readonly disclosures?: readonly string[];
  readonly features: readonly SeatFeature[];
  /** An adult with an infant on the lap may sit here: there is an oxygen mask more. */
  readonly infant: boolean;
}

/**
 * Element in one place of a row. `blocked` is a seat without a number, which nobody can have. An element that nobody knows
 * keeps its name, empty where it has none, and is drawn as unknown.
 */
export type CabinElement =
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'aisle' | 'gap' }
  | { readonly type: 'blocked' }
  | { readonly type: 'galley' | 'lavatory' | 'stairs' | 'closet' | 'bassinet' }
  | { readonly type: 'unknown'; readonly name: string };
export type ElementType = CabinElement['type'];

/** One row from left to right, as many elements as the cabin has columns. */
export interface CabinRow {
  /** As printed; left out for a row of galleys and the like. */
  readonly number?: string;
  readonly elements: readonly CabinElement[];
  /** Doors at its ends. */
  readonly exit?: 'left' | 'right' | 'both';
  /** The wing lies beside it. */
  readonly wing?: boolean;
  /** A wall before it. */
  readonly bulkhead?: boolean;
}

export const cabinClasses = ['first', 'business', 'premium', 'economy'] as const;
export type CabinClass = (typeof cabinClasses)[number];

/** Rows of one class. */
export interface Cabin {
  readonly class: CabinClass | 'unknown';
  /** The back end's word for a class that nobody knows. */
  readonly name?: string;
  /** Letter of each column; undefined for an aisle. */
  readonly columns: readonly (string | undefined)[];
  readonly rows: readonly CabinRow[];
}

/** One floor of the aircraft, its cabins from nose to tail. */
export interface Deck {
  readonly id: 'main' | 'upper' | 'lower' | 'unknown';
  /** The back end's word for a deck that nobody knows. */
  readonly name?: string;
  readonly cabins: readonly Cabin[];
}

/** The seats of one flight segment. */
export interface SeatMapData {
  readonly segmentId: string;
  readonly decks: readonly Deck[];
}

/** A passenger who needs a seat. */
export interface SeatPassenger {
  readonly id: string;
  readonly name: string;
  /** On the day of departure. */
  readonly type: 'adult' | 'child' | 'infant';
  /** Whole years on the day of departure. */
  readonly age: number;
  /** Carries this infant on the lap; an infant has no seat of its own. */
  readonly infantId?: string;
  /** Asked for help: reduced mobility, sight, hearing, pregnancy. */
  readonly needsHelp?: boolean;
}

/** Seats of passengers on one segment: passenger id → designator. */
export type Seating = Readonly<Record<string, string>>;
