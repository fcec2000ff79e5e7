import type { TierOrder } from '../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { orderStatus } from '../../rules/orders/status.ts';
import { OrderHead } from '../order/OrderHead.tsx';

export interface TierOrderHeadProps extends RootProps<HTMLDivElement> {
  /** The order, as the back end gives it. */
  order: TierOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Head of an order of a tier under the bar. */
export function TierOrderHead({ order, now, ...root }: TierOrderHeadProps) {
  const t = useMessages('tier-orders');
  const status = orderStatus(order, now);
  return (
    <OrderHead {...root} order={order} now={now}>
      {status !== 'waiting' && t(`head.${status}`)}
    </OrderHead>
  );
}
