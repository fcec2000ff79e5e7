import { useMessages } from '../../messages/provider.tsx';
import { Badge, type BadgeTone } from '../../primitives/badge/Badge.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { FlightChangeKind } from '../../rules/orders/flight-change.ts';
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

/** Looks of a change by the airline, in the words of trips. */
const changes = {
  changed: { tone: 'attention', icon: 'change' },
  flightCancelled: { tone: 'error', icon: 'close' },
} as const satisfies Readonly<Record<string, { tone: BadgeTone; icon: IconName }>>;

/** Icon of each status. */
export const orderIcon = (status: OrderStatus): IconName => looks[status].icon;

export interface OrderStatusBadgeProps extends RootProps<HTMLSpanElement> {
  /** By the airline's clock. */
  status: OrderStatus;
  /** The airline has changed a flight of it, and nobody has decided yet: that goes before the status of what is paid. */
  change?: FlightChangeKind | undefined;
}

/** Status of an order in a word. */
export function OrderStatusBadge({ status, change, ...root }: OrderStatusBadgeProps) {
  const t = useMessages('orders');
  if (change !== undefined && status !== 'waiting') {
    const as = change === 'cancelled' ? 'flightCancelled' : 'changed';
    return (
      <Badge {...root} {...changes[as]}>
        {t(`status.${as}`)}
      </Badge>
    );
  }
  return (
    <Badge {...root} {...looks[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
}
