import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Icon, type IconName } from '../../../primitives/icon/Icon.tsx';
import { seatRefundDays } from '../../../rules/check-in/check-in.ts';
import { refundWay } from '../../../rules/seats/order.ts';
import * as styles from './seats.css.ts';
import type { OrderStatus } from '../../../rules/orders/status.ts';

interface OrderedStateProps {
  order: SeatOrder;
  standing: OrderStatus;
}

const signs: Readonly<Record<OrderStatus | 'failed', { readonly icon: IconName; readonly look: string }>> = {
  completed: { icon: 'check', look: styles.done },
  waiting: { icon: 'clock', look: styles.waiting },
  expired: { icon: 'clock', look: styles.over },
  cancelled: { icon: 'close', look: styles.over },
  failed: { icon: 'alert', look: styles.failed },
};

/** State of the seats, as the largest thing, and what that means. */
export function OrderedState({ order, standing }: OrderedStateProps) {
  const t = useMessages('seat-choice');
  const words = useMessages('check-in');
  const orders = useMessages('seat-orders');
  const { date } = useFormats();
  const { refunding, payUntil, paymentFailed } = order;
  const { icon, look } = signs[standing === 'waiting' && paymentFailed ? 'failed' : standing];
  const titles: Record<OrderStatus, string> = {
    completed: t('order.completed'),
    waiting: paymentFailed ? t('order.payFailed') : t('order.waiting'),
    expired: words('orderExpired'),
    cancelled: refunding ? t('order.refunding') : t('order.cancelled'),
  };
  const texts = {
    completed: t('order.completedText'),
    waiting: payUntil && (
      <>
        {t.rich(paymentFailed ? 'order.payFailedText' : 'order.waitingText', {
          time: date(payUntil, 'time'),
          b: (chunks) => <strong>{chunks}</strong>,
        })}
      </>
    ),
    expired: words('orderExpired.do'),
    cancelled: refunding
      ? orders('refunding', { way: refundWay(order), ...seatRefundDays })
      : t('order.cancelledText'),
  };
  return (
    <div role="status" className={styles.stateHead}>
      <h2 className={styles.state}>
        <Icon name={icon} className={look} />
        {titles[standing]}
      </h2>
      <p className={styles.stateText}>{texts[standing]}</p>
    </div>
  );
}
