import { useHost } from '../../../host/context.tsx';
import type { ListedOrder } from '../../../contracts/orders/orders.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { pageOf } from '../../../rules/orders/kinds.ts';

/** Where an order leads, and whether that is the page of a partner. */
export interface OrderWay {
  readonly href: string;
  readonly outside: boolean;
}

/** Finds the page of an order: its own here, or the partner's by the order's number where the host opens it. */
export function useOrderHref(): (order: Pick<ListedOrder, 'orderNo' | 'kind' | 'partner'>) => OrderWay {
  const { href } = useNavigation();
  const { host } = useHost().environment();
  return ({ orderNo, kind, partner }) => {
    const url = partner?.url;
    const page = pageOf(kind, host, url !== undefined);
    const inside = (place: string): OrderWay => ({ href: place, outside: false });
    switch (page) {
      case 'partner':
        return { href: href('outLink', { query: { url: url ?? '' } }), outside: true };
      case 'seatOrderDetail':
        return inside(href(page, { query: { order: orderNo } }));
      case 'pointsOrderDetail':
        return inside(href(page, { query: { orderNum: orderNo } }));
      case 'tierOrderDetail':
        return inside(href(page, { query: { tradingOrderNo: orderNo } }));
      case 'orderDetail':
      case 'prepaidOrderDetail':
      case 'travelOrderDetail':
        return inside(href(page, { params: { id: orderNo } }));
    }
  };
}
