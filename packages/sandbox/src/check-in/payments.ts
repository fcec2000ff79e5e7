import type { Money } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import { departureTime } from '../stops.ts';
import { complete } from './completion.ts';
import { cashOf } from './orders.ts';
import type { OrderRecord } from './order-records.ts';
import type { Room } from './room.ts';

/** What can be chosen at the cashier. Source: sandbox.md. */
export const paymentOutcomes = ['pay', 'fail', 'later', 'cancel'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** A payment as the cashier shows it; nothing of a person. */
export interface Payment {
  readonly orderNo: string;
  readonly cash: readonly Money[];
  /** `MU5101`, and its departure at the airport. */
  readonly flights: readonly { readonly flightNo: string; readonly time: string }[];
  /** Milliseconds since 1970. */
  readonly payUntil: number;
  /** `open` can be paid still. */
  readonly state: 'open' | 'paid' | 'expired' | 'cancelled';
  /** A path below /mapp. */
  readonly returnTo: string;
}

/** The cashier's side of payments in cash. */
export interface Payments {
  /** A payment that has been prepared. */
  readonly find: (orderNo: string) => Payment | undefined;
  /** Carries an outcome out; one that is over stays as it is. */
  readonly settle: (orderNo: string, outcome: PaymentOutcome) => void;
}

function stateOf({ state, expired }: OrderRecord): Payment['state'] {
  if (state === 'waiting') return 'open';
  if (state === 'completed') return 'paid';
  return expired ? 'expired' : 'cancelled';
}

export function createPayments(room: Room, clock: Clock): Payments {
  const { orders } = room;
  const prepared = (orderNo: string): { cardNo: string; order: OrderRecord } | undefined => {
    const cardNo = orders.owner(orderNo);
    const order = cardNo === undefined ? undefined : orders.find(cardNo, orderNo);
    return cardNo !== undefined && order?.returnTo !== undefined ? { cardNo, order } : undefined;
  };
  return {
    find(orderNo) {
      const order = prepared(orderNo)?.order;
      if (order?.returnTo === undefined) return undefined;
      return {
        orderNo,
        cash: cashOf(order),
        flights: order.flights.map(({ flight, day }) => ({
          flightNo: flight.flightNo,
          time: departureTime(flight, day),
        })),
        payUntil: order.payUntil ?? clock.now().getTime(),
        state: stateOf(order),
        returnTo: order.returnTo,
      };
    },
    settle(orderNo, outcome) {
      const found = prepared(orderNo);
      if (found?.order.state !== 'waiting') return;
      const { cardNo, order } = found;
      if (outcome === 'pay') complete(room, cardNo, order, 'cash');
      if (outcome === 'fail') orders.change(cardNo, orderNo, { paymentFailed: true });
      if (outcome === 'cancel') orders.change(cardNo, orderNo, { state: 'cancelled' });
    },
  };
}
