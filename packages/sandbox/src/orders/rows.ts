import type { ListedOrder } from '@mapp/kit/contracts';
import { orderKinds, type OrderKind } from '@mapp/kit/rules';
import { cashOf as seatCash } from '../check-in/orders.ts';
import { priceOf } from '../points-orders/store.ts';
import { signedIn, type RequestContext } from '../request-context.ts';
import { nameIn } from '../seed/persons.ts';
import { partnerPages } from '../server/partner/pages.ts';
import { chinaTime, departureTime } from '../stops.ts';
import { actsOf } from './acts.ts';
import type { ServiceOrderRecord } from './service-records.ts';
import { ticketRows } from './ticket-rows.ts';

/** Whether a time to pay is over. */
const isOver = (payUntil: number | undefined, now: number): boolean =>
  payUntil !== undefined && payUntil <= now;

const isPartners = (kind: OrderKind): boolean => orderKinds[kind].page === 'partner';

/** A service order as its row shows it. */
export function serviceRow(context: RequestContext, order: ServiceOrderRecord): ListedOrder {
  const { language, clock } = context;
  const { orderNo, kind, sold } = order;
  const over = order.state === 'waiting' && isOver(order.payUntil, clock.now().getTime());
  const state = over ? 'expired' : order.state;
  const { partner, note, flightNo } = sold;
  return {
    orderNo,
    kind,
    state,
    orderedAt: chinaTime(order.orderedAt),
    ...(state === 'waiting' && order.payUntil !== undefined && { payUntil: chinaTime(order.payUntil) }),
    title: sold.title[language],
    ...(order.startsAt !== undefined && { startsAt: chinaTime(order.startsAt) }),
    flightNos: flightNo === undefined ? [] : [flightNo],
    passengers: order.passengers.map((name) => name[language]),
    ...(note && { note: note[language] }),
    cash: [{ amount: order.amount, currency: 'CNY' }],
    actions: actsOf(kind, state, !isPartners(kind)),
    ...(partner && {
      partner: { name: partner[language], url: `${partnerPages}?service=${kind}&order=${orderNo}` },
    }),
  };
}

/** Title of an order as its payment has it. */
const titleOf = (context: RequestContext, orderNo: string): string =>
  context.payments.payable(signedIn(context).cardNo, orderNo)?.about(context.language).title ?? orderNo;

function seatRows(context: RequestContext): ListedOrder[] {
  const { cardNo } = signedIn(context);
  return context.checkIn.orders.list(cardNo).map((order): ListedOrder => {
    const [first] = order.flights;
    return {
      orderNo: order.orderNo,
      kind: 'seat',
      state: order.expired ? 'expired' : order.state,
      orderedAt: chinaTime(order.orderedAt),
      ...(order.payUntil !== undefined &&
        order.state === 'waiting' && { payUntil: chinaTime(order.payUntil) }),
      title: titleOf(context, order.orderNo),
      ...(first && { startsAt: departureTime(first.flight, first.day) }),
      flightNos: order.flights.map(({ flight }) => flight.flightNo),
      passengers: [...new Set(order.seats.map(({ person }) => nameIn(person, context.language)))],
      note: order.seats.map(({ seat }) => seat).join(' '),
      cash: seatCash(order),
      actions: actsOf('seat', order.expired ? 'expired' : order.state, true),
    };
  });
}

const pointsRows = (context: RequestContext): ListedOrder[] =>
  context.pointsOrders.list(signedIn(context).cardNo).map((order) => ({
    orderNo: order.orderNo,
    kind: 'points',
    state: order.state,
    orderedAt: chinaTime(order.orderedAt),
    ...(order.state === 'waiting' && { payUntil: chinaTime(order.payUntil) }),
    title: titleOf(context, order.orderNo),
    flightNos: [],
    passengers: [],
    cash: [priceOf(order.points)],
    actions: actsOf('points', order.state, true),
  }));

const tierRows = (context: RequestContext): ListedOrder[] =>
  context.tierOrders.list(signedIn(context).cardNo).map((order) => ({
    orderNo: order.orderNo,
    kind: 'tier',
    state: order.state,
    orderedAt: chinaTime(order.orderedAt),
    ...(order.state === 'waiting' && { payUntil: chinaTime(order.payUntil) }),
    title: titleOf(context, order.orderNo),
    flightNos: [],
    passengers: [],
    cash: order.cash ? [{ ...order.cash }] : [],
    ...(order.points > 0 && { points: order.points }),
    actions: actsOf('tier', order.state, true),
  }));

/** Every order of the member, the newest first. */
export const rowsOf = (context: RequestContext): ListedOrder[] =>
  [
    ...ticketRows(context),
    ...context.services.list(signedIn(context).cardNo).map((order) => serviceRow(context, order)),
    ...seatRows(context),
    ...pointsRows(context),
    ...tierRows(context),
  ].toSorted((one, other) => Date.parse(other.orderedAt) - Date.parse(one.orderedAt));
