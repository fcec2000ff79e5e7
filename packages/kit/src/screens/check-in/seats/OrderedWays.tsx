import type { SeatOrder } from '../../../contracts/seats.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import type { SeatOrderStanding } from '../../../rules/seats/order.ts';
import * as styles from './seats.css.ts';

export interface OrderedWaysProps {
  order: SeatOrder;
  standing: SeatOrderStanding;
  /** The order is being read anew. */
  busy: boolean;
  onRefresh: () => void;
}

/** The way on from each state: to check-in, to the payment, or back to the seats. */
export function OrderedWays({ order, standing, busy, onRefresh }: OrderedWaysProps) {
  const t = useMessages('seat-choice');
  const { href } = useNavigation();
  const { orderNo, flights, seats } = order;
  const detail = href('seatOrderDetail', { query: { order: orderNo } });
  if (standing === 'waiting')
    return (
      <div className={styles.ways}>
        <Button variant="outline" busy={busy} onClick={onRefresh} className={styles.way}>
          {t('order.refresh')}
        </Button>
        <Button tone="pay" href={detail} className={styles.way}>
          {t('choose.pay')}
        </Button>
      </div>
    );
  const segment = flights[0]?.segmentId;
  const passengers = [...new Set(seats.map(({ passengerId }) => passengerId))].join(',');
  return (
    <div className={styles.ways}>
      <Button variant="outline" href={detail} className={styles.way}>
        {t('order.detail')}
      </Button>
      {standing === 'completed' || segment === undefined ? (
        <Button href={href('checkIn')} className={styles.way}>
          {t('journeys')}
        </Button>
      ) : (
        <Button href={href('chooseSeat', { query: { segment, passengers } })} className={styles.way}>
          {t('order.again')}
        </Button>
      )}
    </div>
  );
}
