import type { ReactNode } from 'react';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Link } from '../../primitives/link/Link.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { orderStatus, type OrderStatus } from '../../rules/orders/status.ts';
import { OrderHold, type OrderHoldProps } from './OrderHold.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import * as styles from './OrderCard.css.ts';

export interface OrderCardProps extends Pick<OrderHoldProps, 'now' | 'keeps'>, RootProps<HTMLAnchorElement> {
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
export function OrderCard({ order, now, keeps, href, amount, children, className, ...root }: OrderCardProps) {
  const { date } = useFormats();
  const { orderedAt, payUntil } = order;
  const status = orderStatus(order, now);
  return (
    <Link
      {...root}
      data-state={status}
      href={href}
      look="plain"
      className={classNames(styles.card, className)}
    >
      <span className={styles.head}>
        <OrderStatusBadge data-part="status" status={status} />
        <span data-part="amount" className={styles.amount}>
          {amount}
        </span>
      </span>
      {children}
      {status === 'waiting' && payUntil !== undefined ? (
        <OrderHold data-part="hold" payUntil={payUntil} now={now} keeps={keeps} />
      ) : (
        <span data-part="time" className={styles.time}>
          {date(orderedAt, 'date')} {date(orderedAt, 'time')}
        </span>
      )}
    </Link>
  );
}
