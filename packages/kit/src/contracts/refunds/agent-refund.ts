import * as z from 'zod/mini';
import { certainties } from '../../rules/refunds/request.ts';
import { defineCall, type ResponseOf } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { instant, money, placeCode, points } from '../wire.ts';
import { refundObstacle } from './refund-tickets.ts';

/** Refunds for somebody else: no document shows their calls, all is our proposal. */
const assumed = { area: 'refunds', source: 'assumed' } as const;

const ticketNo = z.string().check(z.regex(/^\d{13}$/));

/** One side of what does not match; the airline masks what it tells. */
const compared = z.object({
  field: z.enum(['name', 'document', 'phone']),
  onTicket: z.string(),
  onAccount: z.string(),
});

export const findAgentTicket = defineCall({
  ...assumed,
  name: 'findAgentTicket',
  path: '/api/refunds/find-agent-ticket',
  summary:
    'A ticket of somebody else, by its number and the passenger’s name, and what stands against giving it back.',
  request: z.object({ ticketNo, name: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: z.object({
    ticketNo,
    name: z.string(),
    flightNo: z.string(),
    from: placeCode,
    to: placeCode,
    /** Planned, with the airport's offset. */
    departs: instant,
    /** Sum that comes back; left out while it is not known. */
    back: optional(money),
    pointsBack: optional(points),
    /** Quote of this sum, which takes the place of an earlier one; left out where the ticket cannot be given back online as it is. */
    quoteId: optional(z.string()),
    /** Until then it can be confirmed. */
    until: optional(instant),
    certainty: optional(z.enum(certainties)),
    /** Phone of the booking, masked. */
    phone: z.string(),
    /** Where account and ticket do not match: then it cannot be given back online. */
    mismatch: optional(listOf(compared)),
    /** Another reason for which it cannot be given back online as it is; nothing of it says who else has to do with the ticket. */
    obstacle: optional(refundObstacle),
    /** Children and infants who cannot travel without this passenger. Who asks may be a stranger: they are counted, not named. */
    along: optional(z.int().check(z.gte(0))),
  }),
});
export type AgentTicket = ResponseOf<typeof findAgentTicket>;

export const sendAgentCode = defineCall({
  ...assumed,
  name: 'sendAgentCode',
  path: '/api/refunds/send-agent-code',
  write: true,
  onlyCode200: true,
  summary: 'Sends a code to the passenger’s phone of the booking, for a refund by somebody else.',
  request: z.object({ ticketNo }),
  response: z.object({
    /** Masked. */
    phone: z.string(),
  }),
});

export const submitAgentRefund = defineCall({
  ...assumed,
  name: 'submitAgentRefund',
  path: '/api/refunds/submit-agent',
  write: true,
  onlyCode200: true,
  summary:
    'Gives a ticket of somebody else back, for the sum of its newest quote, with the passenger’s code and a signed commitment. One submission makes one request.',
  request: z.object({
    submissionId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    ticketNo,
    quoteId: z.string(),
    code: z.string().check(z.regex(/^\d{6}$/)),
    /** The commitment letter was read and agreed to. */
    agreed: z.literal(true),
    /** Those who cannot travel without the passenger go with the refund, and are settled by hand. */
    together: z.optional(z.literal(true)),
  }),
  response: z.object({ requestNo: z.string().check(z.regex(/^RF\d{10}$/)) }),
});
