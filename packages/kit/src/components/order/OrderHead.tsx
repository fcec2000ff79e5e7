import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { orderStatus, type OrderStatus } from '../../rules/orders/status.ts';
import { OrderHold, type OrderHoldProps } from './OrderHold.tsx';
import { orderIcon } from './OrderStatusBadge.tsx';
import * as styles from './OrderHead.css.ts';

export interface OrderHeadProps extends Pick<OrderHoldProps, 'now' | 'keeps'>, RootProps<HTMLDivElement> {
  /** Status and end of the hold; times as ISO 8601. */
  order: { readonly state: OrderStatus; readonly payUntil?: string | undefined };
  /** Words of the status in place of the usual ones. */
  title?: string | undefined;
  /** Subject of an order that waits: it leads, and its status is read out only. */
  subject?: ReactNode;
  /** Meaning of a status that is final. */
  children?: ReactNode;
}

/** Head of an order under the bar: its status as the largest thing, and what that means or until when it can be paid. */
export function OrderHead({
  order,
  now,
  keeps,
  title,
  subject,
  children,
  className,
  ...root
}: OrderHeadProps) {
  const t = useMessages('orders');
  const status = orderStatus(order, now);
  const waiting = status === 'waiting';
  const leads = waiting && subject !== undefined;
  const hold = waiting && order.payUntil !== undefined && (
    <OrderHold payUntil={order.payUntil} now={now} keeps={keeps} icon={leads} />
  );
  if (leads) {
    return (
      <div {...root} className={classNames(styles.head, className)}>
        <VisuallyHidden>
          <h2>{t('status.waiting')}</h2>
        </VisuallyHidden>
        {subject}
        {hold}
      </div>
    );
  }
  return (
    <div {...root} className={classNames(styles.head, className)} role="status">
      <h2 className={styles.status}>
        <span className={styles.icon}>
          <Icon name={orderIcon(status)} className={styles.drawn[status]} />
        </span>
        {title ?? t(`status.${status}`)}
      </h2>
      <div className={styles.more}>{waiting ? hold : children}</div>
    </div>
  );
}
