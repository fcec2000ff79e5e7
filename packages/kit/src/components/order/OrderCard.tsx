import type { ReactNode } from 'react';
import { useFormats } from '../../messages/use-formats.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { orderStatus, type OrderStatus } from '../../rules/orders/status.ts';
import { OrderHold, type OrderHoldProps } from './OrderHold.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import * as styles from './OrderCard.css.ts';

export interface OrderCardProps extends Pick<OrderHoldProps, 'now' | 'keeps'> {
  /** Facts that every order has; times as ISO 8601. */
  order: { readonly state: OrderStatus; readonly orderedAt: string; readonly payUntil?: string | undefined };
  /** Where the whole card leads. */
  href: string;
  /** Price of the order. */
  amount: ReactNode;
  /** Subject of the order: flights, points, a tier. */
  children: ReactNode;
}

/** An order of a list: its status and price, its subject, and until when it can be paid, or when it was made. */
export function OrderCard({ order, now, keeps, href, amount, children }: OrderCardProps) {
  const { date } = useFormats();
  const { orderedAt, payUntil } = order;
  const status = orderStatus(order, now);
  return (
    <Link href={href} look="plain" className={styles.card}>
      <span className={styles.head}>
        <OrderStatusBadge status={status} />
        <span className={styles.amount}>{amount}</span>
      </span>
      {children}
      {status === 'waiting' && payUntil !== undefined ? (
        <OrderHold payUntil={payUntil} now={now} keeps={keeps} />
      ) : (
        <span className={styles.time}>
          {date(orderedAt, 'date')} {date(orderedAt, 'time')}
        </span>
      )}
    </Link>
  );
}
