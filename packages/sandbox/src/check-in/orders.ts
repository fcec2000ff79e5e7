import type { OrderedSeat, SeatContact, SeatOrder } from '@mapp/kit/contracts';
import { type Money, type SeatPrice } from '@mapp/kit/rules';
import { memberPerson } from '../seed/check-in/people.ts';
import { nameIn } from '../seed/persons.ts';
import { aboutFlight } from '../seed/words.ts';
import { chinaTime, departsAt, tripOf } from '../stops.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { complete } from './completion.ts';
import type { OrderedSeatRecord, OrderRecord } from './order-records.ts';
import { done, refuse, type Why } from './refusals.ts';
import { againstPaying, refusePayment } from '../payments/refusals.ts';
import { isReturnPath } from '../payments/return-path.ts';
import { settle } from './settling.ts';
import { pointsAllowed, relationOf } from './travellers.ts';

const pricesOf = ({ seats }: Pick<OrderRecord, 'seats'>): SeatPrice[] =>
  seats.flatMap(({ price }) => price ?? []);

/** Amounts to be paid in cash, by currency; none where one seat takes points alone. */
export function cashOf(order: Pick<OrderRecord, 'seats'>): Money[] {
  const prices = pricesOf(order);
  if (prices.some(({ cash }) => cash === undefined)) return [];
  const sums = new Map<string, number>();
  for (const { cash } of prices)
    if (cash) sums.set(cash.currency, (sums.get(cash.currency) ?? 0) + cash.amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** Price in points; undefined where a seat has none. */
function pointsOf(order: Pick<OrderRecord, 'seats'>): number | undefined {
  const prices = pricesOf(order).map(({ points }) => points);
  if (prices.length === 0 || prices.includes(undefined)) return undefined;
  return prices.reduce<number>((sum, points) => sum + (points ?? 0), 0);
}

/** Contact of the member's account, unless somebody has changed it. */
function contactOf(context: RequestContext, { contact }: OrderRecord): SeatContact {
  const member = signedIn(context);
  const { phone, email } = member;
  return (
    contact ?? {
      name: nameIn(memberPerson(member), context.language),
      phone: phone === undefined ? '' : `+86 ${phone}`,
      email: email ?? '',
    }
  );
}

function seatOf(context: RequestContext, { person, price, ...seat }: OrderedSeatRecord): OrderedSeat {
  return {
    segmentId: seat.segmentId,
    passengerId: seat.passengerId,
    seat: seat.seat,
    name: nameIn(person, context.language),
    relation: relationOf(context, person),
    pointsAllowed: pointsAllowed(context, person),
    ...(price && {
      price: {
        ...(price.cash && { cash: price.cash }),
        ...(price.points !== undefined && { points: price.points }),
      },
    }),
  };
}

function orderOf(context: RequestContext, order: OrderRecord): SeatOrder {
  const { orderNo, state, orderedAt, payUntil, paidBy, refunding, paymentFailed } = order;
  const points = pointsOf(order);
  return {
    orderNo,
    state,
    orderedAt: chinaTime(orderedAt),
    ...(state === 'waiting' && payUntil !== undefined && { payUntil: chinaTime(payUntil) }),
    cash: cashOf(order),
    ...(points !== undefined && { points }),
    ...(state === 'waiting' && paymentFailed === true && { paymentFailed }),
    ...((state === 'completed' || refunding === true) && paidBy && { paidBy }),
    ...(refunding !== undefined && { refunding }),
    contact: contactOf(context, order),
    flights: order.flights.map(({ segmentId, flight, day }) => ({
      segmentId,
      ...tripOf(flight, day, context.language),
    })),
    seats: order.seats.map((seat) => seatOf(context, seat)),
  };
}

/** Points that can still be spent. */
const balanceOf = (context: RequestContext): number => context.ledgers.spendable(signedIn(context).cardNo);

/** Why an order cannot be paid with points. */
function againstPoints(context: RequestContext, order: OrderRecord): Why | undefined {
  const points = pointsOf(order);
  if (points === undefined) return 'wayOfPaying';
  if (order.seats.some(({ price, person }) => price && !pointsAllowed(context, person))) return 'CKI14';
  return points > balanceOf(context) ? 'CKI05' : undefined;
}

/** Puts points on the member's bill: spent for an order, or given back. */
function post(context: RequestContext, order: OrderRecord, transaction: 'C' | 'D'): void {
  const { cardNo } = signedIn(context);
  const [first] = order.flights;
  const points = pointsOf(order) ?? 0;
  if (!first || points === 0) return;
  const event = {
    day: context.clock.today(),
    type: transaction === 'D' ? 'RA' : 'CA',
    transaction,
    points,
    text: aboutFlight(first.flight, 'seat'),
    orderNo: order.orderNo,
  } as const;
  context.pointsEvents.add(cardNo, event);
}

/** Why an order cannot be dealt with any more. */
const closed = ({ state, expired }: OrderRecord): Why | undefined => {
  if (state === 'waiting') return undefined;
  return expired ? 'CKI15' : 'orderClosed';
};

/** The seats of an order are free again, unless somebody has another by now. */
function release({ checkIn }: RequestContext, cardNo: string, { seats }: OrderRecord): void {
  for (const { segmentId, passengerId, seat } of seats) {
    const traveller = checkIn.bookings
      .find(cardNo, segmentId)
      ?.segment.travellers.find((one) => one.passengerId === passengerId);
    if (traveller?.seat === seat)
      checkIn.bookings.changeTraveller(cardNo, segmentId, passengerId, { seat: undefined, paid: undefined });
  }
}

function againstGivingBack(
  { checkIn, clock }: RequestContext,
  cardNo: string,
  order: OrderRecord,
): Why | undefined {
  if (order.state === 'cancelled') return closed(order);
  const now = clock.now().getTime();
  if (order.flights.some(({ flight, day }) => departsAt(flight, day) <= now)) return 'flown';
  const inUse = order.seats.some(({ segmentId, passengerId, seat }) =>
    checkIn.bookings
      .find(cardNo, segmentId)
      ?.segment.travellers.some(
        (one) => one.passengerId === passengerId && one.state === 'checkedIn' && one.seat === seat,
      ),
  );
  return inUse ? 'checkedInSeat' : undefined;
}

/** The seat orders of a member. */
export const orders: Pick<Answers, 'seatOrders' | 'paySeatOrder' | 'cancelSeatOrder' | 'saveSeatContact'> = {
  seatOrders(context) {
    const { cardNo } = signedIn(context);
    settle(context);
    const list = context.checkIn.orders.list(cardNo).map((order) => orderOf(context, order));
    return { envelope: 'Code', payload: { now: chinaTime(context.clock.now().getTime()), orders: list } };
  },

  paySeatOrder(context, { orderNo, by, returnTo }) {
    const { cardNo } = signedIn(context);
    const { checkIn } = context;
    const order = checkIn.orders.find(cardNo, orderNo);
    if (!order) return refuse('unknown', context);
    const no = closed(order);
    if (no) return refuse(no, context);
    if (contactOf(context, order).phone.trim() === '') return refuse('CKI03', context);
    if (by === 'points') {
      const against = againstPoints(context, order);
      if (against) return refuse(against, context);
      if (!context.payments.close(orderNo)) return refusePayment('PAY06', context);
      post(context, order, 'D');
      complete(checkIn, cardNo, order, 'points');
      return done;
    }
    if (cashOf(order).length === 0) return refuse('wayOfPaying', context);
    if (!isReturnPath(returnTo)) return refuse('returnTo', context);
    const against = againstPaying[context.payments.payable(cardNo, orderNo)?.state ?? 'open'];
    if (against) return refusePayment(against, context);
    // The page asks for cash or points alone; the host's own cashier asks in which way.
    context.payments.prepare(orderNo, { returnTo });
    return done;
  },

  cancelSeatOrder(context, { orderNo }) {
    const { cardNo } = signedIn(context);
    const { checkIn } = context;
    const order = checkIn.orders.find(cardNo, orderNo);
    if (!order) return refuse('unknown', context);
    const no = againstGivingBack(context, cardNo, order);
    if (no) return refuse(no, context);
    if (order.state === 'waiting' && !context.payments.close(orderNo)) return refusePayment('PAY06', context);
    const paid = order.paidBy === 'cash' || order.paidBy === 'points';
    if (order.state === 'completed') release(context, cardNo, order);
    if (order.paidBy === 'points') post(context, order, 'C');
    checkIn.orders.change(cardNo, orderNo, { state: 'cancelled', ...(paid && { refunding: true }) });
    return done;
  },

  saveSeatContact(context, { orderNo, ...contact }) {
    const { cardNo } = signedIn(context);
    const { orders: all } = context.checkIn;
    const order = all.find(cardNo, orderNo);
    if (!order) return refuse('unknown', context);
    const no = closed(order);
    if (no) return refuse(no, context);
    if (contact.name.trim() === '' || contact.phone.trim() === '') return refuse('contact', context);
    all.change(cardNo, orderNo, { contact });
    return done;
  },
};
