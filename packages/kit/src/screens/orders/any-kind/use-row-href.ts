import { useNavigation } from '../../../navigation/provider.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import type { OrderListPage } from '../../../rules/orders/kinds.ts';
import { useOrderHref } from './use-order-href.ts';

/** Finds the page of an order in a list: in a wide window beside the same list, whatever its kind; a partner's page stays what it is. */
export function useRowHref(page: OrderListPage): ReturnType<typeof useOrderHref> {
  const { href } = useNavigation();
  const wayOf = useOrderHref();
  const wide = useWide();
  if (!wide || page !== 'orders') return wayOf;
  return (order) => {
    const way = wayOf(order);
    return way.outside ? way : { ...way, href: href('orderDetail', { params: { id: order.orderNo } }) };
  };
}
