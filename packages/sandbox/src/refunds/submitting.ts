import { codeOfObstacle, type RefundFields, type RefundRefusalCode } from '@mapp/kit/contracts';
import {
  certaintyOf,
  claimsAirline,
  identityLacks,
  isExamined,
  nextLoss,
  proofOf,
  refundNotice,
  sumOfRefund,
  type RefundReason,
} from '@mapp/kit/rules';
import { waitingFor } from '../changes/store.ts';
import { agreesTo } from '../consents.ts';
import { maskedPhone } from '../masked-phone.ts';
import type { Reply } from '../reply.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { isInternational } from '../seed/check-in/flights.ts';
import { chinaTime } from '../stops.ts';
import type { TicketRecord } from '../ticket-orders/ticket-records.ts';
import { arrangementOf, type Arrangement } from './accompanying.ts';
import { carryOut, figuresOf, requestedOf } from './giving-back.ts';
import { obstacleOf } from './obstacles.ts';
import { hasFiles } from './proofs.ts';
import { refuseRefund } from './refusals.ts';
import { refundableOf } from './refund-tickets.ts';
import { requestIn, type RequestRecord } from './request-records.ts';
import { quoteMs, type Quoted } from './request-store.ts';

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
    // A request is about one order.
    if (ticket.orderNo !== (found[0] ?? ticket).orderNo) return 'RFD01';
    const obstacle = obstacleOf(context, ticket);
    if (obstacle) return codeOfObstacle(obstacle);
    found.push(ticket);
  }
  return found;
}

const areInvoluntary = (tickets: readonly TicketRecord[]): boolean =>
  tickets.every(({ involuntary }) => involuntary);

const isCertain = (tickets: readonly TicketRecord[], reason: RefundReason): boolean =>
  !isExamined(reason) || areInvoluntary(tickets);

const quotedAt = (tickets: readonly TicketRecord[], reason: RefundReason, now: number): Quoted => {
  const figures = tickets.map((ticket) => figuresOf(ticket, now));
  return { figures, certainty: certaintyOf(figures, !isCertain(tickets, reason)) };
};

/** Last instant at which the sums of some tickets are what they are now: none outlives a step of its fee. */
export const quoteEnds = (tickets: readonly TicketRecord[], now: number): number =>
  Math.min(now + quoteMs, ...tickets.map((ticket) => nextLoss(refundableOf(ticket), now)?.at ?? Infinity));

const noticeFor = (tickets: readonly TicketRecord[]) =>
  refundNotice(tickets.map((ticket) => ({ international: ticket.coupons.some(isInternational) })));

/** A submission that can be carried out: the sums that were confirmed, and those who travel along. */
interface Confirmed extends Arrangement {
  readonly quoted: Quoted;
}

/** Confirms a submission, or tells the first thing that stands against it. */
function confirmed(
  context: RequestContext,
  fields: RefundFields,
  tickets: readonly TicketRecord[],
): Confirmed | RefundRefusalCode {
  const { refundBook, clock } = context;
  const { cardNo, identities, phone } = signedIn(context);
  const now = clock.now().getTime();
  const involuntary = areInvoluntary(tickets);
  if (proofOf(fields.reason, involuntary) === 'elsewhere') return 'RFD10';
  if (!agreesTo(fields.consents ?? [], [noticeFor(tickets)])) return 'RFD27';
  // Nobody is paid whom the airline does not know. Source: travel.md section 6.
  if (identityLacks({ documents: identities, mobile: phone })) return 'RFD12';
  const quote = refundBook.newestQuote(cardNo, tickets[0]?.orderNo ?? '');
  if (quote?.quoteId !== fields.quoteId) return 'RFD05';
  if (quote.until < now) return 'RFD04';
  const same =
    quote.reason === fields.reason &&
    quote.ticketNos.length === fields.ticketNos.length &&
    fields.ticketNos.every((ticketNo) => quote.ticketNos.includes(ticketNo));
  if (!same) return 'RFD05';
  if (proofOf(fields.reason, involuntary) === 'wanted' && fields.attachments.length === 0) return 'RFD07';
  if (!hasFiles(context, fields.attachments)) return 'RFD61';
  if (fields.phone !== undefined && fields.phone.endsWith('0000')) return 'RFD06';
  const arranged = arrangementOf(context, cardNo, tickets, fields.accompanying);
  if (typeof arranged === 'string') return arranged;
  if (arranged.together.some((ticket) => waitingFor(context.changeOrders, ticket))) return 'RFD28';
  return { ...arranged, quoted: quote.quoted ?? quotedAt(tickets, fields.reason, now) };
}

function recordOf(
  { clock }: RequestContext,
  fields: RefundFields,
  tickets: readonly TicketRecord[],
  { quoted: { figures, certainty }, together }: Confirmed,
): Omit<RequestRecord, 'requestNo'> {
  const at = chinaTime(clock.now().getTime());
  const { back, pointsBack } = sumOfRefund(figures);
  const [first] = tickets;
  const byAirline = areInvoluntary(tickets) || claimsAirline(fields.reason);
  const byHand = together.length > 0;
  return {
    submissionId: fields.submissionId,
    kind: byAirline ? 'irregular' : 'general',
    ...(first && { orderNo: first.orderNo }),
    state: byHand ? 'manual' : 'received',
    currency: 'CNY',
    tickets: [...tickets, ...together].map((ticket) =>
      requestedOf(
        ticket,
        figures.find(({ ticketNo }) => ticketNo === ticket.ticketNo),
        certainty,
      ),
    ),
    ...(back !== undefined && !byHand && { back: { amount: back, currency: 'CNY' } }),
    ...(pointsBack !== undefined && { pointsBack }),
    certainty: byHand ? 'unknown' : certainty,
    reason: fields.reason,
    ...(fields.remark !== undefined && { remark: fields.remark }),
    ...(fields.detail !== undefined && { detail: fields.detail }),
    phone: maskedPhone(fields.phone ?? first?.phone ?? ''),
    phoneChanged: fields.phone !== undefined,
    times: { received: at },
    to: { kind: 'original' },
    resubmissions: 0,
    files: [...fields.attachments],
    history: [
      { at, event: 'received' },
      ...(fields.phone === undefined ? [] : [{ at, event: 'phoneChanged' as const }]),
    ],
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
    const quote = refundBook.quote(cardNo, {
      ticketNos: [...ticketNos],
      orderNo: tickets[0]?.orderNo ?? '',
      reason,
      quoted: { figures, certainty },
      until: quoteEnds(tickets, now),
    });
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
        phone: maskedPhone(tickets[0]?.phone ?? ''),
        examined: !isCertain(tickets, reason),
      },
    };
  },

  submitRefund(context, fields): Answer {
    const { ticketBook, refundBook, language } = context;
    const { cardNo } = signedIn(context);
    const before = refundBook.ofSubmission(cardNo, fields.submissionId);
    if (before) return { envelope: 'Code', payload: { request: requestIn(before, language) } };
    const tickets = ticketsOf(context, fields.ticketNos);
    if (typeof tickets === 'string') return refuseRefund(tickets, language);
    const made = confirmed(context, fields, tickets);
    if (typeof made === 'string') return refuseRefund(made, language);
    const record = refundBook.add(cardNo, recordOf(context, fields, tickets, made));
    carryOut(context, [...tickets, ...made.together], made.quoted.figures);
    for (const { ticketNo, carrier } of made.moved) ticketBook.change(ticketNo, { carrier });
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
