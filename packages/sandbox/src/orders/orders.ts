import type { ListedOrder } from '@mapp/kit/contracts';
import {
  addMonths,
  chosenOrders,
  daysBetween,
  indexOrders,
  mostOrderDays,
  needsAttention,
} from '@mapp/kit/rules';
import { refusePayment } from '../payments/refusals.ts';
import type { Reply } from '../reply.ts';
import type { Answers, RequestContext } from '../request-context.ts';
import { signedIn } from '../request-context.ts';
import { chinaTime } from '../stops.ts';
import { detailOf } from './details.ts';
import { carryChangeOut, openChangeOf } from './flight-changes.ts';
import { numbersOf } from './order-flights.ts';
import { refuseOrder } from './refusals.ts';
import { rowsOf } from './rows.ts';
import { bookedOrders, ticketStatus } from './ticket-rows.ts';
import { vouchersOf } from './vouchers.ts';

const nowOf = ({ clock }: RequestContext): string => chinaTime(clock.now().getTime());

const isWithin = (order: ListedOrder, from: string, to: string): boolean => {
  const day = order.orderedAt.slice(0, 10);
  return day >= from && day <= to;
};

const listed = (context: RequestContext, orders: ListedOrder[]) =>
  ({ envelope: 'Code', payload: { now: nowOf(context), orders } }) as const;

const done: Reply<Record<string, never>> = { envelope: 'Code', payload: {} };

/** Gives up an order of tickets that waits, on the waitlist or for its payment. */
function cancelTickets(
  context: RequestContext,
  orderNo: string,
  wanted: 'waiting' | 'waitlist',
): Reply<Record<string, never>> {
  const order = bookedOrders(context).find((one) => one.orderNo === orderNo);
  if (!order) return refuseOrder('ORD01', context);
  if (ticketStatus(order, context.clock.now().getTime()) !== wanted) return refuseOrder('ORD02', context);
  if (!context.payments.close(orderNo)) return refusePayment('PAY06', context);
  context.tickets.change(orderNo, { state: 'cancelled', cancelledAt: context.clock.now().getTime() });
  return done;
}

/** Orders of every kind: lists, one of them, and what members do with them. */
export const orderAnswers: Pick<
  Answers,
  | 'queryOrders'
  | 'queryPendingOrders'
  | 'findOrders'
  | 'queryOrderDetail'
  | 'cancelOrder'
  | 'cancelWaitlist'
  | 'answerFlightChange'
  | 'queryReimbursement'
  | 'requestReimbursement'
> = {
  queryOrders(context, { from, to, kinds, states, text }) {
    const span = daysBetween(from, to);
    if (span < 0 || span > mostOrderDays) return refuseOrder('ORD03', context);
    const inSpan = rowsOf(context).filter((order) => isWithin(order, from, to));
    const filter = { kinds: kinds ?? [], statuses: states ?? [] };
    const chosen = chosenOrders(indexOrders(inSpan), filter, text ?? '', context.clock.now().getTime());
    return listed(
      context,
      chosen.map(({ order }) => order),
    );
  },

  queryPendingOrders(context) {
    const now = context.clock.now().getTime();
    return listed(
      context,
      rowsOf(context).filter((order) => needsAttention(order, now)),
    );
  },

  findOrders(context, wanted) {
    const rows = rowsOf(context);
    if ('orderNo' in wanted)
      return listed(
        context,
        rows.filter(({ orderNo }) => orderNo === wanted.orderNo),
      );
    const { from, to } = wanted;
    if (to < from || to > addMonths(from, 12)) return refuseOrder('ORD03', context);
    const numbers = new Set(
      bookedOrders(context)
        .filter((order) =>
          'ticketNo' in wanted
            ? numbersOf(context, order).includes(wanted.ticketNo)
            : order.booked.phone.endsWith(wanted.phone),
        )
        .map(({ orderNo }) => orderNo),
    );
    return listed(
      context,
      rows.filter((order) => numbers.has(order.orderNo) && isWithin(order, from, to)),
    );
  },

  queryOrderDetail(context, { orderNo }) {
    const order = detailOf(context, orderNo);
    return { envelope: 'Code', payload: { now: nowOf(context), ...(order && { order }) } };
  },

  cancelOrder(context, { orderNo }) {
    const service = context.services.find(orderNo, signedIn(context).cardNo);
    if (!service) return cancelTickets(context, orderNo, 'waiting');
    const now = context.clock.now().getTime();
    if (service.state !== 'waiting' || (service.payUntil ?? now) <= now) return refuseOrder('ORD02', context);
    if (!context.payments.close(orderNo)) return refusePayment('PAY06', context);
    context.services.change(orderNo, {
      state: 'cancelled',
      events: [...service.events, { event: 'cancelled', at: now }],
    });
    return done;
  },

  cancelWaitlist: (context, { orderNo }) => cancelTickets(context, orderNo, 'waitlist'),

  answerFlightChange(context, { orderNo, changeId, answer }) {
    const order = bookedOrders(context).find((one) => one.orderNo === orderNo);
    if (!order) return refuseOrder('ORD01', context);
    const open = openChangeOf(context, order);
    const isOpen = open?.changeId === changeId;
    if (!isOpen || (answer === 'accept' && open.kind === 'cancelled')) return refuseOrder('ORD04', context);
    context.orderAnswers.answer(orderNo, { answer, at: context.clock.now().getTime() });
    if (answer === 'accept') carryChangeOut(context, order);
    return done;
  },

  queryReimbursement(context, { orderNo }) {
    const order = bookedOrders(context).find((one) => one.orderNo === orderNo);
    const vouchers = order ? vouchersOf(context, order) : [];
    return { envelope: 'Code', payload: { now: nowOf(context), vouchers } };
  },

  requestReimbursement(context, { orderNo, ticketNos, title }) {
    const order = bookedOrders(context).find((one) => one.orderNo === orderNo);
    if (!order) return refuseOrder('ORD01', context);
    const vouchers = vouchersOf(context, order).filter(({ ticketNo }) => ticketNos.includes(ticketNo));
    const isOpen = vouchers.every(({ state, why, form }) => state === 'open' && !why && form === 'digital');
    if (!isOpen || vouchers.length < ticketNos.length) return refuseOrder('ORD05', context);
    for (const ticketNo of ticketNos)
      context.orderAnswers.ask(ticketNo, { title, at: context.clock.now().getTime() });
    return done;
  },
};
