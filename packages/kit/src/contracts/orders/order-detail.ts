import * as z from 'zod/mini';
import { orderEvents } from '../../rules/orders/events.ts';
import { flightChangeKinds } from '../../rules/orders/flight-change.ts';
import { reimbursementStates } from '../../rules/orders/reimbursement.ts';
import { flightCouponStates } from '../../rules/orders/flight-coupons.ts';
import { paymentMethods } from '../../rules/payments/payment.ts';
import { stop } from '../home/home.ts';
import { frequentFlyerCard } from '../saved-people/frequent-flyer.ts';
import { passengerTypes } from '../saved-people/passengers.ts';
import { defineCall } from '../call.ts';
import { listOf, optional, orNone, otherwise } from '../reading.ts';
import { partsOf } from '../unreadable.ts';
import { instant, money, points } from '../wire.ts';
import { journey } from './journey.ts';
import { assumed, listedFields } from './orders.ts';

export type { OrderJourney } from './journey.ts';

const person = z.object({
  name: z.string(),
  paxType: otherwise(z.enum(passengerTypes), 'ADT'),
  /** Kind of the document and its number, of which the middle is hidden. */
  document: optional(z.object({ kind: z.string(), number: z.string() })),
  /** Membership of a frequent-flyer programme, the middle of its number hidden. */
  card: optional(frequentFlyerCard),
  ticketNo: optional(z.string()),
  /** One for each flight that the ticket, and those before it, are for, in their order. */
  coupons: otherwise(listOf(z.object({ state: otherwise(z.enum(flightCouponStates), 'unknown') })), []),
  seat: optional(z.string()),
  /** Ticket in whose place this one was issued. */
  replaces: optional(z.string()),
});
export type OrderPerson = z.output<typeof person>;

/** Flight as it was and as it is; a cancelled one has none to come. A side that cannot be read is missing, and said to be. */
const changed = z.object({
  changeId: z.string(),
  kind: otherwise(z.enum(flightChangeKinds), 'other'),
  toldAt: optional(instant),
  /** Until then a decision is wanted; nothing is lost after it. */
  decideBy: optional(instant),
  was: optional(journey),
  is: optional(journey),
  /** Seats that are kept. */
  seats: otherwise(listOf(z.string()), []),
  /** Ways that are open: what each costs, or gives back where it is negative. */
  ways: otherwise(listOf(z.object({ way: z.enum(['accept', 'change', 'refund']), cash: money })), []),
  /** Other flights of the same day. */
  others: otherwise(
    listOf(z.object({ flightNo: z.string(), departure: stop, arrival: stop, seats: z.int() })),
    [],
  ),
  /** It has been decided. */
  decided: optional(z.enum(['accept', 'later'])),
});
export type FlightChange = z.output<typeof changed>;

/** A change or an upgrade of tickets with what it has cost; what it has given back is negative. */
const laterPayment = z.object({
  kind: z.enum(['change', 'upgrade']),
  at: instant,
  paidBy: optional(z.enum(paymentMethods)),
  /** Parts of a change, where they are told. */
  difference: optional(money),
  fee: optional(money),
  cash: money,
  points: optional(points),
});
export type LaterPayment = z.output<typeof laterPayment>;

const detail = partsOf(
  { people: [person, 'name'], journeys: [journey, 'flightNo'] },
  {
    ...listedFields,
    contact: optional(z.object({ name: z.string(), phone: z.string() })),
    /** Parts of the price, in the language of the request. */
    lines: otherwise(listOf(z.object({ label: z.string(), cash: money })), []),
    /** Changes and upgrades that were paid after it, the earliest first; `cash` has them in it. */
    later: otherwise(listOf(laterPayment), []),
    paidAt: optional(instant),
    paidBy: optional(z.enum(paymentMethods)),
    /** With `ticketing`: by then the tickets are issued. */
    ticketBy: optional(instant),
    /** Facts of a service in the language of the request. */
    facts: otherwise(listOf(z.object({ label: z.string(), value: z.string() })), []),
    /** Points that the order gives once it is flown. */
    earns: optional(points),
    /** Part of these points that the member's tier brings. */
    earnsBonus: optional(points),
    /** An insurance was bought with it; not told where the airline does not say. */
    insured: optional(z.boolean()),
    /** Events; of some of the party alone, with their names. */
    timeline: otherwise(
      listOf(
        z.object({
          event: z.enum(orderEvents),
          at: instant,
          names: optional(listOf(z.string())),
        }),
      ),
      [],
    ),
    /** The airline's change of a flight, until the tickets have been changed or given back. */
    flightChange: optional(changed),
    /** Voucher for reimbursement, where one was asked for. */
    reimbursement: optional(z.enum(reimbursementStates)),
  },
);
export type OrderDetail = z.output<typeof detail>;

export const queryOrderDetail = defineCall({
  ...assumed,
  name: 'queryOrderDetail',
  path: '/api/orders/detail',
  summary: 'One of the member’s orders, whatever its kind, with what can be done with it now.',
  request: z.object({ orderNo: z.string() }),
  response: z.object({ now: instant, order: orNone(detail) }),
});

export const answerFlightChange = defineCall({
  ...assumed,
  name: 'answerFlightChange',
  path: '/api/orders/answer-change',
  write: true,
  onlyCode200: true,
  summary:
    'Accepts a flight that the airline has changed, or says that it is decided later, which takes nothing away. To look at it is no answer.',
  request: z.object({
    orderNo: z.string(),
    changeId: z.string(),
    answer: z.enum(['accept', 'later']),
  }),
  response: z.object({}),
});
