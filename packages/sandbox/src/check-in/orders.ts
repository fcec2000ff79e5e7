import type { OrderedSeat, SeatContact, SeatOrder } from '@mapp/kit/contracts';
import { beneficiaryName, type Money, type SeatPrice } from '@mapp/kit/rules';
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
export function pointsOf(order: Pick<OrderRecord, 'seats'>): number | undefined {
  const prices = pricesOf(order).map(({ points }) => points);
  if (prices.length === 0 || prices.includes(undefined)) return undefined;
  return prices.reduce<number>((sum, points) => sum + (points ?? 0), 0);
}

/** Contact of the member's account, unless somebody has changed it. */
export function contactOf(visit: RequestContext, { contact }: OrderRecord): SeatContact {
  const { name, phone, email } = signedIn(visit);
  return (
    contact ?? {
      name: `${name.cnFamily}${name.cnGiven}`,
      phone: phone === undefined ? '' : `+86 ${phone}`,
      email: email ?? '',
    }
  );
}

function seatOf(visit: RequestContext, { person, price, ...seat }: OrderedSeatRecord): OrderedSeat {
  return {
    segmentId: seat.segmentId,
    passengerId: seat.passengerId,
    seat: seat.seat,
    name: beneficiaryName(person),
    relation: relationOf(visit, person),
    pointsAllowed: pointsAllowed(visit, person),
    ...(price && {
      price: {
        ...(price.cash && { cash: price.cash }),
        ...(price.points !== undefined && { points: price.points }),
      },
    }),
  };
}

function orderOf(visit: RequestContext, order: OrderRecord): SeatOrder {
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
    contact: contactOf(visit, order),
    flights: order.flights.map(({ segmentId, flight, day }) => ({
      segmentId,
      ...tripOf(flight, day, visit.language),
    })),
    seats: order.seats.map((seat) => seatOf(visit, seat)),
  };
}

/** Points that can still be spent. */
function balanceOf(visit: RequestContext): number {
  const { batches } = visit.ledgerOf(signedIn(visit));
  return batches.reduce((sum, { points }) => sum + points, 0);
}

/** Why an order cannot be paid with points. */
function againstPoints(visit: RequestContext, order: OrderRecord): Why | undefined {
  const points = pointsOf(order);
  if (points === undefined) return 'wayOfPaying';
  if (order.seats.some(({ price, person }) => price && !pointsAllowed(visit, person))) return 'CKI14';
  return points > balanceOf(visit) ? 'CKI05' : undefined;
}

/** Puts points on the member's bill: spent for an order, or given back. */
function post(visit: RequestContext, order: OrderRecord, transaction: 'C' | 'D'): void {
  const { cardNo } = signedIn(visit);
  const [first] = order.flights;
  const points = pointsOf(order) ?? 0;
  if (!first || points === 0) return;
  const event = {
    day: visit.clock.today(),
    type: transaction === 'D' ? 'RA' : 'CA',
    transaction,
    points,
    text: aboutFlight(first.flight, 'seat'),
    orderNo: order.orderNo,
  } as const;
  visit.postings.add(cardNo, event);
}

/** Why an order cannot be dealt with any more. */
const closed = ({ state, expired }: OrderRecord): Why | undefined => {
  if (state === 'waiting') return undefined;
  return expired ? 'CKI15' : 'orderClosed';
};

/** The seats of an order are free again, unless somebody has another by now. */
function release({ room }: RequestContext, cardNo: string, { seats }: OrderRecord): void {
  for (const { segmentId, passengerId, seat } of seats) {
    const traveller = room.bookings
      .find(cardNo, segmentId)
      ?.segment.travellers.find((one) => one.passengerId === passengerId);
    if (traveller?.seat === seat)
      room.bookings.changeTraveller(cardNo, segmentId, passengerId, { seat: undefined, paid: undefined });
  }
}

function againstGivingBack(
  { room, clock }: RequestContext,
  cardNo: string,
  order: OrderRecord,
): Why | undefined {
  if (order.state === 'cancelled') return closed(order);
  const now = clock.now().getTime();
  if (order.flights.some(({ flight, day }) => departsAt(flight, day) <= now)) return 'flown';
  const inUse = order.seats.some(({ segmentId, passengerId, seat }) =>
    room.bookings
      .find(cardNo, segmentId)
      ?.segment.travellers.some(
        (one) => one.passengerId === passengerId && one.state === 'checkedIn' && one.seat === seat,
      ),
  );
  return inUse ? 'checkedInSeat' : undefined;
}

/** The seat orders of a member. */
export const orders: Pick<Answers, 'seatOrders' | 'paySeatOrder' | 'cancelSeatOrder' | 'saveSeatContact'> = {
  seatOrders(visit) {
    const { cardNo } = signedIn(visit);
    settle(visit);
    const list = visit.room.orders.list(cardNo).map((order) => orderOf(visit, order));
    return { dress: 'Code', payload: { now: chinaTime(visit.clock.now().getTime()), orders: list } };
  },

  paySeatOrder(visit, { orderNo, by, returnTo }) {
    const { cardNo } = signedIn(visit);
    const { room } = visit;
    const order = room.orders.find(cardNo, orderNo);
    if (!order) return refuse('unknown', visit);
    const no = closed(order);
    if (no) return refuse(no, visit);
    if (contactOf(visit, order).phone.trim() === '') return refuse('CKI03', visit);
    if (by === 'points') {
      const against = againstPoints(visit, order);
      if (against) return refuse(against, visit);
      if (!visit.payments.close(orderNo)) return refusePayment('PAY06', visit);
      post(visit, order, 'D');
      complete(room, cardNo, order, 'points');
      return done;
    }
    if (cashOf(order).length === 0) return refuse('wayOfPaying', visit);
    if (!isReturnPath(returnTo)) return refuse('returnTo', visit);
    const against = againstPaying[visit.payments.payable(cardNo, orderNo)?.state ?? 'open'];
    if (against) return refusePayment(against, visit);
    // The page asks for cash or points alone; the host's own cashier asks in which way.
    visit.payments.prepare(orderNo, { returnTo });
    return done;
  },

  cancelSeatOrder(visit, { orderNo }) {
    const { cardNo } = signedIn(visit);
    const { room } = visit;
    const order = room.orders.find(cardNo, orderNo);
    if (!order) return refuse('unknown', visit);
    const no = againstGivingBack(visit, cardNo, order);
    if (no) return refuse(no, visit);
    if (order.state === 'waiting' && !visit.payments.close(orderNo)) return refusePayment('PAY06', visit);
    const paid = order.paidBy === 'cash' || order.paidBy === 'points';
    if (order.state === 'completed') release(visit, cardNo, order);
    if (order.paidBy === 'points') post(visit, order, 'C');
    room.orders.change(cardNo, orderNo, { state: 'cancelled', ...(paid && { refunding: true }) });
    return done;
  },

  saveSeatContact(visit, { orderNo, ...contact }) {
    const { cardNo } = signedIn(visit);
    const { orders: all } = visit.room;
    const order = all.find(cardNo, orderNo);
    if (!order) return refuse('unknown', visit);
    const no = closed(order);
    if (no) return refuse(no, visit);
    if (contact.name.trim() === '' || contact.phone.trim() === '') return refuse('contact', visit);
    all.change(cardNo, orderNo, { contact });
    return done;
  },
};
