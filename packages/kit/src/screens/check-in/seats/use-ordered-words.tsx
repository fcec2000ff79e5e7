import { useJourneys } from '../../../client/check-in/check-in.ts';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import type { ResultProps } from '../../../components/result/Result.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { seatRefundDays } from '../../../rules/check-in/check-in.ts';
import { checkedInFlights, refundWay } from '../../../rules/seats/order.ts';
import type { PurchaseStatus } from '../../../rules/orders/status.ts';
import { useNow } from '../../shell/use-now.ts';

type Words = Pick<ResultProps, 'tone' | 'icon' | 'title' | 'text'>;

const seals: Readonly<Record<PurchaseStatus | 'failed', Pick<Words, 'tone' | 'icon'>>> = {
  completed: { tone: 'done' },
  waiting: { tone: 'due' },
  expired: { tone: 'over', icon: 'clock' },
  cancelled: { tone: 'over' },
  failed: { tone: 'refused' },
};

/** State of the seats as a result, and what that means. */
export function useOrderedWords(): (order: SeatOrder, status: PurchaseStatus) => Words {
  const t = useMessages('seat-choice');
  const words = useMessages('check-in');
  const orders = useMessages('seat-orders');
  const { until } = useToldDays(useNow());
  const { data } = useJourneys({ announce: 'silent' });
  return (order, status) => {
    const { refunding, payUntil, paymentFailed, flights } = order;
    const isCheckedIn = checkedInFlights(order, data?.journeys).length === flights.length;
    const titles: Record<PurchaseStatus, string> = {
      completed: t('order.completed'),
      waiting: paymentFailed ? t('order.payFailed') : t('order.waiting'),
      expired: words('orderExpired'),
      cancelled: refunding ? t('order.refunding') : t('order.cancelled'),
    };
    const texts = {
      completed: !isCheckedIn && t('order.completedText'),
      waiting:
        payUntil &&
        t.rich(paymentFailed ? 'order.payFailedText' : 'order.waitingText', {
          time: until(payUntil),
          b: (chunks) => <strong>{chunks}</strong>,
        }),
      expired: words('orderExpired.do'),
      cancelled: refunding
        ? orders('refunding', { way: refundWay(order), ...seatRefundDays })
        : t('order.cancelledText'),
    };
    return {
      ...seals[status === 'waiting' && paymentFailed ? 'failed' : status],
      title: titles[status],
      text: texts[status],
    };
  };
}
