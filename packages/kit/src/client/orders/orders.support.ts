import { answerFlightChange, queryOrderDetail } from '../../contracts/orders/order-detail.ts';
import { orderRefusals } from '../../contracts/orders/order-refusals.ts';
import {
  cancelOrder,
  cancelWaitlist,
  findOrders,
  queryOrders,
  queryPendingOrders,
} from '../../contracts/orders/orders.ts';
import { queryReimbursement, requestReimbursement } from '../../contracts/orders/reimbursement.ts';
import { looksUp, reads, writes, type HookRows } from '../hook.support.ts';
import {
  orderRefusedAs,
  useAnswerFlightChange,
  useCancelOrder,
  useCancelWaitlist,
  useFoundOrders,
  useLookUpOrder,
  useLookUpReimbursement,
  useOrderDetail,
  useOrders,
  usePendingOrders,
  useReimbursement,
  useReloadOrders,
  useRequestReimbursement,
} from './orders.ts';

const refusals = Object.keys(orderRefusals);
const told = ['noAnswer', ...refusals];
const span = { from: '2026-05-01', to: '2026-06-01' };
const now = '2026-06-01T10:00:00+08:00';

/** Duties of the hooks in `orders.ts`. */
export const rows: HookRows = {
  reads: [
    reads(queryPendingOrders, () => usePendingOrders(), { freshFor: 0 }),
    reads(queryOrders, () => useOrders(span), { payload: span, freshFor: 0, untold: refusals }),
    reads(findOrders, () => useFoundOrders({ orderNo: '26110000000001' }), {
      payload: { orderNo: '26110000000001' },
      freshFor: 0,
      untold: refusals,
    }),
    reads(queryOrderDetail, () => useOrderDetail('O-1'), { payload: { orderNo: 'O-1' }, freshFor: 0 }),
    reads(queryReimbursement, () => useReimbursement('O-1'), { payload: { orderNo: 'O-1' }, freshFor: 0 }),
  ],
  waits: [
    ['list', () => useOrders(undefined)],
    ['order that is looked for', () => useFoundOrders(undefined)],
    ['detail', () => useOrderDetail(undefined)],
    ['voucher', () => useReimbursement(undefined)],
  ],
  writes: [
    writes(cancelOrder, useCancelOrder, { orderNo: 'O-1' }, told),
    writes(cancelWaitlist, useCancelWaitlist, { orderNo: 'O-1' }, told),
    writes(
      answerFlightChange,
      useAnswerFlightChange,
      { orderNo: 'O-1', changeId: 'C-1', answer: 'accept' },
      told,
    ),
    writes(
      requestReimbursement,
      useRequestReimbursement,
      { orderNo: 'O-1', ticketNos: ['7812100000001'], title: 'Zhang San' },
      told,
    ),
  ],
  lookUps: [
    looksUp(queryOrderDetail, useLookUpOrder, {
      given: ['O-1'],
      payload: { orderNo: 'O-1' },
      answer: { now },
    }),
    looksUp(queryReimbursement, useLookUpReimbursement, {
      given: ['O-1'],
      payload: { orderNo: 'O-1' },
      answer: { now, vouchers: [] },
    }),
  ],
  reloads: [
    [useReloadOrders, [queryOrders, queryPendingOrders, findOrders, queryOrderDetail, queryReimbursement]],
  ],
  refusals: [[orderRefusedAs, 'ORD02', 'order.closed']],
};
