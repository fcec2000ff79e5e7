import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import * as styles from './mine.css.ts';
import { PendingSum } from './PendingSum.tsx';
import { usePendingOrder } from './use-pending-order.ts';

/** The order whose time to pay runs out first: how long is left, what it is, and what it costs. */
export function PendingRow() {
  const t = useMessages('orders-hub');
  const order = usePendingOrder();
  if (!order) return null;
  return (
    <ListRow
      label={
        <span className={styles.pending}>
          <Badge tone="attention" icon="clock">
            {t('due.within', { minutes: order.minutes })}
          </Badge>
          <span className={styles.pendingName}>{order.label}</span>
        </span>
      }
      value={
        <b className={styles.due}>
          <PendingSum order={order} />
        </b>
      }
      href={order.href}
    />
  );
}
