import { useMessages } from '../../messages/provider.tsx';
import { Badge, type BadgeTone } from '../../primitives/badge/Badge.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { OrderStatus } from '../../rules/orders/status.ts';

const looks: Readonly<Record<OrderStatus, { tone: BadgeTone; icon: IconName }>> = {
  waiting: { tone: 'attention', icon: 'clock' },
  completed: { tone: 'done', icon: 'check' },
  cancelled: { tone: 'neutral', icon: 'close' },
  expired: { tone: 'neutral', icon: 'clock' },
  ticketing: { tone: 'waiting', icon: 'refresh' },
  waitlist: { tone: 'waiting', icon: 'clock' },
  abnormal: { tone: 'error', icon: 'error' },
};

/** Icon of each status. */
export const orderIcon = (status: OrderStatus): IconName => looks[status].icon;

export interface OrderStatusBadgeProps extends RootProps<HTMLSpanElement> {
  /** By the airline's clock. */
  status: OrderStatus;
}

/** Status of an order in a word. */
export function OrderStatusBadge({ status, ...root }: OrderStatusBadgeProps) {
  const t = useMessages('orders');
  return (
    <Badge {...root} {...looks[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
}
