import * as z from 'zod/mini';
import { banks, cardKinds } from '../../rules/bank-card/banks.ts';
import { refundKinds } from '../../rules/refunds/request.ts';
import { defineCall, type RequestOf, type ResponseOf } from '../call.ts';
import { optional } from '../reading.ts';
import { money } from '../wire.ts';

/** Cards that receive refunds: no document shows their calls, all is our proposal. */
const assumed = { area: 'refunds', source: 'assumed' } as const;

/** Number of a request: RF and ten digits. */
const requestNo = z.string().check(z.regex(/^RF\d{10}$/));

/** A card as it is told: never its number. */
const card = z.object({
  bank: z.enum(banks),
  /** Last four digits. */
  tail: z.string().check(z.regex(/^\d{4}$/)),
  kind: optional(z.enum(cardKinds)),
});
export type RefundCard = z.output<typeof card>;

export const refundCard = defineCall({
  ...assumed,
  name: 'refundCard',
  path: '/api/refunds/card',
  summary: 'The card that receives the money of a request, whose it must be, and what it receives.',
  request: z.object({ requestNo }),
  response: z.object({
    /** Passenger of the first ticket. */
    name: z.string(),
    ticketNo: z.string().check(z.regex(/^\d{13}$/)),
    /** Left out while it is not known. */
    back: optional(money),
    /** Holder of the card, where the airline knows the passenger’s document; masked. */
    holder: optional(z.object({ name: z.string(), documentNo: z.string() })),
    card: optional(card),
    /** Purpose of the request: its page is of the area that it belongs to. */
    kind: optional(z.enum(refundKinds)),
    /** No card can be named: the money has been sent, or goes back to the account that paid. */
    closed: optional(z.boolean()),
  }),
});
export type RefundCardFound = ResponseOf<typeof refundCard>;

export const saveRefundCard = defineCall({
  ...assumed,
  name: 'saveRefundCard',
  path: '/api/refunds/save-card',
  write: true,
  onlyCode200: true,
  summary: 'Names the card that receives the money of a request, in place of an earlier one.',
  request: z.object({
    requestNo,
    /** Left out where the airline knows the holder. */
    holder: z.optional(z.string()),
    documentNo: z.optional(z.string()),
    kind: z.enum(cardKinds),
    cardNumber: z.string().check(z.regex(/^\d{13,19}$/)),
    bank: z.enum(banks),
  }),
  response: z.object({ card }),
});
export type RefundCardFields = RequestOf<typeof saveRefundCard>;
