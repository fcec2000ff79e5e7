import { useState } from 'react';
import { refusedAs, outcomeToldHere, useReloadJourneys } from '../../../client/check-in/check-in.ts';
import { RequestFailure } from '../../../client/failure.ts';
import { outcomeUnknown } from '../../../client/outcome.ts';
import { useLookUpPayment } from '../../../client/orders/payments.ts';
import { useReloadPoints } from '../../../client/points/points.ts';
import {
  useCancelSeatOrder,
  useLookUpSeatOrders,
  usePaySeatOrder,
  useReloadSeatOrders,
} from '../../../client/check-in/seats.ts';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useHost } from '../../../host/context.tsx';
import { HostRefusal } from '../../../host/host.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { isPayable } from '../../../rules/payments/payment.ts';
import type { PayBy } from '../../../rules/seats/order.ts';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';

/** Act on an order: payment in one of two ways, or cancellation. */
export type OrderAct = PayBy | 'cancel';

/**
 * How far an act has come.
 * - `left` the cashier has been opened; `noCashier` the host could not open it
 * - `unknown` sent, and no answer came; `checking` the orders are asked for its outcome; `undone` nothing did
 * - `refused` the airline said no, in a way that the screen tells
 */
export type OrderDoing =
  | { readonly state: 'idle' }
  | {
      readonly state: 'sending' | 'left' | 'noCashier' | 'unknown' | 'checking' | 'undone';
      readonly act: OrderAct;
    }
  | { readonly state: 'refused'; readonly act: OrderAct; readonly failure: RequestFailure };

/** Whether the outcome has to be looked up first. */
export const isOutcomeUnknown = ({ state }: OrderDoing): boolean =>
  state === 'left' || state === 'unknown' || state === 'checking';

const failureOf = (reason: unknown): RequestFailure => {
  if (reason instanceof RequestFailure) return reason;
  throw reason;
};

/**
 * Pays or cancels one order, one act at a time, and after an unknown outcome none before the orders have been asked.
 * @param onCancelled it is cancelled; the order of before, whose state says whether it had been paid
 */
export function useOrderActs(order: SeatOrder | undefined, onCancelled: (before: SeatOrder) => void) {
  const host = useHost();
  const navigation = useNavigation();
  const pay = usePaySeatOrder(outcomeToldHere);
  const cancel = useCancelSeatOrder(outcomeToldHere);
  const lookUp = useLookUpSeatOrders();
  const lookUpPayment = useLookUpPayment();
  const reloadOrders = useReloadSeatOrders();
  const reloadJourneys = useReloadJourneys();
  const reloadPoints = useReloadPoints();
  const [doing, setDoing] = useState<OrderDoing>({ state: 'idle' });
  const { once, isHere } = useOneAtATime();

  /** Seats, points and money elsewhere are not what they were. */
  const changed = () => Promise.all([reloadOrders(), reloadJourneys(), reloadPoints()]);
  const paid = ({ orderNo }: SeatOrder) => {
    void changed();
    if (isHere()) navigation.replace('seatChosen', { query: { order: orderNo } });
  };
  const cancelled = async (of: SeatOrder) => {
    await changed();
    onCancelled(of);
  };
  const openCashier = async ({ orderNo }: Pick<SeatOrder, 'orderNo'>): Promise<OrderDoing> => {
    try {
      await host.pay({ id: orderNo });
      return { state: 'left', act: 'cash' };
    } catch (reason) {
      if (reason instanceof HostRefusal) return { state: 'noCashier', act: 'cash' };
      throw reason;
    }
  };
  const send = async (of: SeatOrder, act: OrderAct): Promise<OrderDoing> => {
    const { orderNo } = of;
    if (act === 'cancel') {
      await cancel.mutateAsync({ orderNo });
      await cancelled(of);
      return { state: 'idle' };
    }
    const returnTo = navigation.href('seatChosen', { query: { order: orderNo } });
    await pay.mutateAsync({ orderNo, by: act, returnTo });
    if (act === 'cash') return openCashier(of);
    paid(of);
    return { state: 'sending', act };
  };
  const failed = async (act: OrderAct, failure: RequestFailure): Promise<OrderDoing> => {
    if (outcomeUnknown(failure.failure)) return { state: 'unknown', act };
    if (refusedAs(failure) === undefined) return { state: 'idle' };
    // The obstacle may have changed on the other side only.
    await Promise.all([reloadOrders(), reloadPoints()]);
    return { state: 'refused', act, failure };
  };
  /** Outcome of paying in cash: the cashier knows, and where it is not certain the result asks until it is. */
  const findCash = async ({ orderNo }: SeatOrder, left: boolean): Promise<OrderDoing> => {
    const { state } = await lookUpPayment({ orderNo });
    // Once it was open, only the cashier's or the traveller's word makes it certain that nothing was paid.
    if (isPayable(state) && !(left && state === 'open')) return { state: 'undone', act: 'cash' };
    if (state === 'begun' && !left) return openCashier({ orderNo });
    void changed();
    if (isHere()) navigation.replace('seatChosen', { query: { order: orderNo } });
    return { state: 'checking', act: 'cash' };
  };
  const find = async (of: SeatOrder, act: OrderAct, left: boolean): Promise<OrderDoing> => {
    if (act === 'cash') return findCash(of, left);
    const { orders } = await lookUp();
    const state = orders.find(({ orderNo }) => orderNo === of.orderNo)?.state;
    if (act === 'cancel' && state === 'cancelled') await cancelled(of);
    else if (act !== 'cancel' && state === 'completed') {
      paid(of);
      return { state: 'checking', act };
    } else if (state === of.state) return { state: 'undone', act };
    return { state: 'idle' };
  };

  return {
    doing,
    /** Does it, once however often it is tapped. */
    act: (act: OrderAct) =>
      once(async () => {
        if (!order || isOutcomeUnknown(doing)) return;
        setDoing({ state: 'sending', act });
        try {
          setDoing(await send(order, act));
        } catch (reason) {
          setDoing(await failed(act, failureOf(reason)));
        }
      }),
    /** Looks up its outcome. */
    check: () =>
      once(async () => {
        if (!order || !isOutcomeUnknown(doing) || !('act' in doing)) return;
        const { act } = doing;
        setDoing({ state: 'checking', act });
        try {
          setDoing(await find(order, act, doing.state === 'left'));
        } catch (reason) {
          failureOf(reason);
          setDoing({ state: 'unknown', act });
        }
      }),
    /** Dismisses what was told: it has been dealt with. */
    settle: () => setDoing({ state: 'idle' }),
  };
}

/** Return value of `useOrderActs`. */
export type OrderActs = ReturnType<typeof useOrderActs>;
