import * as z from 'zod/mini';
import { upgradeRelations, upgradeWays, voucherRoutes } from '../../rules/changes/upgrade.ts';
import { purchaseStatuses } from '../../rules/orders/status.ts';
import { defineCall, type RequestOf, type ResponseOf } from '../call.ts';
import { listOf, optional, otherwise } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day, instant, money, points } from '../wire.ts';
import { becomes } from './change.ts';
import { earned } from './change-tickets.ts';
import { flightFields } from './flight.ts';
import { underWay } from './under-way.ts';

/** Upgrades: no document shows their paths, all is our proposal. */
const assumed = { area: 'changes', source: 'assumed' } as const;

const count = z.int().check(z.gte(0), z.lte(1000));

/** Reasons for which a flight cannot be upgraded. */
export const upgradeBars = [
  'topCabin',
  'noSeats',
  'checkedIn',
  'flown',
  'underWay',
  'closed',
  'otherChannel',
] as const;
export type UpgradeBar = (typeof upgradeBars)[number];

/**
 * Reasons for which an upgrade cannot be taken back.
 * - `checkedIn` until the check-in is cancelled; `ticketChanged` its ticket has been changed or refunded since
 */
export const upgradeCancelBars = ['checkedIn', 'ticketChanged'] as const;

/** States of an order of an upgrade; `abnormal` money has come, and the ticket can bear it no more. */
const upgradeStates = [...purchaseStatuses, 'abnormal'] as const;

/** A cabin that a passenger can be upgraded to. */
const cabin = z.object({
  /** `premium`, `business` or `first`; any other word is drawn as it is told. */
  cabin: z.string(),
  bookingClass: optional(z.string()),
  /** Absent where there are enough. */
  seatsLeft: optional(count),
  cash: optional(money),
  points: optional(points),
  /** The seat can be made into a bed. */
  flatBed: optional(z.boolean()),
  lounge: optional(z.boolean()),
  pieces: optional(count),
  kilograms: optional(count),
  earns: optional(earned),
});
export type UpgradeCabin = z.output<typeof cabin>;

const flight = z.object({
  ...flightFields,
  /** Of the ticket and the leg; names no person. */
  upgradeRef: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  orderNo: z.string(),
  ticketNo: z.string(),
  name: z.string(),
  relation: otherwise(z.enum(upgradeRelations), 'other'),
  international: z.boolean(),
  earns: optional(earned),
  /** Higher cabins, the nearest first. */
  cabins: listOf(cabin),
  bar: optional(z.enum(upgradeBars)),
  /** With `underWay`: what waits. */
  underWay: optional(underWay),
  /** Chosen on the flight, and bought beside the ticket. */
  seat: optional(z.string()),
  seatPaid: optional(money),
  addOns: otherwise(listOf(z.string()), []),
  insurance: optional(money),
  invoiced: optional(z.boolean()),
  /** Children and infants of the passenger who are not upgraded along. */
  children: otherwise(listOf(z.string()), []),
});
export type UpgradeFlight = z.output<typeof flight>;

const voucher = z.object({
  voucherId: z.string(),
  way: z.enum(['voucher', 'common', 'platinum']),
  /** Name and use, in the language of the request. */
  title: z.string(),
  scope: z.string(),
  route: z.enum(voucherRoutes),
  /** Booking classes that can be upgraded; any where none is named. */
  classes: otherwise(listOf(z.string()), []),
  hoursBefore: z.int().check(z.gte(0), z.lte(1000)),
  left: count,
  validUntil: day,
});
export type UpgradeVoucher = z.output<typeof voucher>;

export const upgradeOptions = defineCall({
  ...assumed,
  name: 'upgradeOptions',
  path: '/api/changes/upgrade-options',
  summary:
    'Flights of the member’s orders that are not flown yet, with the cabins that each passenger can be upgraded to, the member’s points and vouchers.',
  request: z.object({}),
  response: entriesOf('flights', flight, 'upgradeRef', {
    now: instant,
    /** Points that can be spent. */
    available: points,
    vouchers: listOf(voucher),
    /** Fate of the rest by the airline's rules, in the language of the request; each part at most once. */
    becomes: optional(becomes),
  }),
});
export type UpgradeOptions = ResponseOf<typeof upgradeOptions>;

export const orderUpgrade = defineCall({
  ...assumed,
  name: 'orderUpgrade',
  path: '/api/changes/upgrade',
  write: true,
  onlyCode200: true,
  summary:
    'Orders an upgrade. In points or by a voucher it is carried out at once, in cash it waits for its payment. The same upgrade makes one order.',
  request: z.object({
    /** Made by the client for one upgrade: its outcome is found by it. */
    upgradeId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    upgradeRef: z.string(),
    cabin: z.string(),
    way: z.enum(upgradeWays),
    voucherId: optional(z.string()),
    /** Price that the traveller has seen; another is refused. */
    cash: optional(money),
    points: optional(points),
  }),
  response: z.object({ orderNo: z.string(), state: z.enum(upgradeStates) }),
});
export type UpgradeFields = RequestOf<typeof orderUpgrade>;

const order = z.object({
  ...flightFields,
  orderNo: z.string(),
  upgradeId: z.string(),
  name: z.string(),
  /** 781 and ten digits: the ticket until the upgrade. */
  ticketNo: optional(z.string()),
  /** Cabin that was booked, and the one that it is upgraded to. */
  toCabin: z.string(),
  toClass: optional(z.string()),
  way: z.enum(upgradeWays),
  state: z.enum(upgradeStates),
  orderedAt: instant,
  payUntil: optional(instant),
  paymentFailed: optional(z.boolean()),
  cash: optional(money),
  points: optional(points),
  /** Name of the voucher, in the language of the request. */
  voucher: optional(z.string()),
  newTicketNo: optional(z.string()),
  /** It can be taken back: a voucher comes back with it. */
  cancellable: otherwise(z.boolean(), false),
  /** Reason for which it cannot be, where it could otherwise. */
  cancelBar: optional(z.enum(upgradeCancelBars)),
});
export type UpgradeOrder = z.output<typeof order>;

export const upgradeOrders = defineCall({
  ...assumed,
  name: 'upgradeOrders',
  path: '/api/changes/upgrades',
  summary: 'The member’s upgrades, newest first, and the airline’s clock.',
  request: z.object({}),
  response: entriesOf('orders', order, 'orderNo', { now: instant }),
});
export type UpgradeOrders = ResponseOf<typeof upgradeOrders>;

export const cancelUpgrade = defineCall({
  ...assumed,
  name: 'cancelUpgrade',
  path: '/api/changes/cancel-upgrade',
  write: true,
  summary: 'Takes an upgrade back: points and vouchers come back, and the cabin is the one that was booked.',
  request: z.object({ orderNo: z.string() }),
  response: z.object({}),
});
