import type { TierOrder } from '../../contracts/tier-orders.ts';
import { useFormats } from '../../messages/use-formats.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { tierOrderStanding } from '../../rules/tiers/sale.ts';
import { PayBy } from './PayBy.tsx';
import { TierAmount } from './TierAmount.tsx';
import { TierOrderState } from './TierOrderState.tsx';
import { useTierOrderName } from './use-tier-order-name.ts';
import * as styles from './TierOrderCard.css.ts';

export interface TierOrderCardProps {
  /** The order, as the back end gives it. */
  order: TierOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** Where the whole card leads. */
  href: string;
}

/** An order of the list: its state, what it costs, what it is for, and when it was made. */
export function TierOrderCard({ order, now, href }: TierOrderCardProps) {
  const { date } = useFormats();
  const nameOf = useTierOrderName();
  const state = tierOrderStanding(order, now);
  return (
    <Link href={href} look="plain" className={styles.card}>
      <span className={styles.head}>
        <TierOrderState state={state} />
        <span className={styles.amount}>
          <TierAmount price={order} />
        </span>
      </span>
      <span className={styles.name}>{nameOf(order)}</span>
      <span className={styles.time}>
        {date(order.orderedAt, 'date')} {date(order.orderedAt, 'time')}
      </span>
      {state === 'waiting' && order.payUntil !== undefined && <PayBy payUntil={order.payUntil} now={now} />}
    </Link>
  );
}
