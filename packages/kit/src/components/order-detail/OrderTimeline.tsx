import type { OrderDetail } from '../../contracts/orders/order-detail.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { orderEvents } from '../../rules/orders/events.ts';
import * as styles from './OrderDetail.css.ts';

export interface OrderTimelineProps extends RootProps<HTMLOListElement> {
  /** Events in any order; times as ISO 8601. */
  events: OrderDetail['timeline'];
}

/** Events of an order, the latest first; those of one minute by their place in the life of an order. What concerns some of the party has their names. */
export function OrderTimeline({ events, ...root }: OrderTimelineProps) {
  const t = useMessages('order-detail');
  const { date, list } = useFormats();
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
            {date(at, 'monthDay')} {date(at, 'time')}
          </time>
        </li>
      ))}
    </ol>
  );
}
