import type { UpgradeOrder } from '@mapp/kit/contracts';
import { mayUse, pointsShort, voucherFits } from '@mapp/kit/rules';
import { refusePayment } from '../payments/refusals.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { nameIn } from '../seed/persons.ts';
import { chinaTime } from '../stops.ts';
import { exchangeTicket } from '../ticket-orders/effects.ts';
import { isUsable } from '../ticket-orders/ticket-records.ts';
import { becomesIn } from './becomes.ts';
import { completeUpgrade, postPoints } from './completing.ts';
import { givenVouchers, upgradeFlights } from './inputs.ts';
import { refuseChange } from './refusals.ts';
import type { UpgradeRecord } from './records.ts';
import { flightWire } from './ticket-wire.ts';
import { flightsOf, vouchersFor } from './upgrade-options.ts';

const minute = 60_000;

/** The ticket that is in force for an upgrade by now, and its upgraded flight; undefined where it has been changed or given back. */
function upgradedOf({ ticketBook }: RequestContext, { ticketNo, newTicketNo, leg, toClass }: UpgradeRecord) {
  const before = ticketBook.find(ticketNo)?.coupons[leg];
  let ticket = newTicketNo === undefined ? undefined : ticketBook.find(newTicketNo);
  while (ticket?.replacedBy !== undefined) ticket = ticketBook.find(ticket.replacedBy);
  const coupon = ticket?.coupons.find(
    (one) =>
      one.flightNo === before?.flightNo &&
      one.day === before.day &&
      one.cabin === toClass &&
      (isUsable(one) || one.state === 'flown'),
  );
  return ticket && coupon && { ticket, coupon };
}

/** Reason for which an upgrade that was carried out cannot be taken back. */
function cancelBarOf(context: RequestContext, order: UpgradeRecord): UpgradeOrder['cancelBar'] {
  const upgraded = upgradedOf(context, order);
  if (!upgraded) return 'ticketChanged';
  return upgraded.coupon.state === 'open' ? undefined : 'checkedIn';
}

function wireOf(context: RequestContext, order: UpgradeRecord): UpgradeOrder[] {
  const { ticketNo, leg, orderedAt, payUntil, voucher, cash, cardNo: _card, voucherId: _id, ...rest } = order;
  const ticket = context.ticketBook.find(ticketNo);
  const coupon = ticket?.coupons[leg];
  if (!ticket || !coupon) return [];
  const { orderNo, upgradeId, newTicketNo, toCabin, toClass, way, points, state, paymentFailed } = rest;
  const open = Date.parse(coupon.departs) > context.clock.now().getTime();
  const bar = state === 'completed' && way !== 'cash' && open ? cancelBarOf(context, order) : undefined;
  return [
    {
      ...flightWire(coupon),
      orderNo,
      upgradeId,
      name: nameIn(ticket.person, context.language),
      ticketNo,
      toCabin,
      toClass,
      way,
      state,
      orderedAt: chinaTime(orderedAt),
      ...(state === 'waiting' && { payUntil: chinaTime(payUntil) }),
      ...(paymentFailed && { paymentFailed }),
      ...(cash && { cash: { ...cash } }),
      ...(points !== undefined && { points }),
      ...(voucher && { voucher: voucher[context.language] }),
      ...(newTicketNo !== undefined && { newTicketNo }),
      cancellable: open && (state === 'waiting' || (state === 'completed' && way !== 'cash' && !bar)),
      ...(bar && { cancelBar: bar }),
    },
  ];
}

/** Upgrading: flights and ways, ordering one, and taking it back. */
export const upgradeAnswers: Pick<
  Answers,
  'upgradeOptions' | 'orderUpgrade' | 'upgradeOrders' | 'cancelUpgrade'
> = {
  upgradeOptions(context) {
    return {
      envelope: 'Code',
      payload: {
        now: chinaTime(context.clock.now().getTime()),
        available: context.ledgers.spendable(signedIn(context).cardNo),
        vouchers: vouchersFor(context).filter(({ left }) => left > 0),
        flights: flightsOf(context).map(({ wire }) => wire),
        becomes: becomesIn(context.language, 'upgrade'),
      },
    };
  },

  orderUpgrade(context, { upgradeId, upgradeRef, cabin, way, voucherId, cash, points }) {
    const { cardNo } = signedIn(context);
    const { upgrades } = context.changeOrders;
    const known = upgrades.list(cardNo).find((order) => order.upgradeId === upgradeId);
    if (known) return { envelope: 'Code', payload: { orderNo: known.orderNo, state: known.state } };
    const found = flightsOf(context).find(({ wire }) => wire.upgradeRef === upgradeRef);
    const wanted = found?.wire.cabins.find((one) => one.cabin === cabin);
    if (!found || found.wire.bar !== undefined) return refuseChange('UPG07', context);
    if (!wanted || found.coupon.flightNo === upgradeFlights.seatGone) return refuseChange('UPG05', context);
    const { relation, international, departs } = found.wire;
    const now = context.clock.now().getTime();
    if (way === 'cash' && cash?.amount !== wanted.cash?.amount) return refuseChange('UPG06', context);
    if (way === 'points') {
      const cost = wanted.points ?? 0;
      if (!mayUse('points', relation)) return refuseChange('UPG01', context);
      if (Number(points) !== cost) return refuseChange('UPG06', context);
      if (pointsShort(cost, context.ledgers.spendable(cardNo)) > 0) return refuseChange('UPG02', context);
    }
    const voucher = vouchersFor(context).find((one) => one.voucherId === voucherId && one.way === way);
    if (way !== 'cash' && way !== 'points') {
      // It is used up between the choice and the order, and not offered from then on.
      if (voucherId === givenVouchers.gone) context.coupons.sellOut(voucherId);
      if (!voucher || voucher.left < 1 || context.coupons.gone.has(voucher.voucherId))
        return refuseChange('UPG03', context);
      const flight = { relation, international, bookingClass: found.coupon.cabin, departs };
      if (!voucherFits(voucher, flight, now)) return refuseChange('UPG04', context);
    }
    const titles = voucher && { zh: '', en: '', ja: '', ko: '', ru: '' };
    for (const language of ['zh', 'en', 'ja', 'ko', 'ru'] as const)
      if (titles)
        titles[language] =
          vouchersFor({ ...context, language }).find((one) => one.voucherId === voucherId)?.title ?? '';
    const order = upgrades.add({
      orderNo: upgrades.nextNo(),
      cardNo,
      upgradeId,
      ticketNo: found.ticket.ticketNo,
      leg: found.leg,
      toCabin: wanted.cabin,
      toClass: wanted.bookingClass ?? 'J',
      way,
      ...(voucher && { voucherId: voucher.voucherId }),
      ...(titles && { voucher: titles }),
      ...(way === 'cash' && wanted.cash && { cash: wanted.cash }),
      ...(way === 'points' && wanted.points !== undefined && { points: wanted.points }),
      state: 'waiting',
      orderedAt: now,
      payUntil: now + 30 * minute,
    });
    if (way !== 'cash') completeUpgrade(context, order);
    return {
      envelope: 'Code',
      payload: { orderNo: order.orderNo, state: way === 'cash' ? 'waiting' : 'completed' },
    };
  },

  upgradeOrders(context) {
    const { cardNo } = signedIn(context);
    return {
      envelope: 'Code',
      payload: {
        now: chinaTime(context.clock.now().getTime()),
        orders: context.changeOrders.upgrades.list(cardNo).flatMap((order) => wireOf(context, order)),
      },
    };
  },

  cancelUpgrade(context, { orderNo }) {
    const { upgrades } = context.changeOrders;
    const order = upgrades.find(orderNo);
    if (!order || order.cardNo !== signedIn(context).cardNo) return refuseChange('UPG08', context);
    const [wire] = wireOf(context, order);
    if (!wire?.cancellable) return refuseChange('UPG08', context);
    if (order.state === 'waiting' && !context.payments.close(orderNo)) return refusePayment('PAY06', context);
    const before = context.ticketBook.find(order.ticketNo)?.coupons[order.leg];
    const upgraded = order.state === 'completed' ? upgradedOf(context, order) : undefined;
    if (upgraded && before)
      exchangeTicket(context, upgraded.ticket.ticketNo, {
        issuedAt: context.clock.now().getTime(),
        exchanged: 'upgradeCancelled',
        coupons: upgraded.ticket.coupons
          .filter(isUsable)
          .map((coupon) => (coupon === upgraded.coupon ? { ...coupon, cabin: before.cabin } : coupon)),
      });
    if (order.state === 'completed')
      postPoints(context, order.cardNo, order.points ?? 0, 'upgradeBack', orderNo);
    upgrades.change(orderNo, { state: 'cancelled' });
    return { envelope: 'Code', payload: {} };
  },
};
