import { usePointsOrders } from '../../client/orders/points-orders.ts';
import { useSeatOrders } from '../../client/check-in/seats.ts';
import { useTierOrders } from '../../client/orders/tier-orders.ts';
import { useAirlineClock } from '../../host/use-airline-clock.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { useClockTick } from '../shell/use-clock-tick.ts';
import type { Money } from '../../rules/money.ts';
import { minutesLeft } from '../../rules/orders/status.ts';

/** The order whose time to pay runs out first. */
export interface PendingOrder {
  readonly href: string;
  /** Name of the purchase. */
  readonly label: string;
  /** Money to be paid, and points: at least one of them. */
  readonly cash: readonly Money[];
  readonly points: number;
  /** Whole minutes that are left. */
  readonly minutes: number;
}

interface Payable {
  readonly state: string;
  readonly payUntil?: string | undefined;
}

/** Beside a screen that goes on, a failure is quiet. */
const quiet = { announce: 'silent' } as const;

/** ms between two looks at the clock. */
const tick = 15_000;

/** The one order to be paid next, of whatever kind; none where nothing waits, or nothing is known. */
export function usePendingOrder(): PendingOrder | undefined {
  const t = useMessages('orders-hub');
  const { href } = useNavigation();
  const seats = useSeatOrders(quiet);
  const points = usePointsOrders(quiet);
  const tiers = useTierOrders(quiet);
  const now = useClockTick(useAirlineClock(), tick);

  const waiting = <Order extends Payable>(
    orders: readonly Order[] | undefined,
    told: (order: Order) => Omit<PendingOrder, 'minutes'>,
  ): readonly PendingOrder[] =>
    orders?.flatMap((order) => {
      const minutes = order.payUntil === undefined ? 0 : minutesLeft(order.payUntil, now);
      return order.state === 'waiting' && minutes > 0 ? [{ ...told(order), minutes }] : [];
    }) ?? [];

  return [
    ...waiting(seats.data?.orders, ({ orderNo, flights, cash, points: inPoints }) => ({
      href: href('seatOrderDetail', { query: { order: orderNo } }),
      label: `${t('kind.seats')} ${flights.map(({ flightNo }) => flightNo).join(' ')}`,
      cash,
      points: cash.length > 0 ? 0 : (inPoints ?? 0),
    })),
    ...waiting(points.data?.orders, ({ orderNo, price }) => ({
      href: href('pointsOrderDetail', { query: { orderNum: orderNo } }),
      label: t('kind.points'),
      cash: [price],
      points: 0,
    })),
    ...waiting(tiers.data?.orders, ({ orderNo, cash, points: inPoints }) => ({
      href: href('tierOrderDetail', { query: { tradingOrderNo: orderNo } }),
      label: t('kind.tiers'),
      cash: cash ? [cash] : [],
      points: inPoints,
    })),
  ].toSorted((one, other) => one.minutes - other.minutes)[0];
}
