import { refundAt } from '@mapp/kit/rules';
import { feesOf } from '../refunds/priced-tickets.ts';
import { refuseRefund } from '../refunds/refusals.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { smsCodes } from '../seed/members.ts';
import { chinaTime } from '../stops.ts';
import { giveBackTicket } from '../ticket-orders/effects.ts';
import { isUsable, type TicketRecord } from '../ticket-orders/ticket-records.ts';
import { maskedPhone } from '../masked-phone.ts';

const currency = 'CNY';
const purpose = 'agentRefund';

/** A ticket of the test data for which a code has been asked from the start. */
export const agentCodeAskedFor = '7812100000033';

const nameOf = ({ person }: TicketRecord): string =>
  `${person.cnFamilyName ?? ''}${person.cnGivenName ?? ''}`;

/** A ticket that can still be flown. */
function openTicket({ ticketBook }: RequestContext, ticketNo: string): TicketRecord | undefined {
  const ticket = ticketBook.find(ticketNo);
  return ticket?.coupons.some(isUsable) ? ticket : undefined;
}

/** Amounts of a ticket as they are now. */
function amountsOf(ticket: TicketRecord, now: number) {
  const { back, fare, taxes, fee } = refundAt(
    { currency, rounding: 100, ...feesOf(ticket) },
    now,
    ticket.attached,
  );
  return { back, fare, taxes, fee: fee.answer === 'fee' ? fee.amount : undefined };
}

/** Refunds for somebody else. */
export const agentRefundAnswers: Pick<Answers, 'findAgentTicket' | 'sendAgentCode' | 'submitAgentRefund'> = {
  findAgentTicket(context, { ticketNo, name }) {
    const ticket = openTicket(context, ticketNo);
    const [coupon] = ticket?.coupons.filter(isUsable) ?? [];
    if (!ticket || !coupon || nameOf(ticket) !== name.trim()) return refuseRefund('RFD01', context.language);
    const { back } = amountsOf(ticket, context.clock.now().getTime());
    const { flightNo, from, to, departs } = coupon;
    const mismatch = ticket.special === 'mismatch';
    return {
      envelope: 'Code',
      payload: {
        ticketNo,
        name: nameOf(ticket),
        flightNo,
        from,
        to,
        departs,
        ...(back !== undefined && { back: { amount: back, currency } }),
        phone: maskedPhone(ticket.phone),
        ...(mismatch && {
          mismatch: [{ field: 'phone' as const, onTicket: '138****0001', onAccount: '139****0002' }],
        }),
      },
    };
  },

  sendAgentCode(context, { ticketNo }) {
    const ticket = openTicket(context, ticketNo);
    if (!ticket) return refuseRefund('RFD01', context.language);
    if (ticket.special === 'mismatch') return refuseRefund('RFD12', context.language);
    context.messages.send(purpose, ticket.phone);
    return { envelope: 'Code', payload: { phone: maskedPhone(ticket.phone) } };
  },

  submitAgentRefund(context, { submissionId, ticketNo, code }) {
    const { language, messages, refundBook, clock } = context;
    const { cardNo } = signedIn(context);
    const earlier = refundBook.ofSubmission(cardNo, submissionId);
    if (earlier) return { envelope: 'Code', payload: { requestNo: earlier.requestNo } };
    const ticket = openTicket(context, ticketNo);
    if (!ticket) return refuseRefund('RFD01', language);
    if (ticket.special === 'mismatch') return refuseRefund('RFD12', language);
    const wasSent = ticketNo === agentCodeAskedFor || messages.hasSent(purpose, ticket.phone);
    if (!wasSent || code !== smsCodes.right)
      return refuseRefund(code === smsCodes.pageExpired ? 'RFD67' : 'RFD66', language);
    const now = clock.now().getTime();
    const { back, fare, taxes, fee } = amountsOf(ticket, now);
    const at = chinaTime(now);
    const [coupon] = ticket.coupons;
    const record = refundBook.add(cardNo, {
      kind: 'agent',
      orderNo: ticket.orderNo,
      state: 'received',
      currency,
      submissionId,
      times: { received: at },
      to: { kind: 'original' },
      ...(back !== undefined && { back: { amount: back, currency } }),
      tickets: [
        {
          ticketNo,
          name: nameOf(ticket),
          paxType: ticket.paxType,
          ...(coupon && {
            flightNo: coupon.flightNo,
            from: coupon.from,
            to: coupon.to,
            departs: coupon.departs,
          }),
          outcome: 'pending',
          amounts: { fare, taxes, ...(fee !== undefined && { fee }), ...(back !== undefined && { back }) },
        },
      ],
      history: [{ at, event: 'submitted' }],
    });
    giveBackTicket(context, ticketNo);
    return { envelope: 'Code', payload: { requestNo: record.requestNo } };
  },
};
