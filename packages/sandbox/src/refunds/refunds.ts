import type { Answers } from '../request-context.ts';
import { nameIn } from '../seed/persons.ts';
import { feesOf, hasFees, isHolder } from './priced-tickets.ts';
import { proofAnswers } from './proofs.ts';
import { refuseRefund } from './refusals.ts';
import { referenceOf, ticketOf } from './saved-results.ts';
import { savedFees } from './saved-fees.ts';

const priced = { currency: 'CNY', rounding: 100 } as const;

/** Fees of tickets, and the results of them that members save. */
export const refunds: Pick<Answers, 'ticketFees' | keyof typeof savedFees | keyof typeof proofAnswers> = {
  ticketFees(context, asked) {
    const { ticketBook, language } = context;
    if ('reference' in asked) {
      const { reference } = asked;
      const kept = ticketOf(ticketBook, reference);
      if (!kept) return refuseRefund('RFD03', language);
      return { envelope: 'Code', payload: { ...priced, reference, ...feesOf(kept, context) } };
    }
    if ('orderNo' in asked) {
      const { orderNo, name } = asked;
      const all = ticketBook.ofOrder(orderNo);
      const usable = all.filter(hasFees);
      if (!all.some((one) => isHolder(one, name)) || usable.length === 0)
        return refuseRefund('RFD01', language);
      const adults = usable.filter(({ paxType }) => paxType === 'ADT');
      const shown = adults.find((one) => isHolder(one, name)) ?? adults[0];
      if (!shown) return refuseRefund('RFD02', language);
      return {
        envelope: 'Code',
        payload: {
          ...priced,
          reference: referenceOf(shown.ticketNo),
          tickets: adults.map(({ ticketNo, person }) => ({
            reference: referenceOf(ticketNo),
            name: nameIn(person, language),
          })),
          ...feesOf(shown, context),
        },
      };
    }
    const { ticketNo, name } = asked;
    const ticket = ticketBook.find(ticketNo);
    // An adult who travels with a child may ask in their own name.
    const known = ticket && ticketBook.ofOrder(ticket.orderNo).some((one) => isHolder(one, name));
    if (!ticket || !known || !hasFees(ticket)) return refuseRefund('RFD01', language);
    if (ticket.paxType !== 'ADT') return refuseRefund('RFD02', language);
    return {
      envelope: 'Code',
      payload: { ...priced, reference: referenceOf(ticketNo), ...feesOf(ticket, context) },
    };
  },
  ...savedFees,
  ...proofAnswers,
};
