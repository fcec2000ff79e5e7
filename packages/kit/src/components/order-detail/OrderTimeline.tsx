import type { OrderDetail } from '../../contracts/orders/order-detail.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useToldDays } from '../../messages/use-told-days.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Day } from '../../rules/days.ts';
import { orderEvents } from '../../rules/orders/events.ts';
import * as styles from './OrderDetail.css.ts';

export interface OrderTimelineProps extends RootProps<HTMLOListElement> {
  /** Events in any order; times as ISO 8601. */
  events: OrderDetail['timeline'];
  /** The airline's calendar day: days of another year have their year. */
  today?: Day | undefined;
}

/** Events of an order, the latest first; those of one minute by their place in the life of an order. What concerns some of the party has their names. */
export function OrderTimeline({ events, today, ...root }: OrderTimelineProps) {
  const t = useMessages('order-detail');
  const { list } = useFormats();
  const { moment } = useToldDays(today);
  const latest = events.toSorted(
    (one, other) =>
      Date.parse(other.at) - Date.parse(one.at) ||
      orderEvents.indexOf(other.event) - orderEvents.indexOf(one.event),
  );
  return (
    <ol {...root} aria-label={t('timeline')}>
      {latest.map(({ event, at, names = [] }) => (
        <li key={`${event} ${at} ${names.join()}`} className={styles.event} data-part={event}>
          <span>
            {t(`event.${event}`)}
            {names.length > 0 && <span className={styles.eventOf}> {list(names)}</span>}
          </span>
          <time dateTime={at} className={styles.eventAt}>
            {moment(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
