/** An answer about a fare. Source: decisions.md 46. */
export interface ToldAnswer {
  readonly answer: 'allowed' | 'refused' | 'unknown';
  /** Minor units; an allowed thing without it costs what is not told. */
  readonly fee?: { readonly amount: number } | undefined;
}

/** A fare, as far as a list reads it. */
export interface ListedFare {
  readonly fareId: string;
  readonly cabin: string;
  /** Of one adult, taxes included, in minor units. */
  readonly price: { readonly adult: { readonly total: number } };
  /** The same in points, where it can be paid with them. */
  readonly points?: number | undefined;
  readonly refund: ToldAnswer;
  readonly change: ToldAnswer;
}

/** A leg, as far as a list reads it; airports are IATA codes, instants have the offset of their airport. */
export interface ListedLeg {
  readonly carrier: string;
  readonly from: string;
  readonly to: string;
  readonly departs: string;
  readonly arrives: string;
  readonly minutes: number;
  readonly aircraft?: string | undefined;
  readonly stops: readonly unknown[];
}

/** An offer, as far as a list reads it; one of `searchFlights` is such. */
export interface ListedOffer {
  readonly offerId: string;
  readonly legs: readonly ListedLeg[];
  /** From the first departure to the last arrival. */
  readonly minutes: number;
  /** The cheapest first; none where it is sold out. */
  readonly fares: readonly ListedFare[];
  /** Fares that could not be read: where there are such, no fare does not mean sold out. */
  readonly unreadFares?: number | undefined;
  /** It can be had by the waitlist alone. */
  readonly waitlist?: boolean | undefined;
  /** Until then its prices hold. */
  readonly expires?: string | undefined;
}

/** How often one comes down on the way: with the same flight number, or to another flight. */
export const stopKinds = ['direct', 'stop', 'connection', 'connections'] as const;
export type StopKind = (typeof stopKinds)[number];

/** The kind of an offer; a stop under one number (经停) is no connection. Source: travel-domain T1. */
export function stopKindOf({ legs }: Pick<ListedOffer, 'legs'>): StopKind {
  if (legs.length > 2) return 'connections';
  if (legs.length === 2) return 'connection';
  return legs.some(({ stops }) => stops.length > 0) ? 'stop' : 'direct';
}

/** Conditions that a fare can be asked for. */
export const fareConditions = ['refundable', 'freeChange'] as const;
export type FareCondition = (typeof fareConditions)[number];

const grants: Readonly<Record<FareCondition, (fare: ListedFare) => boolean>> = {
  refundable: ({ refund }) => refund.answer === 'allowed',
  // Without a fee that is told nobody may call it free.
  freeChange: ({ change }) => change.answer === 'allowed' && change.fee?.amount === 0,
};

const answerTo: Readonly<Record<FareCondition, (fare: ListedFare) => ToldAnswer>> = {
  refundable: ({ refund }) => refund,
  freeChange: ({ change }) => change,
};

/** Conditions about which some fare of a list tells: by others nothing can be chosen. */
export const toldConditions = (
  offers: readonly { readonly fares: readonly ListedFare[] }[],
): readonly FareCondition[] =>
  fareConditions.filter((condition) =>
    offers.some(({ fares }) => fares.some((fare) => answerTo[condition](fare).answer !== 'unknown')),
  );

/** The cheapest fare that grants all of these; undefined where none does. */
export const fareFrom = <Fare extends ListedFare>(
  { fares }: { readonly fares: readonly Fare[] },
  conditions: readonly FareCondition[] = [],
): Fare | undefined => fares.find((fare) => conditions.every((condition) => grants[condition](fare)));

/**
 * State of an offer in a list.
 * - `open` it can be chosen
 * - `waitlist` it can be chosen, and is had if somebody gives up a seat
 * - `soldOut` no fare is left
 * - `untold` its fares could not be read
 * - `expired` its prices hold no more: the search is to be made again
 */
export type OfferState = 'open' | 'waitlist' | 'soldOut' | 'untold' | 'expired';

/** Whether the prices of an offer hold no more; the minute itself still counts. */
export const isExpired = ({ expires }: Pick<ListedOffer, 'expires'>, now: number | undefined): boolean =>
  expires !== undefined && now !== undefined && now > Date.parse(expires);

/** The state of an offer; what is sold out cannot expire. */
export function offerState(
  { fares, unreadFares = 0, waitlist }: Pick<ListedOffer, 'fares' | 'unreadFares' | 'waitlist'>,
  expired: boolean,
): OfferState {
  if (fares.length === 0) return unreadFares > 0 ? 'untold' : 'soldOut';
  if (expired) return 'expired';
  return waitlist ? 'waitlist' : 'open';
}
