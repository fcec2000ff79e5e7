import type { TierOrder } from '../../contracts/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { tierOrderStanding } from '../../rules/tiers/sale.ts';
import { PayBy } from './PayBy.tsx';
import { tierOrderIcon } from './TierOrderState.tsx';
import * as styles from './TierOrderHead.css.ts';

export interface TierOrderHeadProps {
  /** The order, as the back end gives it. */
  order: TierOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Under the bar: how an order stands as the largest thing, and what that means. */
export function TierOrderHead({ order, now }: TierOrderHeadProps) {
  const t = useMessages('tier-orders');
  const state = tierOrderStanding(order, now);
  return (
    <div className={styles.head} role="status">
      <h2 className={styles.state}>
        <Icon name={tierOrderIcon(state)} className={styles.drawn[state]} />
        {t(`state.${state}`)}
      </h2>
      <div className={styles.more}>
        {state === 'waiting'
          ? order.payUntil !== undefined && <PayBy payUntil={order.payUntil} now={now} />
          : t(`head.${state}`)}
      </div>
    </div>
  );
}
