import * as z from 'zod/mini';
import { paymentKinds, paymentMethods, paymentStates } from '../../rules/payments/payment.ts';
import { defineCall } from '../call.ts';
import { listOf, optional, otherwise } from '../reading.ts';
import { partsOf } from '../unreadable.ts';
import { instant, money, points } from '../wire.ts';
import { journey } from './journey.ts';

const method = z.object({
  /** Sent when it is chosen. */
  id: z.string(),
  kind: z.enum(paymentMethods),
  /** With `bankCard`: the bank in the language of the request, and the last four digits. */
  bank: optional(z.string()),
  cardType: optional(z.enum(['savings', 'credit'])),
  last4: optional(z.string().check(z.regex(/^\d{4}$/))),
  /** The member paid with it the last time. */
  lastUsed: optional(z.boolean()),
});
export type PaymentWay = z.output<typeof method>;

/** Tickets that have been issued, as they stand: their flights, and who flies with them. */
const issued = partsOf(
  {
    journeys: [journey, 'flightNo'],
    people: [
      z.object({
        name: z.string(),
        ticketNo: z.string(),
        /** Ticket in whose place theirs was issued. */
        replaces: optional(z.string()),
        /** It has been given back, and cannot be flown. */
        refunded: optional(z.boolean()),
      }),
      'name',
    ],
  },
  {
    /** A flight crosses a border: check-in ends earlier. */
    international: otherwise(z.boolean(), false),
    /** Points for the member after the trip; left out where none come. */
    earns: optional(points),
    /** Part of these points that the member's tier brings. */
    earnsBonus: optional(points),
    /** Since then tickets were changed or partly given back; or upgraded and no more; or all of them were given back. */
    since: optional(z.enum(['changed', 'upgraded', 'refunded'])),
    /** Telephone that the numbers were sent to, its middle hidden. */
    sentTo: optional(z.string()),
  },
);
export type IssuedTickets = z.output<typeof issued>;

const payment = z.object({
  /** The airline's clock. */
  now: instant,
  orderNo: z.string(),
  kind: z.enum(paymentKinds),
  state: z.enum(paymentStates),
  /** Amounts to be paid, one entry for a currency. */
  cash: listOf(money),
  /** Until when it can be paid; left out where there is no limit. */
  payUntil: optional(instant),
  /** Until when the price is kept, where that is another time: after it the amount may be another. */
  priceUntil: optional(instant),
  /** Purpose of the payment, in the language of the request: `MU5101 Beijing – Shanghai`, `5,000 points`. */
  title: z.string(),
  detail: optional(z.string()),
  /** Names of who it is for, in the language of the request: the answer goes to whose order it is alone. */
  passengers: optional(listOf(z.string())),
  /** Parts of the amount, in the language of the request. */
  lines: otherwise(listOf(z.object({ label: z.string(), cash: money })), []),
  /** With `ticketing`: when it was paid, and by when the tickets are issued. */
  paidAt: optional(instant),
  ticketBy: optional(instant),
  /** Where money may have come and nothing has come of it yet: by when the order is carried out or the money given back. */
  settledBy: optional(instant),
  /** With `ticketed`, where it was paid for tickets. */
  issued: optional(issued),
  /** Id of the way in which it has been prepared for the cashier, where it has. */
  prepared: optional(z.string()),
  /** Ways to pay it; empty where it cannot be paid any more. */
  methods: listOf(method),
});
export type Payment = z.output<typeof payment>;

/** Which order; a guest's is known by the key that the order's answer gave, not by a number that can be guessed. */
const named = { orderNo: z.string(), orderKey: optional(z.string()) };

export const queryPayment = defineCall({
  name: 'queryPayment',
  area: 'orders',
  path: '/api/payment/query',
  source: 'assumed',
  member: false,
  summary: 'Payment of an order: the amount, its time limit, the ways to pay, and its state.',
  request: z.object(named),
  response: payment,
});

export const preparePayment = defineCall({
  name: 'preparePayment',
  area: 'orders',
  path: '/api/payment/prepare',
  source: 'assumed',
  member: false,
  write: true,
  summary:
    'Prepares the payment of an order for the host’s cashier; nothing is charged by it. Where money may be on its way, it is refused.',
  request: z.object({
    ...named,
    /** Amounts that the traveller agreed to pay; another amount is refused. */
    cash: listOf(money),
    /** Id of the way that was chosen. */
    method: z.string(),
    /** Path of the site, base included, that the cashier leads back to. */
    returnTo: z.string(),
  }),
  response: z.object({}),
});

export const closePayment = defineCall({
  name: 'closePayment',
  area: 'orders',
  path: '/api/payment/close',
  source: 'assumed',
  member: false,
  write: true,
  summary:
    'The traveller says that nothing was paid: the cashier closes the attempt, which can take no money then, and the answer says how the payment stands. Where money is on its way already, it stays.',
  request: z.object(named),
  response: payment,
});
