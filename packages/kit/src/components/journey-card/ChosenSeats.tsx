import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import type { JourneySegment, JourneyLinks } from './types.ts';
import * as styles from './SegmentAction.css.ts';

interface ChosenSeatsProps {
  segment: JourneySegment;
  orderHref: JourneyLinks['order'];
}

/** Seats that are chosen before check-in; those that were paid for, with the way to their orders. */
export function ChosenSeats({ segment, orderHref }: ChosenSeatsProps) {
  const t = useMessages('check-in');
  const chosen = segment.passengers.filter(({ state, seat }) => state !== 'checkedIn' && seat !== undefined);
  const seatsOf = (people: typeof chosen) => people.map(({ seat }) => seat).join(t('separator'));
  const free = chosen.filter(({ seatOrder }) => seatOrder === undefined);
  const orders = [...new Set(chosen.flatMap(({ seatOrder }) => seatOrder ?? []))];
  return (
    <>
      {free.length > 0 && <p className={styles.chosen}>{t('seats.chosen', { seats: seatsOf(free) })}</p>}
      {orders.map((order) => {
        const paid = chosen.filter(({ seatOrder }) => seatOrder === order);
        return (
          <p key={order} className={styles.paid}>
            <span className={styles.chosen}>
              {t('seats.paid', { count: paid.length, seats: seatsOf(paid) })}
            </span>
            <Link
              look="plain"
              className={styles.order}
              href={orderHref(order)}
              aria-label={`${t('seats.order')} ${segment.flightNo}`}
            >
              {t('seats.order')}
              <Icon name="chevron" size={16} />
            </Link>
          </p>
        );
      })}
    </>
  );
}
