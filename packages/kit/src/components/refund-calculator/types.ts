import type { LowerFare } from '../../rules/fare-ladder/ladder.ts';

/** Three ways on with a ticket. */
export const ticketWays = ['keep', 'change', 'refund'] as const;
export type TicketWay = (typeof ticketWays)[number];

/** Flight that a ticket would be changed to. */
export interface ChangeTarget {
  /** Fare of it in the ticket's currency, minor units. */
  readonly fare: number;
  /** Use of a fare that is lower; forfeited unless told. */
  readonly lowerFare?: LowerFare | undefined;
}
