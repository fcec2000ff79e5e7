import {
  codeOfObstacle,
  type RefundFields,
  type RefundFiguresOnWire,
  type RefundRefusalCode,
} from '@mapp/kit/contracts';
import {
  certaintyOf,
  figuresAt,
  identityLacks,
  isExamined,
  proofOf,
  strandedBy,
  sumOfRefund,
  type Certainty,
  type RefundReason,
} from '@mapp/kit/rules';
import type { Reply } from '../reply.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { chinaTime } from '../stops.ts';
import { giveBackTicket } from '../ticket-orders/effects.ts';
import type { TicketRecord } from '../ticket-orders/ticket-records.ts';
import { aboutFlight } from '../seed/words.ts';
import { knownFlight } from '../seed/flights.ts';
import { obstacleOf } from './obstacles.ts';
import { refuseRefund } from './refusals.ts';
import { carrierOf, nameOf, refundableOf } from './refund-tickets.ts';
import { requestIn, type RequestRecord } from './request-records.ts';
import { quoteMs } from './request-store.ts';

/** The tickets of a wish, or the first thing that stands against one of them. */
function ticketsOf(
  context: RequestContext,
  ticketNos: readonly string[],
): readonly TicketRecord[] | RefundRefusalCode {
  const { cardNo } = signedIn(context);
  const found: TicketRecord[] = [];
  for (const ticketNo of ticketNos) {
    const ticket = context.ticketBook.find(ticketNo);
    if (ticket?.cardNo !== cardNo) return 'RFD01';
    const obstacle = obstacleOf(ticket, context.refundBook.ofTicket(cardNo, ticketNo));
    if (obstacle) return codeOfObstacle(obstacle);
    found.push(ticket);
  }
  return found;
}

const figuresOf = (ticket: TicketRecord, now: number): RefundFiguresOnWire => ({
  ticketNo: ticket.ticketNo,
  ...figuresAt(refundableOf(ticket), now),
});

/** 138 •••• 0001 */
const masked = (phone: string): string => `${phone.slice(-11, -8)} •••• ${phone.slice(-4)}`;

const isCertain = (tickets: readonly TicketRecord[], reason: RefundReason): boolean =>
  !isExamined(reason) || tickets.every(({ involuntary }) => involuntary);

interface Quoted {
  readonly figures: readonly RefundFiguresOnWire[];
  readonly certainty: Certainty;
}

const quotedAt = (tickets: readonly TicketRecord[], reason: RefundReason, now: number): Quoted => {
  const figures = tickets.map((ticket) => figuresOf(ticket, now));
  return { figures, certainty: certaintyOf(figures, !isCertain(tickets, reason)) };
};

/** Refusal of a submission; undefined for one that can be carried out. */
function against(context: RequestContext, fields: RefundFields): RefundRefusalCode | undefined {
  const { refundBook, ticketBook, clock } = context;
  const { cardNo, identities, phone } = signedIn(context);
  // Nobody is paid whom the airline does not know. Source: travel.md section 6.
  if (identityLacks({ documents: identities, mobile: phone })) return 'RFD12';
  const quote = refundBook.newestQuote(cardNo);
  if (quote?.quoteId !== fields.quoteId) return 'RFD05';
  if (quote.until < clock.now().getTime()) return 'RFD04';
  const same =
    quote.reason === fields.reason &&
    quote.ticketNos.length === fields.ticketNos.length &&
    fields.ticketNos.every((ticketNo) => quote.ticketNos.includes(ticketNo));
  if (!same) return 'RFD05';
  if (proofOf(fields.reason) === 'wanted' && fields.attachments.length === 0) return 'RFD07';
  if (fields.phone !== undefined && fields.phone.endsWith('0000')) return 'RFD06';
  const [first] = fields.ticketNos;
  const order = first === undefined ? undefined : ticketBook.find(first)?.orderNo;
  const party = order === undefined ? [] : ticketBook.ofOrder(order);
  const people = party.map((ticket) => {
    const taken = fields.accompanying.find(({ ticketNo }) => ticketNo === ticket.ticketNo);
    const carrier = taken?.choice === 'otherAdult' ? taken.adult : carrierOf(context, ticket);
    return {
      ticketNo: ticket.ticketNo,
      paxType: ticket.paxType,
      ...(carrier !== undefined && { carrier }),
    };
  });
  const together = fields.accompanying
    .filter(({ choice }) => choice === 'together')
    .map(({ ticketNo }) => ticketNo);
  return strandedBy(people, [...fields.ticketNos, ...together]).length > 0 ? 'RFD25' : undefined;
}

/** Points of a ticket are on the member's account again at once; tickets and trips follow. */
function carryOut(
  context: RequestContext,
  tickets: readonly TicketRecord[],
  figures: readonly RefundFiguresOnWire[],
) {
  const { cardNo } = signedIn(context);
  for (const ticket of tickets) {
    giveBackTicket(context, ticket.ticketNo);
    const points = figures.find(({ ticketNo }) => ticketNo === ticket.ticketNo)?.pointsBack ?? 0;
    const [coupon] = ticket.coupons;
    if (points > 0 && coupon)
      context.pointsEvents.add(cardNo, {
        day: context.clock.today(),
        type: 'CA',
        transaction: 'C',
        points,
        text: aboutFlight(knownFlight(coupon.flightNo), 'fareBack'),
        orderNo: ticket.orderNo,
      });
  }
}

function recordOf(
  context: RequestContext,
  fields: RefundFields,
  tickets: readonly TicketRecord[],
  { figures, certainty }: Quoted,
): Omit<RequestRecord, 'requestNo'> {
  const { clock, ticketBook } = context;
  const at = chinaTime(clock.now().getTime());
  const along = fields.accompanying
    .filter(({ choice }) => choice === 'together')
    .flatMap(({ ticketNo }) => ticketBook.find(ticketNo) ?? []);
  const { back, pointsBack } = sumOfRefund(figures);
  const [first] = tickets;
  return {
    submissionId: fields.submissionId,
    kind: first?.involuntary ? 'irregular' : 'general',
    ...(first && { orderNo: first.orderNo }),
    state: along.length > 0 ? 'manual' : 'received',
    currency: 'CNY',
    tickets: [...tickets, ...along].map((ticket) => {
      const amounts = figures.find(({ ticketNo }) => ticketNo === ticket.ticketNo);
      const [coupon] = ticket.coupons;
      return {
        ticketNo: ticket.ticketNo,
        name: nameOf(ticket.person),
        paxType: ticket.paxType,
        ...(coupon && {
          flightNo: coupon.flightNo,
          from: coupon.from,
          to: coupon.to,
          departs: coupon.departs,
        }),
        outcome: 'pending',
        itinerary: 'notNeeded',
        ...(amounts && { amounts }),
        certainty: amounts ? certainty : 'unknown',
      };
    }),
    ...(back !== undefined && along.length === 0 && { back: { amount: back, currency: 'CNY' } }),
    ...(pointsBack !== undefined && { pointsBack }),
    certainty: along.length > 0 ? 'unknown' : certainty,
    reason: fields.reason,
    ...(fields.remark !== undefined && { remark: fields.remark }),
    phone: masked(fields.phone ?? first?.phone ?? ''),
    phoneChanged: fields.phone !== undefined,
    times: { received: at },
    to: { kind: 'original' },
    resubmissions: 0,
    files: [...fields.attachments],
    history: [{ at, event: 'received' }],
  };
}

type Answer = Reply<{ request: ReturnType<typeof requestIn> }>;

/** Quotes, and requests that are handed in. */
export const submitting: Pick<Answers, 'quoteRefund' | 'submitRefund' | 'findRefund'> = {
  quoteRefund(context, { ticketNos, reason }) {
    const { clock, refundBook, language } = context;
    const { cardNo } = signedIn(context);
    const tickets = ticketsOf(context, ticketNos);
    if (typeof tickets === 'string') return refuseRefund(tickets, language);
    const now = clock.now().getTime();
    const { figures, certainty } = quotedAt(tickets, reason, now);
    const quote = refundBook.quote(cardNo, { ticketNos: [...ticketNos], reason, until: now + quoteMs });
    return {
      envelope: 'Code',
      payload: {
        quoteId: quote.quoteId,
        until: chinaTime(quote.until),
        certainty,
        currency: 'CNY',
        tickets: [...figures],
        ...sumOfRefund(figures),
        to: { kind: 'original' },
        phone: masked(tickets[0]?.phone ?? ''),
        examined: !isCertain(tickets, reason),
      },
    };
  },

  submitRefund(context, fields): Answer {
    const { clock, refundBook, language } = context;
    const { cardNo } = signedIn(context);
    const before = refundBook.ofSubmission(cardNo, fields.submissionId);
    if (before) return { envelope: 'Code', payload: { request: requestIn(before, language) } };
    const tickets = ticketsOf(context, fields.ticketNos);
    if (typeof tickets === 'string') return refuseRefund(tickets, language);
    if (proofOf(fields.reason) === 'elsewhere') return refuseRefund('RFD10', language);
    const code = against(context, fields);
    if (code) return refuseRefund(code, language);
    const quoted = quotedAt(tickets, fields.reason, clock.now().getTime());
    const record = refundBook.add(cardNo, recordOf(context, fields, tickets, quoted));
    carryOut(context, tickets, quoted.figures);
    for (const { ticketNo, choice } of fields.accompanying)
      if (choice === 'together') giveBackTicket(context, ticketNo);
    return { envelope: 'Code', payload: { request: requestIn(record, language) } };
  },

  findRefund(context, { submissionId }) {
    const { cardNo } = signedIn(context);
    const record = context.refundBook.ofSubmission(cardNo, submissionId);
    return {
      envelope: 'Code',
      payload: record ? { request: requestIn(record, context.language) } : {},
    };
  },
};
