import { Badge } from '../../primitives/badge/Badge.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import * as styles from './mine.css.ts';
import { PendingSum } from './PendingSum.tsx';
import { useOrderHref } from '../orders/any-kind/use-order-href.ts';
import { useDueWords } from './use-due-words.ts';
import { usePendingOrders } from './use-pending-orders.ts';

/** The order whose time to pay runs out first: how long is left, what it is, and what it costs. */
export function PendingRow() {
  const [due] = usePendingOrders().due;
  const words = useDueWords();
  const wayOf = useOrderHref();
  if (!due) return null;
  return (
    <ListRow
      label={
        <span className={styles.pending}>
          <Badge tone="attention" icon="clock">
            {words.time(due, 'within')}
          </Badge>
          <span className={styles.pendingName}>{words.subject(due.order)}</span>
        </span>
      }
      value={
        <b className={styles.due}>
          <PendingSum order={due.order} />
        </b>
      }
      href={wayOf(due.order).href}
    />
  );
}
