import { useTierOrders } from '../../client/tier-orders.ts';
import { useAirlineClock } from '../../host/use-airline-clock.ts';
import { useClockTick } from '../shell/use-clock-tick.ts';

/** How often the time that is left is counted anew, ms. */
const tick = 5000;

/** One of the member's orders, and the airline's clock. */
export function useTierOrder(orderNo: string | undefined) {
  const read = useTierOrders();
  const now = useClockTick(useAirlineClock(), tick);
  const order = read.data?.orders.find((one) => one.orderNo === orderNo);
  return { read, now, order };
}
