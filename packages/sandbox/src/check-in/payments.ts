import type { Money, PaymentState } from '@mapp/kit/rules';
import type { Language } from '../language.ts';
import { departureText } from '../payments/departure-text.ts';
import type { PaidFor, PayableOrders } from '../payments/payable.ts';
import { aboutFlight } from '../seed/words.ts';
import { complete } from './completion.ts';
import { cashOf } from './orders.ts';
import type { OrderRecord } from './order-records.ts';
import type { CheckInStore } from './store.ts';

function stateOf({ state, expired, paymentFailed }: OrderRecord): PaymentState {
  if (state === 'waiting') return paymentFailed ? 'failed' : 'open';
  if (state === 'completed') return 'paid';
  return expired ? 'expired' : 'cancelled';
}

function aboutSeats({ flights, seats }: OrderRecord, language: Language): PaidFor {
  const lines = seats.flatMap(({ seat, price }): { label: string; cash: Money }[] =>
    price?.cash ? [{ label: seat, cash: price.cash }] : [],
  );
  return {
    title: flights.map(({ flight }) => aboutFlight(flight)(language)).join(' · '),
    detail: [
      ...flights.map(({ flight, day }) => departureText(flight, day, language)),
      seats.map(({ seat }) => seat).join(' '),
    ].join(' · '),
    lines,
  };
}

/** Seat orders as the cashier sees them. */
export function payableSeats(checkIn: CheckInStore): PayableOrders {
  const { orders } = checkIn;
  const owned = (orderNo: string, asking?: string): { cardNo: string; order: OrderRecord } | undefined => {
    const cardNo = asking ?? orders.owner(orderNo);
    const order = cardNo === undefined ? undefined : orders.find(cardNo, orderNo);
    return cardNo !== undefined && order ? { cardNo, order } : undefined;
  };
  return {
    kind: 'seats',
    find(orderNo, asking) {
      const found = owned(orderNo, asking);
      if (!found) return undefined;
      const { cardNo, order } = found;
      return {
        orderNo,
        cardNo,
        cash: cashOf(order),
        payUntil: order.payUntil,
        state: stateOf(order),
        about: (language) => aboutSeats(order, language),
      };
    },
    begin(orderNo) {
      const found = owned(orderNo);
      if (found) orders.change(found.cardNo, orderNo, { paymentFailed: false });
    },
    settle(orderNo, outcome) {
      const found = owned(orderNo);
      if (!found) return;
      const { cardNo, order } = found;
      if (outcome === 'pay') complete(checkIn, cardNo, order, 'cash');
      if (outcome === 'fail') orders.change(cardNo, orderNo, { paymentFailed: true });
      if (outcome === 'cancel') orders.change(cardNo, orderNo, { state: 'cancelled' });
    },
  };
}
