import type { ChangeOrder, ChangeWish } from '@mapp/kit/contracts';
import {
  changeBar,
  changeParty,
  changeSum,
  isCovered,
  partySumOf,
  pointsShort,
  type ChangeSum,
} from '@mapp/kit/rules';
import { airlineZone } from '../clock.ts';
import { families } from '../booking/families.ts';
import { endOf } from '../booking/special-routes.ts';
import type { Chosen } from '../booking/verification.ts';
import { refusePayment } from '../payments/refusals.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { nameIn } from '../seed/persons.ts';
import { chinaTime } from '../stops.ts';
import { couponsOf } from '../ticket-orders/ticket-book.ts';
import { isUsable, type Coupon, type TicketRecord } from '../ticket-orders/ticket-records.ts';
import { writtenIn } from '../timetable/zones.ts';
import { becomesIn } from './becomes.ts';
import { completeChange } from './completing.ts';
import { changeFlights } from './inputs.ts';
import { choiceOf, flightNoOf, isWaitlist, newFareOf, stateOf } from './quoting.ts';
import { refuseChange } from './refusals.ts';
import type { ChangeRecord } from './records.ts';
import { waitingFor } from './store.ts';
import {
  cabinOfClass,
  checkedOf,
  flightWire,
  partyMember,
  pointsWorthOf,
  tierEarned,
  ticketWire,
} from './ticket-wire.ts';

const minute = 60_000;
const money = (amount: number) => ({ amount, currency: 'CNY' });

/** Tickets of the member that are on one order. */
const ofOrder = (context: RequestContext, orderNo: string): readonly TicketRecord[] =>
  context.ticketBook.ofOrder(orderNo).filter(({ cardNo }) => cardNo === signedIn(context).cardNo);

/** Tickets that are worth a look: some flight of them can still be flown, or could not be for a reason. */
const isListed = ({ replacedBy, coupons }: TicketRecord): boolean =>
  replacedBy === undefined && coupons.some(({ state }) => state !== 'refunded' && state !== 'exchanged');

interface Going {
  readonly ticket: TicketRecord;
  readonly coupon: Coupon;
}

/** Everybody of a wish with the leg, or the refusal that stands against it. */
function goingOf(context: RequestContext, { orderNo, ticketNos, leg }: ChangeWish, released: boolean) {
  const all = ofOrder(context, orderNo);
  const going = ticketNos.flatMap((ticketNo): Going[] => {
    const ticket = all.find((one) => one.ticketNo === ticketNo);
    const coupon = ticket?.coupons[leg];
    return ticket && coupon ? [{ ticket, coupon }] : [];
  });
  if (going.length < ticketNos.length) return { refusal: refuseChange('CHG01', context) };
  const now = context.clock.now().getTime();
  const barred = going.some(({ ticket, coupon }) => {
    const underWay = waitingFor(context.changeOrders, ticket);
    const otherChannel = ticket.special === 'originalChannel';
    return changeBar(
      { ...ticket, rounding: 100, currency: 'CNY', underWay, otherChannel },
      coupon,
      now,
      released,
    );
  });
  if (barred) return { refusal: refuseChange('CHG02', context) };
  const party = changeParty(
    all
      .filter(({ coupons }) => coupons[leg] && isUsable(coupons[leg]))
      .map((ticket) => partyMember(ticket, context)),
    ticketNos,
  );
  if (party.alone || party.along.length > 0) return { refusal: refuseChange('CHG03', context) };
  if (party.crowded) return { refusal: refuseChange('CHG09', context) };
  return { going, splits: party.splits };
}

/** Whether the fare is in a cabin that everybody may be changed into. */
const covers = (going: readonly Going[], { fare }: Chosen): boolean =>
  going.every(({ ticket, coupon }) =>
    isCovered(ticket.involuntary, cabinOfClass(coupon.cabin), families[fare.id].cabin),
  );

/** Sum of each passenger of a change. */
function sumsOf(going: readonly Going[], chosen: Chosen, { clock }: RequestContext) {
  const now = clock.now().getTime();
  return going.map(({ ticket, coupon }) => {
    const price = newFareOf(ticket, coupon, chosen, clock.today());
    const priced = {
      currency: 'CNY',
      rounding: 100,
      involuntary: ticket.involuntary,
      legs: [{ ...coupon, flown: false }],
    };
    const asked = { ticket: priced, pointsWorth: pointsWorthOf(coupon), newFare: price.fare };
    return { ticket, price, sum: changeSum({ ...asked, lowerFare: price.lowerFare }, now) };
  });
}

/** Parts of the money of a change: what is forfeited is neither. */
function partsOf(sums: readonly ChangeSum[]): NonNullable<ChangeRecord['parts']> {
  const fee = sums.reduce((total, one) => total + (one.fee.answer === 'fee' ? one.fee.amount : 0), 0);
  return { fee, difference: sums.reduce((total, { due = 0 }) => total + due, 0) - fee };
}

const wireOf = (context: RequestContext, order: ChangeRecord): ChangeOrder => {
  const { cardNo: _card, chosen, tickets, leg, splits: _splits, ticketsAt, payUntil, ...rest } = order;
  const { orderNo, changeId, of, orderedAt, paymentFailed, splitTo, payPoints, backPoints } = rest;
  const before = context.ticketBook.find(tickets[0]?.ticketNo ?? '');
  const was = before?.coupons[leg];
  const [coupon] = couponsOf(chosen, { paxType: 'ADT' });
  return {
    orderNo,
    changeId,
    of,
    ...(splitTo !== undefined && { splitTo }),
    state: rest.state === 'expired' ? 'waiting' : rest.state,
    orderedAt: chinaTime(orderedAt),
    ...((rest.state === 'waiting' || rest.state === 'expired') && { payUntil: chinaTime(payUntil) }),
    ...(paymentFailed && { paymentFailed }),
    ...(rest.state === 'ticketing' && ticketsAt !== undefined && { ticketBy: chinaTime(ticketsAt) }),
    was: flightWire(was ?? coupon ?? failed()),
    legs: couponsOf(chosen, { paxType: 'ADT' }).map(flightWire),
    passengers: tickets.map(({ ticketNo, newTicketNo, due, duePoints }) => {
      const ticket = context.ticketBook.find(ticketNo);
      return {
        name: ticket ? nameIn(ticket.person, context.language) : ticketNo,
        ticketNo,
        ...(newTicketNo !== undefined && { newTicketNo }),
        due: money(due),
        duePoints,
      };
    }),
    pay: money(rest.pay),
    back: money(rest.back),
    payPoints,
    backPoints,
  };
};

function failed(): never {
  throw new Error('A change without a flight');
}

/** Changing tickets: which can be, what it costs, ordering it, and giving it up. */
export const changeAnswers: Pick<
  Answers,
  'changeTickets' | 'quoteChange' | 'orderChange' | 'changeOrders' | 'cancelChange'
> = {
  changeTickets(context, { orderNo, ticketNo }) {
    const { cardNo } = signedIn(context);
    const now = context.clock.now().getTime();
    const all = context.ticketBook.list(cardNo);
    const named = ticketNo === undefined ? orderNo : all.find((one) => one.ticketNo === ticketNo)?.orderNo;
    const asked = orderNo !== undefined || ticketNo !== undefined;
    const shown = asked
      ? all.filter((ticket) => ticket.orderNo === named && ticket.replacedBy === undefined)
      : all.filter(isListed);
    if (asked && shown.length === 0) return refuseChange('CHG01', context);
    const orders = [...Map.groupBy(shown, (ticket) => ticket.orderNo)];
    return {
      envelope: 'Code',
      payload: {
        now: chinaTime(now),
        orders: orders.map(([no, tickets]) => ({
          orderNo: no,
          tickets: tickets
            .toSorted((one, other) => one.ticketNo.localeCompare(other.ticketNo))
            .map((ticket) => ticketWire(ticket, context)),
        })),
      },
    };
  },

  quoteChange(context, wish) {
    const asked = goingOf(context, wish, true);
    if ('refusal' in asked) return asked.refusal;
    const chosen = choiceOf(wish.offerId, wish.fareId, context);
    if (!chosen) return { envelope: 'Code', payload: { state: 'expired', passengers: [] } };
    if (!covers(asked.going, chosen)) return refuseChange('CHG08', context);
    const state = stateOf(chosen, asked.going.length, context.clock.now().getTime());
    const family = families[chosen.fare.id];
    return {
      envelope: 'Code',
      payload: {
        state,
        now: chinaTime(context.clock.now().getTime()),
        legs: couponsOf(chosen, { paxType: 'ADT' }).map(flightWire),
        fareName: family.name[context.language],
        ...(isWaitlist(chosen) && { waitlist: true }),
        expires: writtenIn(airlineZone, endOf(chosen.told, chosen.route)),
        becomes: becomesIn(context.language, 'change'),
        passengers: sumsOf(asked.going, chosen, context).map(({ ticket, price }) => {
          const earns = tierEarned(flightNoOf(chosen), family.cabin, context);
          const checked = checkedOf(ticket, family.bookingClass);
          return { ticketNo: ticket.ticketNo, ...price, ...(earns && { earns }), checked };
        }),
      },
    };
  },

  orderChange(context, { changeId, releaseCheckIn, pay, back, payPoints, backPoints, ...wish }) {
    const { cardNo } = signedIn(context);
    const { changes } = context.changeOrders;
    const known = changes.list(cardNo).find((order) => order.changeId === changeId);
    if (known && known.state !== 'expired')
      return { envelope: 'Code', payload: { orderNo: known.orderNo, state: known.state } };
    const asked = goingOf(context, wish, releaseCheckIn);
    if ('refusal' in asked) return asked.refusal;
    const chosen = choiceOf(wish.offerId, wish.fareId, context);
    const now = context.clock.now().getTime();
    if (!chosen) return refuseChange('CHG05', context);
    if (!covers(asked.going, chosen)) return refuseChange('CHG08', context);
    const standing = stateOf(chosen, asked.going.length, now);
    if (standing === 'expired') return refuseChange('CHG05', context);
    if (standing === 'soldOut' || flightNoOf(chosen) === changeFlights.soldBetween)
      return refuseChange('CHG04', context);
    const sums = sumsOf(asked.going, chosen, context);
    const total = partySumOf(sums.map(({ sum }) => sum));
    const agreed =
      total?.pay === pay.amount &&
      total.back === back.amount &&
      total.payPoints === Number(payPoints) &&
      total.backPoints === Number(backPoints);
    if (!total || !agreed) return refuseChange('CHG06', context);
    if (pointsShort(total.payPoints, context.ledgers.spendable(cardNo)) > 0)
      return refuseChange('CHG10', context);
    const state = isWaitlist(chosen) ? 'waitlist' : total.pay > 0 ? 'waiting' : 'completed';
    const order = changes.add({
      orderNo: changes.nextNo(),
      cardNo,
      changeId,
      of: wish.orderNo,
      splits: asked.splits,
      state: state === 'completed' ? 'waiting' : state,
      orderedAt: now,
      payUntil: now + 30 * minute,
      leg: wish.leg,
      chosen,
      tickets: sums.map(({ ticket, sum }) => ({
        ticketNo: ticket.ticketNo,
        due: sum.due ?? 0,
        duePoints: sum.duePoints ?? 0,
        ...sum.carried,
      })),
      pay: total.pay,
      back: total.back,
      payPoints: total.payPoints,
      backPoints: total.backPoints,
      parts: partsOf(sums.map(({ sum }) => sum)),
    });
    if (state === 'completed') completeChange(context, order);
    return { envelope: 'Code', payload: { orderNo: order.orderNo, state } };
  },

  changeOrders(context) {
    const { cardNo } = signedIn(context);
    return {
      envelope: 'Code',
      payload: {
        now: chinaTime(context.clock.now().getTime()),
        orders: context.changeOrders.changes.list(cardNo).map((order) => wireOf(context, order)),
      },
    };
  },

  cancelChange(context, { orderNo }) {
    const order = context.changeOrders.changes.find(orderNo);
    const mine = order?.cardNo === signedIn(context).cardNo;
    if (!order || !mine || (order.state !== 'waiting' && order.state !== 'waitlist'))
      return refuseChange('CHG07', context);
    if (order.state === 'waiting' && !context.payments.close(orderNo)) return refusePayment('PAY06', context);
    context.changeOrders.changes.change(orderNo, { state: 'cancelled' });
    return { envelope: 'Code', payload: {} };
  },
};
