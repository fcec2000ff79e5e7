import type { FareFamily } from '../../contracts/booking/offer.ts';
import type { Party } from '../../rules/booking/party.ts';

export type { FareFamily };

/** Facts about the offer that its fares are read with. */
export interface FareFacts {
  /** Departures of the legs, instants with offset. */
  readonly departs: readonly [string, ...string[]];
  /** The airline's time, ms since 1970. */
  readonly now: number;
  readonly passengers: Party;
  /** Prices in points lead, where a fare has one. */
  readonly points: boolean;
  /** Number to ask at where a rule is not told. */
  readonly hotline: string | undefined;
}

/** Questions that every fare answers, in the order in which they are drawn. */
export const fareTerms = ['baggage', 'change', 'refund', 'earned'] as const;
export type FareTermName = (typeof fareTerms)[number];

/** A fare can be chosen while there is a seat. */
export const isSoldOut = ({ seatsLeft }: FareFamily): boolean => seatsLeft === 0;
