import type { PaymentState } from '@mapp/kit/rules';
import type { TicketOrderRecord } from './records.ts';

/** State of an order by the airline's clock. */
export function ticketStateAt(
  { state, payUntil, ticketsAt = 0 }: Pick<TicketOrderRecord, 'state' | 'payUntil' | 'ticketsAt'>,
  now: number,
): PaymentState {
  if (state === 'ticketed') return ticketsAt > now ? 'ticketing' : 'ticketed';
  return (state === 'open' || state === 'failed') && payUntil <= now ? 'expired' : state;
}
