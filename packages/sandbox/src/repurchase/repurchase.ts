import { codeOfObstacle, type RefundFiguresOnWire } from '@mapp/kit/contracts';
import { canRepurchase, figuresAt, type RepurchaseTicket } from '@mapp/kit/rules';
import type { Language } from '../language.ts';
import { carryOut, requestedOf } from '../refunds/giving-back.ts';
import { obstacleOf } from '../refunds/obstacles.ts';
import { refundableOf } from '../refunds/refund-tickets.ts';
import { refuseRefund } from '../refunds/refusals.ts';
import type { Answers, RequestContext } from '../request-context.ts';
import { smsCodes } from '../seed/members.ts';
import { nameIn } from '../seed/persons.ts';
import { codeAskedFor } from './store.ts';
import { chinaTime } from '../stops.ts';
import { isUsable, type TicketRecord } from '../ticket-orders/ticket-records.ts';
import { maskedPhone } from '../masked-phone.ts';

const currency = 'CNY';
const purpose = 'repurchase';

const documentsOf = ({ person }: TicketRecord): readonly string[] => person.idList.map(({ idNo }) => idNo);

/** A ticket whose passenger has such a document. */
function proven(
  { ticketBook }: RequestContext,
  ticketNo: string,
  documentNo: string,
): TicketRecord | undefined {
  const ticket = ticketBook.find(ticketNo);
  return ticket && documentsOf(ticket).includes(documentNo) ? ticket : undefined;
}

/** A ticket as it is compared, with its person as the page tells names. */
function comparedOf(ticket: TicketRecord, language: Language): RepurchaseTicket | undefined {
  const [first] = ticket.coupons;
  const last = ticket.coupons.at(-1);
  if (!first || !last) return undefined;
  const { ticketNo, person, paidWith, issuedAt, coupons } = ticket;
  return {
    ticketNo,
    name: nameIn(person, language),
    documentTail: (documentsOf(ticket)[0] ?? '').slice(-4),
    from: first.from,
    to: last.to,
    flightNo: first.flightNo,
    departs: first.departs,
    fare: coupons.reduce((sum, { fare }) => sum + fare, 0),
    issuedAt: new Date(issuedAt).toISOString(),
    paidWith,
  };
}

/** Both tickets of a search that still serves. */
function pairOf(context: RequestContext, queryId: string) {
  const query = context.repurchases.find(queryId);
  const [old, fresh] = query
    ? [context.ticketBook.find(query.ticketNo), context.ticketBook.find(query.newTicketNo)]
    : [];
  const [shownOld, shownFresh] = [
    old && comparedOf(old, context.language),
    fresh && comparedOf(fresh, context.language),
  ];
  return query && old && shownOld && shownFresh
    ? { query, ticket: old, old: shownOld, fresh: shownFresh }
    : undefined;
}

/** Amounts of a ticket that is given back without a fee. */
const figuresOf = (ticket: TicketRecord, now: number): RefundFiguresOnWire => ({
  ticketNo: ticket.ticketNo,
  ...figuresAt({ ...refundableOf(ticket), involuntary: true }, now),
});

/** Keeps the request of a member's ticket in the one book of requests; a guest's has a number alone. */
function bookOf({ refundBook, clock }: RequestContext, ticket: TicketRecord, figures: RefundFiguresOnWire) {
  const { cardNo, orderNo } = ticket;
  if (cardNo === undefined) return undefined;
  const at = chinaTime(clock.now().getTime());
  const { back } = figures;
  return () =>
    refundBook.add(cardNo, {
      kind: 'repurchase',
      orderNo,
      state: 'received',
      currency,
      times: { received: at },
      to: { kind: 'original' },
      ...(back !== undefined && { back: { amount: back, currency } }),
      tickets: [requestedOf(ticket, figures, 'confirmed')],
      history: [{ at, event: 'submitted' }],
    }).requestNo;
}

/** Refusal that the old ticket meets; none once this refund itself has been asked for. */
function againstTicket(context: RequestContext, ticket: TicketRecord) {
  if (context.repurchases.ofTicket(ticket.ticketNo) !== undefined) return undefined;
  const obstacle = obstacleOf(context, ticket);
  return obstacle && codeOfObstacle(obstacle);
}

type Names = 'sendRepurchaseCode' | 'findRepurchase' | 'repurchaseResult' | 'submitRepurchase';

/** Refunds of tickets that were bought a second time. */
export const repurchaseAnswers: Pick<Answers, Names> = {
  sendRepurchaseCode(context, { ticketNo, documentNo }) {
    const ticket = proven(context, ticketNo, documentNo);
    if (!ticket) return refuseRefund('RFD62', context.language);
    context.messages.send(purpose, ticket.phone);
    return { envelope: 'Code', payload: { phone: maskedPhone(ticket.phone) } };
  },

  findRepurchase(context, { ticketNo, newTicketNo, documentNo, code }) {
    const { language, ticketBook, messages, repurchases } = context;
    const ticket = proven(context, ticketNo, documentNo);
    const known = ticketBook.find(newTicketNo);
    if (!ticket || !known || ticketNo === newTicketNo) return refuseRefund('RFD62', language);
    const wasSent = ticketNo === codeAskedFor || messages.hasSent(purpose, ticket.phone);
    if (!wasSent || code !== smsCodes.right) return refuseRefund('RFD63', language);
    const against = againstTicket(context, ticket);
    if (against) return refuseRefund(against, language);
    return { envelope: 'Code', payload: { queryId: repurchases.open(ticketNo, newTicketNo).queryId } };
  },

  repurchaseResult(context, { queryId }) {
    const pair = pairOf(context, queryId);
    if (!pair) return refuseRefund('RFD62', context.language);
    const { query, ticket, old, fresh } = pair;
    const { requestNo } = query;
    // All of it comes back, also once nothing of it is left to be flown.
    const back = old.fare + ticket.coupons.reduce((sum, one) => sum + one.taxes, 0) + (ticket.attached ?? 0);
    const own = ticket.cardNo !== undefined && ticket.cardNo === context.member?.cardNo;
    return {
      envelope: 'Code',
      payload: {
        old,
        fresh,
        currency,
        back: { amount: back, currency },
        ...(requestNo !== undefined && { requestNo, own }),
      },
    };
  },

  submitRepurchase(context, { queryId }) {
    const pair = pairOf(context, queryId);
    if (!pair) return refuseRefund('RFD62', context.language);
    const { query, ticket, old, fresh } = pair;
    if (query.requestNo !== undefined) return { envelope: 'Code', payload: { requestNo: query.requestNo } };
    const against = againstTicket(context, ticket);
    if (against) return refuseRefund(against, context.language);
    const isOpen = ticket.coupons.every(isUsable);
    const now = context.clock.now().getTime();
    if (!(isOpen && canRepurchase(old, fresh, now))) return refuseRefund('RFD64', context.language);
    const figures = figuresOf(ticket, now);
    const requestNo = context.repurchases.request(query, bookOf(context, ticket, figures));
    carryOut(context, [ticket], [figures]);
    return { envelope: 'Code', payload: { requestNo } };
  },
};
