import * as z from 'zod/mini';
import {
  deliveryStates,
  deliverySteps,
  reimbursementBars,
  reimbursementStates,
} from '../../rules/orders/reimbursement.ts';
import { defineCall } from '../call.ts';
import { listOf, optional, otherwise } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day, instant, money } from '../wire.ts';
import { assumed } from './orders.ts';

const voucher = z.object({
  ticketNo: z.string(),
  name: z.string(),
  /** Amount of the voucher: fares and taxes; fees of refunds, seats and excess baggage are not on it. */
  cash: money,
  /** `paper` for tickets that were issued before December 2024. */
  form: otherwise(z.enum(['digital', 'paper']), 'digital'),
  state: z.enum(reimbursementStates),
  /** Why it cannot be asked for; with `open`. */
  why: optional(z.enum(reimbursementBars)),
  /** Last day on which it can be asked for. */
  until: optional(day),
  /** With `issued`: its number, title, and where it can be had. */
  number: optional(z.string()),
  title: optional(z.string()),
  issuedAt: optional(instant),
  url: optional(z.string()),
  /** Of paper: where it is. */
  delivery: optional(
    z.object({
      state: z.enum(deliveryStates),
      carrier: optional(z.string()),
      trackingNo: optional(z.string()),
      steps: otherwise(listOf(z.object({ step: z.enum(deliverySteps), at: instant })), []),
    }),
  ),
});
export type Voucher = z.output<typeof voucher>;

export const queryReimbursement = defineCall({
  ...assumed,
  name: 'queryReimbursement',
  path: '/api/orders/reimbursement',
  summary:
    'Vouchers for reimbursement of the tickets of an order: digital itineraries since December 2024, paper before, with its delivery.',
  request: z.object({ orderNo: z.string() }),
  response: entriesOf('vouchers', voucher, 'ticketNo', { now: instant }),
});

export const requestReimbursement = defineCall({
  ...assumed,
  name: 'requestReimbursement',
  path: '/api/orders/request-reimbursement',
  write: true,
  onlyCode200: true,
  summary:
    'Asks for digital itineraries with one title. The same tickets have one voucher, however often it is asked for.',
  request: z.object({
    orderNo: z.string(),
    ticketNos: z.array(z.string()).check(z.minLength(1)),
    title: z.string(),
    /** Of a company. */
    taxNo: optional(z.string()),
    email: optional(z.string()),
  }),
  response: z.object({}),
});
