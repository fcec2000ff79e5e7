import { Fragment, memo, type ReactNode } from 'react';
import type { ListedOrder } from '../../contracts/orders/orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useToldDays } from '../../messages/use-told-days.ts';
import { classNames } from '../../primitives/class-names.ts';
import { dotted, dottedFact } from '../../primitives/dot.css.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Day } from '../../rules/days.ts';
import { orderKinds } from '../../rules/orders/kinds.ts';
import type { OrderStatus } from '../../rules/orders/status.ts';
import { localTime } from '../../rules/time/time.ts';
import { Amount } from '../amount/Amount.tsx';
import { OrderStatusBadge } from '../order/OrderStatusBadge.tsx';
import * as styles from './OrderList.css.ts';

export interface OrderRowProps extends RootProps<HTMLLIElement> {
  /** Facts of the order, of whatever kind. */
  order: ListedOrder;
  /** By the airline's clock. */
  status: OrderStatus;
  /** Where the row leads: the order's page here, or the page that names the partner before one leaves. */
  href: string;
  /** It leads to the partner's page. */
  outside?: boolean;
  /** The airline's calendar day: days of another year have their year. */
  today?: Day | undefined;
  /** Acts that are due, below the rest. */
  children?: ReactNode;
}

/** An order of any kind in a list: kind and time, status, subject and amount, one line of detail, and a foot where something has to be done. */
export const OrderRow = memo(function OrderRow({
  order,
  status,
  href,
  outside = false,
  today,
  children,
  className,
  ...root
}: OrderRowProps) {
  return (
    <li {...root} className={classNames(styles.row, className)} data-state={status}>
      <OrderLines {...{ order, status, href, outside, today }}>{children}</OrderLines>
    </li>
  );
});

/** The same as an entry of a list that draws only what is near the screen. */
export const OrderEntry = memo(function OrderEntry({ status, ...rest }: OrderLinesProps) {
  return (
    <div className={styles.row} data-state={status}>
      <OrderLines status={status} {...rest} />
    </div>
  );
});

type OrderLinesProps = Pick<OrderRowProps, 'order' | 'status' | 'href' | 'outside' | 'today' | 'children'>;

function OrderLines({ order, status, href, outside = false, today, children }: OrderLinesProps) {
  const kinds = useMessages('order-kinds');
  const { moment } = useToldDays(today);
  const over = status === 'cancelled' || status === 'expired';
  return (
    <>
      <Link look="plain" href={href} className={styles.link}>
        <span className={styles.head}>
          <Icon name={orderKinds[order.kind].icon} size={20} />
          <span className={styles.kind}>{kinds(`kind.${order.kind}`)}</span>
          <span className={styles.at}>{moment(order.orderedAt)}</span>
          <OrderStatusBadge status={status} change={order.change} />
        </span>
        <span className={styles.subject}>
          <span className={classNames(styles.title, over && styles.over)}>{order.title}</span>
          <Sum order={order} over={over} />
        </span>
        <Detail {...{ order, status, outside, today }} />
      </Link>
      {children && <div className={styles.foot}>{children}</div>}
    </>
  );
}

function Sum({ order: { cash, points, state }, over }: { order: ListedOrder; over: boolean }) {
  const t = useMessages('order-list');
  const due = state === 'waiting' && !over;
  return (
    <span className={classNames(styles.amount, due && styles.due, over && styles.over)}>
      {cash.map((each) => (
        <Amount key={each.currency} value={each} />
      ))}
      {points !== undefined && <Amount value={points} unit={t('points', { count: points })} />}
    </span>
  );
}

interface DetailProps extends Pick<OrderRowProps, 'order' | 'status' | 'today'> {
  outside: boolean;
}

/** When, which flights, who; or that nothing was charged, or that a partner shows it. */
function Detail({ order, status, outside, today }: DetailProps) {
  const t = useMessages('order-list');
  const told = useToldDays(today);
  const { kind, title, startsAt, passengers, note } = order;
  const flies = order.flightNos.length > 0;
  const flightNos = order.flightNos.filter((flightNo) => !title.includes(flightNo));
  if (status === 'expired') return <span className={styles.detail}>{t('unpaid')}</span>;
  const start = startsAt === undefined ? undefined : localTime(startsAt);
  const [name] = passengers;
  const dayOf = ({ day, time }: { day: string; time: string }) =>
    flies ? `${told.day(day, 'weekday')} ${time}` : t('uses', { kind, date: told.day(day, 'weekday') });
  const parts = [
    ...(start ? [dayOf(start)] : []),
    ...(flightNos.length > 0 ? [flightNos.join(' ')] : []),
    ...(note === undefined ? [] : [note]),
    ...(passengers.length > 1 ? [t('people', { count: passengers.length })] : []),
    // A name is not parted over two lines.
    ...(passengers.length === 1 && name !== undefined && flies ? [name.replaceAll(' ', '\u00a0')] : []),
  ];
  return (
    <span className={styles.detail}>
      {parts.length > 0 && (
        <span className={dotted}>
          {parts.map((part, at) => (
            <Fragment key={part}>
              {/* Drawn dots are not read out, nor found by who looks for words. */}
              {at > 0 && ' '}
              <span className={dottedFact}>{part}</span>
            </Fragment>
          ))}
        </span>
      )}
      {outside && (
        <span className={styles.outside}>
          {t('partner')}
          <Icon name="external" size={16} />
        </span>
      )}
    </span>
  );
}
