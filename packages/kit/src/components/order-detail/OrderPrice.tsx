import type { OrderDetail } from '../../contracts/orders/order-detail.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { OrderStatus } from '../../rules/orders/status.ts';
import { Amount } from '../amount/Amount.tsx';
import * as styles from './OrderDetail.css.ts';

export interface OrderPriceProps extends RootProps<HTMLDivElement> {
  /** Parts of the price, the sums, and when it was paid. */
  order: Pick<OrderDetail, 'lines' | 'cash' | 'points' | 'paidAt'>;
  /** By the airline's clock. */
  status: OrderStatus;
}

/** Parts of the price and the sum: to be paid, paid, or what it would have been. */
export function OrderPrice({ order, status, className, ...root }: OrderPriceProps) {
  const t = useMessages('order-detail');
  const list = useMessages('order-list');
  const { lines, cash, points, paidAt } = order;
  const sum = status === 'waiting' ? 'price.due' : paidAt === undefined ? 'price.total' : 'price.paid';
  return (
    <Card {...root} flush className={classNames(styles.lines, className)}>
      {lines.map(({ label, cash: part }) => (
        <p key={label} className={styles.priceLine}>
          <span>{label}</span>
          <Amount value={part} />
        </p>
      ))}
      {points !== undefined && (
        <p className={styles.priceLine}>
          <span>{t('points')}</span>
          <Amount value={points} unit={list('points', { count: points })} />
        </p>
      )}
      {cash.map((each) => (
        <p key={each.currency} className={classNames(styles.priceLine, styles.total)}>
          <span>{t(sum)}</span>
          <Amount value={each} className={styles.sum} />
        </p>
      ))}
    </Card>
  );
}
