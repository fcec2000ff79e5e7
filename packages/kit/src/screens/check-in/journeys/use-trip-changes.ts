import { usePendingOrders } from '../../../client/orders/orders.ts';
import type { TripShared } from '../../../components/trip-list/types.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { changeOf } from '../../../rules/check-in/trip-state.ts';

/** Changes of flights by the airline that wait for a decision, from the member's orders; none where these cannot be had. */
export function useTripChanges(): NonNullable<TripShared['changeOf']> {
  const { href } = useNavigation();
  const orders = usePendingOrders({ announce: 'silent' }).data?.orders ?? [];
  return (segments, segment) => {
    const { orderNo, change } = changeOf(orders, segments, segment) ?? {};
    return orderNo === undefined || change === undefined
      ? undefined
      : { kind: change, href: href('orderDetail', { params: { id: orderNo }, query: { view: 'change' } }) };
  };
}
