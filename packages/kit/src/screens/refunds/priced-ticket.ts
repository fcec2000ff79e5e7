import { handedOver, handOver } from '../../session/hand-over.ts';
import type { Session } from '../../session/session.ts';
import type { OrderTyped, TicketTyped } from '../../validators/check-in/ticket-search.ts';

/** A ticket as it was looked for, or an order with the reference of the ticket that was chosen of it. */
export type SoughtTicket = TicketTyped | (OrderTyped & { readonly chosen?: string });

/** Hands the ticket over to its result: no address may name it. */
export const handOverTicket = (session: Session, ticket: SoughtTicket): void =>
  handOver(session, 'pricedTicket', ticket);

/** The ticket that was looked for; undefined after a reload. */
export const ticketHandedOver = (session: Session): SoughtTicket | undefined =>
  handedOver(session, 'pricedTicket') as SoughtTicket | undefined;
