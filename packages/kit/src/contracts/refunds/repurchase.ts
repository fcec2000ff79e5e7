import * as z from 'zod/mini';
import { defineCall, type RequestOf, type ResponseOf } from '../call.ts';
import { optional } from '../reading.ts';
import { instant, money, placeCode, sum } from '../wire.ts';

/** Repurchase refunds, which guests may ask for too: no document shows their calls, all is our proposal. */
const assumed = { area: 'refunds', source: 'assumed', member: false } as const;

const number = z.string().check(z.regex(/^\d{13}$/));
const documentNo = z.string().check(z.minLength(1), z.maxLength(32));

/** Id of a search that was proven by ticket, document and code. It serves for half an hour. */
const queryId = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** Number of a request: RF and ten digits. */
const requestNo = z.string().check(z.regex(/^RF\d{10}$/));

export const sendRepurchaseCode = defineCall({
  ...assumed,
  name: 'sendRepurchaseCode',
  path: '/api/refunds/send-repurchase-code',
  write: true,
  onlyCode200: true,
  summary:
    'Sends a code to the phone of the booking of a ticket, if number and document are those of its passenger.',
  request: z.object({ ticketNo: number, documentNo }),
  response: z.object({
    /** Masked. */
    phone: z.string(),
  }),
});

export const findRepurchase = defineCall({
  ...assumed,
  name: 'findRepurchase',
  path: '/api/refunds/find-repurchase',
  summary: 'Finds a ticket and the one that was bought in its place, by numbers, document and code.',
  request: z.object({
    ticketNo: number,
    newTicketNo: number,
    documentNo,
    code: z.string().check(z.regex(/^\d{6}$/)),
  }),
  response: z.object({ queryId }),
});
export type RepurchaseWish = RequestOf<typeof findRepurchase>;

const ticket = z.object({
  ticketNo: number,
  name: z.string(),
  /** Last characters of the document. */
  documentTail: z.string().check(z.maxLength(6)),
  from: placeCode,
  to: placeCode,
  flightNo: z.string(),
  /** Planned, with the airport's offset. */
  departs: instant,
  /** Minor units, without taxes. */
  fare: sum,
  issuedAt: instant,
  paidWith: z.enum(['cash', 'points', 'mixed']),
});

export const repurchaseResult = defineCall({
  ...assumed,
  name: 'repurchaseResult',
  path: '/api/refunds/repurchase',
  summary: 'Both tickets of a search, and the request that came of it, or of an earlier search.',
  request: z.object({ queryId }),
  response: z.object({
    old: ticket,
    fresh: ticket,
    /** ISO 4217. */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    /** Sum that comes back; left out while it is not known. */
    back: optional(money),
    /** The request, once it is made. */
    requestNo: optional(requestNo),
    /** It stands among the requests of the member who asks. */
    own: optional(z.boolean()),
  }),
});
export type RepurchaseFound = ResponseOf<typeof repurchaseResult>;

export const submitRepurchase = defineCall({
  ...assumed,
  name: 'submitRepurchase',
  path: '/api/refunds/submit-repurchase',
  write: true,
  onlyCode200: true,
  summary: 'Gives the old ticket of a search back, without a fee. One search makes one request.',
  request: z.object({ queryId }),
  response: z.object({ requestNo }),
});
