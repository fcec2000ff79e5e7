import { useSeatOrders } from '../../../client/check-in/seats.ts';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { OrderOf } from '../OrderOf.tsx';
import { OnceCertain } from '../payment/OnceCertain.tsx';
import { OneOrder } from './OneOrder.tsx';
import { useSeatOrderWords } from './use-seat-order-words.ts';

/** One order, by its number. */
export function SeatOrderDetail({ orderNo }: { orderNo: string | undefined }) {
  const t = useMessages('seat-orders');
  const read = useSeatOrders();
  const words = useSeatOrderWords();
  const clock = useAirlineClock();
  return (
    <OrderOf title={t('detail.title')} orderNo={orderNo} read={read} words={words} list="seatOrders">
      {(order) => (
        <OnceCertain
          key={order.orderNo}
          orderNo={order.orderNo}
          due={order.state === 'waiting'}
          title={t('detail.title')}
          onCertain={() => void read.refetch()}
        >
          <OneOrder order={order} clock={clock} readAt={read.dataUpdatedAt} />
        </OnceCertain>
      )}
    </OrderOf>
  );
}
