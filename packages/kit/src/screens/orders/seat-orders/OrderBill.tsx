import { PayWays } from '../../../components/seat-bill/PayWays.tsx';
import { SeatBill } from '../../../components/seat-bill/SeatBill.tsx';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { seatRefundDays } from '../../../rules/check-in/check-in.ts';
import { refundWay, waysOf, type PayBy, type PointsWay } from '../../../rules/seats/order.ts';
import * as styles from './seat-orders.css.ts';

interface OrderBillProps {
  order: SeatOrder;
  /** It can still be paid. */
  waiting: boolean;
  chosen: PayBy;
  onChoose: (way: PayBy) => void;
  points: PointsWay;
  available: number | undefined;
}

/** The columns that say something: both ways while it waits, later the one that was taken. */
function columnsOf(order: SeatOrder): readonly PayBy[] {
  if (order.paidBy === 'nothing') return [];
  if (order.paidBy !== undefined) return [order.paidBy];
  const ways = waysOf(order);
  return order.state === 'waiting' ? ways : ways.slice(0, 1);
}

/** The seats with their prices; while the order waits, the ways to pay and when money returns. */
export function OrderBill({ order, waiting, chosen, onChoose, points, available }: OrderBillProps) {
  const t = useMessages('seat-orders');
  const { href } = useNavigation();
  const headed = !waiting || order.flights.length > 1;
  return (
    <>
      <Card flush className={styles.bill}>
        <SeatBill
          order={order}
          prices={columnsOf(order)}
          settled={order.paidBy !== undefined}
          headed={headed}
        />
      </Card>
      {waiting && waysOf(order).length > 0 && (
        <>
          <PayWays
            {...{ order, value: chosen, onChange: onChoose, points, available }}
            buyHref={href('buyPoints')}
          />
          <p className={styles.terms}>{t('refundTerms', { way: refundWay(order), ...seatRefundDays })}</p>
        </>
      )}
    </>
  );
}
