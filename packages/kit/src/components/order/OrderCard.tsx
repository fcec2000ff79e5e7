import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { CardHead } from '../../primitives/card/CardHead.tsx';
import { CardLink } from '../../primitives/card/CardLink.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { orderStatus, type OrderStatus } from '../../rules/orders/status.ts';
import { OrderHold, type OrderHoldProps } from './OrderHold.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import * as styles from './OrderCard.css.ts';

/** Parts of a card that a host may replace; `null` leaves their place empty. */
export interface OrderCardParts {
  /** Badge at the start, in place of that of the status. */
  badge?: ReactNode;
  /** Price of the order. */
  amount?: ReactNode;
  /** Last line, in place of until when it can be paid and the way there, or when it was made. */
  footer?: ReactNode;
}

export interface OrderCardProps
  extends Pick<OrderHoldProps, 'now' | 'keeps'>, OrderCardParts, RootProps<HTMLAnchorElement> {
  /** Facts that every order has; times as ISO 8601. */
  order: { readonly state: OrderStatus; readonly orderedAt: string; readonly payUntil?: string | undefined };
  /** Where the whole card leads. */
  href: string;
  /** Subject of the order: flights, points, a tier. */
  children: ReactNode;
}

/** An order of a list: its status and price, its subject, and until when it can be paid, or when it was made. */
export function OrderCard({
  order,
  now,
  keeps,
  href,
  badge,
  amount,
  footer,
  children,
  className,
  ...root
}: OrderCardProps) {
  const status = orderStatus(order, now);
  return (
    <CardLink {...root} data-state={status} href={href} className={classNames(styles.card, className)}>
      <CardHead>
        {badge === undefined ? <OrderStatusBadge data-part="status" status={status} /> : badge}
        <span data-part="amount" className={styles.amount}>
          {amount}
        </span>
      </CardHead>
      {children}
      {footer === undefined ? <Time {...{ order, status, now, keeps }} /> : footer}
    </CardLink>
  );
}

interface TimeProps extends Pick<OrderCardProps, 'order' | 'now' | 'keeps'> {
  status: OrderStatus;
}

/** Until when it can be paid and that the card leads there, or when it was made. */
function Time({ order: { orderedAt, payUntil }, status, now, keeps }: TimeProps) {
  const t = useMessages('orders');
  const { date } = useFormats();
  if (status === 'waiting' && payUntil !== undefined)
    return (
      <span className={styles.due}>
        <OrderHold data-part="hold" payUntil={payUntil} now={now} keeps={keeps} />
        <span className={styles.pay}>
          {t('pay')}
          <Icon name="chevron" size={16} />
        </span>
      </span>
    );
  return (
    <span data-part="time" className={styles.time}>
      {t('ordered', { date: date(orderedAt, 'date'), time: date(orderedAt, 'time') })}
    </span>
  );
}
