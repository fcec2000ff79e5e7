import * as z from 'zod/mini';
import { passengerTypes } from '../../rules/check-in/companions.ts';
import { refundReasons } from '../../rules/refunds/reasons.ts';
import {
  certainties,
  itineraryStates,
  refundKinds,
  refundStates,
  ticketOutcomes,
} from '../../rules/refunds/request.ts';
import { defineCall } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day, instant, money, placeCode, points, sum } from '../wire.ts';
import { requestNumber, ticketNumber } from './refund-tickets.ts';

const assumed = { area: 'refunds', source: 'assumed' } as const;

/** Amounts of a ticket of a request, minor units; those that are not told are left out. */
const amounts = z.object({
  fare: sum,
  taxes: sum,
  fee: optional(sum),
  feePercent: optional(z.number()),
  /** The fare is kept: taxes alone come back. */
  fareKept: optional(z.boolean()),
  attached: optional(sum),
  /** Actual refund. */
  back: optional(sum),
  points: optional(points),
  pointsBack: optional(points),
});

const requested = z.object({
  ticketNo: ticketNumber,
  name: z.string(),
  paxType: optional(z.enum(passengerTypes)),
  flightNo: optional(z.string()),
  from: optional(placeCode),
  to: optional(placeCode),
  departs: optional(instant),
  /** An outcome that is unknown is none yet. */
  outcome: optional(z.enum(ticketOutcomes)),
  rejection: optional(z.string()),
  amounts: optional(amounts),
  certainty: optional(z.enum(certainties)),
  itinerary: optional(z.enum(itineraryStates)),
  /** Instants of its own steps, where they differ from the request's. */
  times: optional(
    z.object({
      received: optional(instant),
      examined: optional(instant),
      decided: optional(instant),
      sent: optional(instant),
      arrived: optional(instant),
    }),
  ),
});
export type RequestedTicket = z.output<typeof requested>;

/** Events of a request's history. */
export const refundEvents = [
  'submitted',
  'received',
  'examined',
  'approved',
  'rejected',
  'sent',
  'arrived',
  'supplementWanted',
  'supplemented',
  'suspended',
  'resubmitted',
  'differenceAsked',
  'phoneChanged',
  'mailed',
] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** A request as the airline keeps it. */
export const refundRequestFields = entriesOf('tickets', requested, 'ticketNo', {
  requestNo: requestNumber,
  kind: optional(z.enum(refundKinds)),
  orderNo: optional(z.string()),
  state: z.enum(refundStates),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Sum that has come back, or will; left out while it is not known. */
  back: optional(money),
  pointsBack: optional(points),
  certainty: optional(z.enum(certainties)),
  reason: optional(z.enum(refundReasons)),
  remark: optional(z.string()),
  detail: optional(z.string()),
  /** Contact phone, masked. */
  phone: optional(z.string()),
  phoneChanged: optional(z.boolean()),
  times: z.object({
    received: instant,
    examined: optional(instant),
    decided: optional(instant),
    sent: optional(instant),
    arrived: optional(instant),
  }),
  /** Where the money goes. */
  to: optional(
    z.object({
      kind: z.enum(['original', 'card']),
      /** Last four digits. */
      tail: optional(z.string().check(z.regex(/^\d{4}$/))),
      bank: optional(z.string()),
    }),
  ),
  /** The bank's number of the payment, its last digits. */
  paymentTail: optional(z.string()),
  rejection: optional(z.string()),
  /** Missing documents, in the airline's words. */
  wanted: optional(z.string()),
  suspension: optional(z.string()),
  /** Last instant at which it can be handed in again or supplemented. */
  until: optional(instant),
  resubmissions: optional(z.int()),
  difference: optional(
    z.object({
      ticketNo: ticketNumber,
      amount: money,
      reason: z.string(),
      at: instant,
      answer: optional(z.string()),
    }),
  ),
  /** Ticket that was bought in its place. */
  newTicketNo: optional(ticketNumber),
  attachments: optional(z.int()),
  history: listOf(z.object({ at: instant, event: z.enum(refundEvents), note: optional(z.string()) })),
});
export type RefundRequest = z.output<typeof refundRequestFields>;

export const refundRequests = defineCall({
  ...assumed,
  name: 'refundRequests',
  path: '/api/refunds/requests',
  summary: 'Requests of the member, the latest first.',
  request: z.object({
    from: z.optional(day),
    until: z.optional(day),
    kind: z.optional(z.enum(refundKinds)),
    ticketNo: z.optional(ticketNumber),
  }),
  response: entriesOf('requests', refundRequestFields, 'requestNo', {}),
});

export const refundRequest = defineCall({
  ...assumed,
  name: 'refundRequest',
  path: '/api/refunds/request',
  summary: 'A request by its number, with the way of its money.',
  request: z.object({ requestNo: requestNumber }),
  response: z.object({ request: refundRequestFields }),
});

/** A request as it is after an act on it. */
const acted = z.object({ request: refundRequestFields });

const files = z.array(z.string()).check(z.maxLength(5));

export const resubmitRefund = defineCall({
  ...assumed,
  name: 'resubmitRefund',
  path: '/api/refunds/resubmit',
  write: true,
  onlyCode200: true,
  summary: 'Hands a rejected request in anew, or adds to one what the airline has asked for.',
  request: z.object({ requestNo: requestNumber, remark: z.string(), attachments: files }),
  response: acted,
});

export const askForDifference = defineCall({
  ...assumed,
  name: 'askForDifference',
  path: '/api/refunds/difference',
  write: true,
  onlyCode200: true,
  summary: 'Asks for a part of a refund that is missing, with reason and amount.',
  request: z.object({
    requestNo: requestNumber,
    ticketNo: ticketNumber,
    amount: money,
    reason: z.string(),
    attachments: files,
  }),
  response: acted,
});
