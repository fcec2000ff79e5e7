import { handedOver, handOver } from '../../session/hand-over.ts';
import type { Session } from '../../session/session.ts';
import type { TicketTyped } from '../../validators/check-in/ticket-search.ts';

/** Hands the ticket over to its result: no address may name it. */
export const handOverTicket = (session: Session, ticket: TicketTyped): void =>
  handOver(session, 'pricedTicket', ticket);

/** The ticket that was looked for; undefined after a reload. */
export const ticketHandedOver = (session: Session): TicketTyped | undefined =>
  handedOver(session, 'pricedTicket') as TicketTyped | undefined;
