import { codeOfObstacle, type RefundFiguresOnWire, type RefundRefusalCode } from '@mapp/kit/contracts';
import { certaintyOf, sumOfRefund } from '@mapp/kit/rules';
import { waitingFor } from '../changes/store.ts';
import { maskedPhone } from '../masked-phone.ts';
import { leftBy } from '../refunds/accompanying.ts';
import { carryOut, figuresOf, requestedOf } from '../refunds/giving-back.ts';
import { obstacleFacts, obstacleOf } from '../refunds/obstacles.ts';
import { isHolder } from '../refunds/priced-tickets.ts';
import { refuseRefund } from '../refunds/refusals.ts';
import { seededAgentTicket } from '../refunds/request-store.ts';
import { quoteEnds } from '../refunds/submitting.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { smsCodes } from '../seed/members.ts';
import { nameIn } from '../seed/persons.ts';
import { chinaTime } from '../stops.ts';
import { isUsable, type TicketRecord } from '../ticket-orders/ticket-records.ts';

const currency = 'CNY';
const purpose = 'agentRefund';

/** A ticket of the test data for which a code has been asked from the start. */
export const agentCodeAskedFor = seededAgentTicket;

const moneyOf = (amount: number | undefined) => (amount === undefined ? undefined : { amount, currency });

/** A ticket that can be given back for its passenger, or the refusal. */
function freeTicket(context: RequestContext, ticketNo: string): TicketRecord | RefundRefusalCode {
  const ticket = context.ticketBook.find(ticketNo);
  if (!ticket) return 'RFD01';
  const obstacle = obstacleOf(context, ticket);
  return obstacle ? codeOfObstacle(obstacle) : ticket;
}

/** Makes the quote of a ticket for who asks for its passenger. */
function quotedFor(context: RequestContext, ticket: TicketRecord, figures: RefundFiguresOnWire) {
  const { refundBook, clock } = context;
  const certainty = certaintyOf([figures], false);
  const { quoteId, until } = refundBook.quote(signedIn(context).cardNo, {
    ticketNos: [ticket.ticketNo],
    orderNo: ticket.ticketNo,
    reason: '',
    quoted: { figures: [figures], certainty },
    until: quoteEnds([ticket], clock.now().getTime()),
  });
  return { quoteId, until: chinaTime(until), certainty };
}

/** Refunds for somebody else. */
export const agentRefundAnswers: Pick<Answers, 'findAgentTicket' | 'sendAgentCode' | 'submitAgentRefund'> = {
  findAgentTicket(context, { ticketNo, name }) {
    const { ticketBook, refundBook, clock, language } = context;
    const ticket = ticketBook.find(ticketNo);
    const coupon = ticket?.coupons.find(isUsable) ?? ticket?.coupons[0];
    if (!ticket || !coupon || !isHolder(ticket, name)) return refuseRefund('RFD01', language);
    const obstacle = obstacleOf(context, ticket);
    const kept = refundBook.ofTicket(ticketNo);
    const own = kept?.cardNo === signedIn(context).cardNo ? kept.request : undefined;
    const figures = figuresOf(ticket, clock.now().getTime());
    const { back, pointsBack } = figures;
    const { flightNo, from, to, departs } = coupon;
    const along = leftBy(context, ticket).length;
    return {
      envelope: 'Code',
      payload: {
        ticketNo,
        name: nameIn(ticket.person, language),
        flightNo,
        from,
        to,
        departs,
        back: moneyOf(back),
        ...(pointsBack !== undefined && { pointsBack }),
        ...(!obstacle && quotedFor(context, ticket, figures)),
        phone: maskedPhone(ticket.phone),
        ...(obstacle === 'mismatch' && {
          mismatch: [{ field: 'phone' as const, onTicket: '138****0001', onAccount: '139****0002' }],
        }),
        ...(obstacle &&
          obstacle !== 'mismatch' && {
            obstacle: obstacleFacts(obstacle, ticket, own ? { request: own } : {}, language),
          }),
        ...(along > 0 && { along }),
      },
    };
  },

  sendAgentCode(context, { ticketNo }) {
    const ticket = freeTicket(context, ticketNo);
    if (typeof ticket === 'string') return refuseRefund(ticket, context.language);
    context.messages.send(purpose, ticket.phone);
    return { envelope: 'Code', payload: { phone: maskedPhone(ticket.phone) } };
  },

  submitAgentRefund(context, { submissionId, ticketNo, quoteId, code, together }) {
    const { language, messages, refundBook, clock } = context;
    const { cardNo } = signedIn(context);
    const earlier = refundBook.ofSubmission(cardNo, submissionId);
    if (earlier) return { envelope: 'Code', payload: { requestNo: earlier.requestNo } };
    const ticket = freeTicket(context, ticketNo);
    if (typeof ticket === 'string') return refuseRefund(ticket, language);
    const along = leftBy(context, ticket);
    if (along.length > 0 && !together) return refuseRefund('RFD25', language);
    if (along.some((one) => waitingFor(context.changeOrders, one))) return refuseRefund('RFD28', language);
    const now = clock.now().getTime();
    const quote = refundBook.newestQuote(cardNo, ticketNo);
    if (quote?.quoteId !== quoteId) return refuseRefund('RFD05', language);
    if (quote.until < now) return refuseRefund('RFD04', language);
    const wasSent = ticketNo === agentCodeAskedFor || messages.hasSent(purpose, ticket.phone);
    if (!wasSent || code !== smsCodes.right)
      return refuseRefund(code === smsCodes.pageExpired ? 'RFD67' : 'RFD66', language);
    const { figures } = quote.quoted ?? { figures: [figuresOf(ticket, now)] };
    const { back, pointsBack } = sumOfRefund(figures);
    const byHand = along.length > 0;
    const certainty = byHand ? 'unknown' : certaintyOf(figures, false);
    const at = chinaTime(now);
    const record = refundBook.add(cardNo, {
      kind: 'agent',
      orderNo: ticket.orderNo,
      state: byHand ? 'manual' : 'received',
      currency,
      submissionId,
      times: { received: at },
      to: { kind: 'original' },
      back: byHand ? undefined : moneyOf(back),
      ...(pointsBack !== undefined && { pointsBack }),
      certainty,
      tickets: [ticket, ...along].map((one, index) =>
        requestedOf(one, figures[index], certaintyOf(figures, false)),
      ),
      history: [{ at, event: 'submitted' }],
    });
    carryOut(context, [ticket, ...along], figures);
    return { envelope: 'Code', payload: { requestNo: record.requestNo } };
  },
};
