import type { TierOrder } from '../../contracts/orders/tier-orders.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { OrderCard, type OrderCardParts } from '../order/OrderCard.tsx';
import { TierAmount } from './TierAmount.tsx';
import { useTierOrderName } from './use-tier-order-name.ts';
import * as styles from './TierOrderCard.css.ts';

export interface TierOrderCardProps extends OrderCardParts, RootProps<HTMLAnchorElement> {
  /** The order, as the back end gives it. */
  order: TierOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** Where the whole card leads. */
  href: string;
}

/** An order of a tier of the list, with its name. */
export function TierOrderCard({ order, now, href, amount, ...root }: TierOrderCardProps) {
  const nameOf = useTierOrderName();
  return (
    <OrderCard
      {...root}
      order={order}
      now={now}
      href={href}
      amount={amount === undefined ? <TierAmount price={order} /> : amount}
    >
      <span className={styles.name}>{nameOf(order)}</span>
    </OrderCard>
  );
}
