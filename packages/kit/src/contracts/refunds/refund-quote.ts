import * as z from 'zod/mini';
import { accompanyingChoices } from '../../rules/refunds/accompanying.ts';
import { refundReasons } from '../../rules/refunds/reasons.ts';
import { certainties } from '../../rules/refunds/request.ts';
import { noticeConsent } from '../notices/consent.ts';
import { defineCall, type RequestOf, type ResponseOf } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { instant, points, sum } from '../wire.ts';
import { refundRequestFields } from './refund-request.ts';
import { ticketNumber } from './refund-tickets.ts';

const assumed = { area: 'refunds', source: 'assumed' } as const;

/** Amounts of one ticket, minor units. Source: travel.md section 3, "Refund amounts". */
const refundFigures = z.object({
  ticketNo: ticketNumber,
  fare: sum,
  taxes: sum,
  /** Left out while it is not known. */
  fee: optional(sum),
  /** Share of the fare, where the fee is one. */
  feePercent: optional(z.number()),
  /** The fare is kept: taxes alone come back. */
  fareKept: optional(z.boolean()),
  attached: sum,
  back: optional(sum),
  points: optional(points),
  pointsBack: optional(points),
});

/** Where the money goes. */
const moneyGoesTo = z.object({
  kind: z.enum(['original', 'card']),
  /** Last four digits. */
  tail: optional(z.string().check(z.regex(/^\d{4}$/))),
  bank: optional(z.string()),
});

/** Id of one submission, made by the client: its outcome is found by it, and however often it is sent, one request comes of it. */
const submissionId = z.string().check(z.regex(/^[\w-]{8,64}$/));

const ticketNumbers = z.array(ticketNumber).check(z.minLength(1), z.maxLength(9));

export const quoteRefund = defineCall({
  ...assumed,
  name: 'quoteRefund',
  path: '/api/refunds/quote',
  summary:
    'What comes back for some tickets of one order; it takes the place of an earlier quote of the order.',
  request: z.object({ ticketNos: ticketNumbers, reason: z.enum(refundReasons) }),
  response: z.object({
    quoteId: z.string(),
    /** Until then it can be confirmed. */
    until: instant,
    certainty: z.enum(certainties),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    /** Parts of the sum, which the airline has added up itself. */
    tickets: listOf(refundFigures),
    /** Left out while a part is not known. */
    back: optional(sum),
    pointsBack: optional(points),
    to: moneyGoesTo,
    /** Contact phone of the order, masked. */
    phone: z.string(),
    /** Somebody calls before the money is sent. */
    examined: z.boolean(),
  }),
});
export type RefundQuote = ResponseOf<typeof quoteRefund>;
export type RefundFiguresOnWire = RefundQuote['tickets'][number];

export const submitRefund = defineCall({
  ...assumed,
  name: 'submitRefund',
  path: '/api/refunds/submit',
  write: true,
  onlyCode200: true,
  summary: 'Gives tickets back, for good, as the newest quote says. One submission makes one request.',
  request: z.object({
    submissionId,
    quoteId: z.string(),
    ticketNos: ticketNumbers,
    reason: z.enum(refundReasons),
    remark: z.optional(z.string()),
    /** At most 100 characters. */
    detail: z.optional(z.string()),
    /** Another contact phone than the order's, 11 digits. */
    phone: z.optional(z.string()),
    /** Ids of files that have been sent. */
    attachments: z.array(z.string()).check(z.maxLength(5)),
    accompanying: z.array(
      z.object({
        ticketNo: ticketNumber,
        choice: z.enum(accompanyingChoices),
        /** Adult who takes the child along from now on. */
        adult: z.optional(ticketNumber),
      }),
    ),
    /** The loss of the whole itinerary is known, and the rules are agreed to. */
    agreed: z.literal(true),
    /** Rules as they were shown, by their edition. */
    consents: z.optional(z.array(noticeConsent)),
  }),
  response: z.object({ request: refundRequestFields }),
});
export type RefundFields = RequestOf<typeof submitRefund>;

export const findRefund = defineCall({
  ...assumed,
  name: 'findRefund',
  path: '/api/refunds/find',
  summary: 'The request that a submission has made, if it has made one.',
  request: z.object({ submissionId }),
  response: z.object({ request: optional(refundRequestFields) }),
});
