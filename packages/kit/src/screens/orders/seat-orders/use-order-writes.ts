import { outcomeToldHere, refusedAs, useReloadJourneys } from '../../../client/check-in/check-in.ts';
import {
  useCancelSeatOrder,
  useLookUpSeatOrders,
  usePaySeatOrder,
  useReloadSeatOrders,
} from '../../../client/check-in/seats.ts';
import type { RequestFailure } from '../../../client/failure.ts';
import { useLookUpPayment } from '../../../client/orders/payments.ts';
import { outcomeUnknown } from '../../../client/outcome.ts';
import { useReloadPoints } from '../../../client/points/points.ts';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useHost } from '../../../host/context.tsx';
import { HostRefusal } from '../../../host/host.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { actOutcome, cashOutcome, type OrderAct, type OrderDoing } from './order-doing.ts';

export interface OrderWritesOptions {
  /** The screen has not been left meanwhile. */
  readonly isHere: () => boolean;
  /** It is cancelled; the order of before, whose state says whether it had been paid. */
  readonly onCancelled: (before: SeatOrder) => void;
}

/** Sends an act on an order, and finds its outcome; each says how far the act has come. */
export function useOrderWrites({ isHere, onCancelled }: OrderWritesOptions) {
  const host = useHost();
  const navigation = useNavigation();
  const pay = usePaySeatOrder(outcomeToldHere);
  const cancel = useCancelSeatOrder(outcomeToldHere);
  const lookUp = useLookUpSeatOrders();
  const lookUpPayment = useLookUpPayment();
  const reloadOrders = useReloadSeatOrders();
  const reloadJourneys = useReloadJourneys();
  const reloadPoints = useReloadPoints();

  /** Seats, points and money elsewhere are not what they were. */
  const changed = () => Promise.all([reloadOrders(), reloadJourneys(), reloadPoints()]);
  const toResult = ({ orderNo }: SeatOrder) => {
    void changed();
    if (isHere()) navigation.replace('seatChosen', { query: { order: orderNo } });
  };
  const cancelled = async (of: SeatOrder) => {
    await changed();
    onCancelled(of);
  };
  const openCashier = async ({ orderNo }: SeatOrder): Promise<OrderDoing> => {
    try {
      await host.pay({ id: orderNo });
      return { state: 'left', act: 'cash' };
    } catch (reason) {
      if (reason instanceof HostRefusal) return { state: 'noCashier', act: 'cash' };
      throw reason;
    }
  };
  /** The cashier knows, and where it is not certain the result asks until it is. */
  const findCash = async (of: SeatOrder, left: boolean): Promise<OrderDoing> => {
    const { state } = await lookUpPayment({ orderNo: of.orderNo });
    const outcome = cashOutcome(state, left);
    if (outcome === 'undone') return { state: 'undone', act: 'cash' };
    if (outcome === 'cashier') return openCashier(of);
    toResult(of);
    return { state: 'checking', act: 'cash' };
  };

  return {
    send: async (of: SeatOrder, act: OrderAct): Promise<OrderDoing> => {
      const { orderNo } = of;
      if (act === 'cancel') {
        await cancel.mutateAsync({ orderNo });
        await cancelled(of);
        return { state: 'idle' };
      }
      const returnTo = navigation.href('seatChosen', { query: { order: orderNo } });
      await pay.mutateAsync({ orderNo, by: act, returnTo });
      if (act === 'cash') return openCashier(of);
      toResult(of);
      return { state: 'sending', act };
    },
    /** The act has failed. */
    failed: async (act: OrderAct, failure: RequestFailure): Promise<OrderDoing> => {
      if (outcomeUnknown(failure.failure)) return { state: 'unknown', act };
      if (refusedAs(failure) === undefined) return { state: 'idle' };
      // The obstacle may have changed on the other side only.
      await Promise.all([reloadOrders(), reloadPoints()]);
      return { state: 'refused', act, failure };
    },
    /** @param left the cashier was open */
    find: async (of: SeatOrder, act: OrderAct, left: boolean): Promise<OrderDoing> => {
      if (act === 'cash') return findCash(of, left);
      const { orders } = await lookUp();
      const now = orders.find(({ orderNo }) => orderNo === of.orderNo)?.state;
      const outcome = actOutcome(act, of.state, now);
      if (outcome === 'undone') return { state: 'undone', act };
      if (outcome === 'other') return { state: 'idle' };
      if (act === 'cancel') {
        await cancelled(of);
        return { state: 'idle' };
      }
      toResult(of);
      return { state: 'checking', act };
    },
  };
}
