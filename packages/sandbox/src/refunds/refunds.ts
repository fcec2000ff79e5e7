import type { Answers } from '../request-context.ts';
import { childTicket, isHolder, pricedTickets } from './priced-tickets.ts';
import { refuseRefund } from './refusals.ts';
import { referenceOf, ticketOf } from './saved-fees-store.ts';
import { savedFees } from './saved-fees.ts';

const priced = { currency: 'CNY', rounding: 100 } as const;

/** Fees of tickets, and the results of them that members save. */
export const refunds: Pick<Answers, 'ticketFees' | keyof typeof savedFees> = {
  ticketFees({ clock, language }, asked) {
    if ('reference' in asked) {
      const { reference } = asked;
      const kept = ticketOf(reference, clock.today());
      if (!kept) return refuseRefund('RFD03', language);
      return { envelope: 'Code', payload: { ...priced, reference, ...kept } };
    }
    const { ticketNo, name } = asked;
    if (!isHolder(name)) return refuseRefund('RFD01', language);
    if (ticketNo === childTicket) return refuseRefund('RFD02', language);
    const ticket = pricedTickets(clock.today()).get(ticketNo);
    if (!ticket) return refuseRefund('RFD01', language);
    return { envelope: 'Code', payload: { ...priced, reference: referenceOf(ticketNo), ...ticket } };
  },
  ...savedFees,
};
