import type { PricedLegOnWire, TicketFees } from '../../contracts/refunds/ticket-fees.ts';

/** Fees of a ticket all of whose legs could be read. */
export type ReadableFees = Omit<TicketFees, 'legs'> & { readonly legs: readonly PricedLegOnWire[] };

/** The fees where every leg could be read; undefined where one could not, for the sum would be too low. */
export function readableFees(fees: TicketFees): ReadableFees | undefined {
  const legs = fees.legs.flatMap((leg) => ('unreadable' in leg ? [] : [leg]));
  return legs.length > 0 && legs.length === fees.legs.length ? { ...fees, legs } : undefined;
}
