import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import type { OrderStatus } from '../../../rules/orders/status.ts';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { CancelOrder } from '../CancelOrder.tsx';
import type { CancelOrder as Cancelling } from '../use-cancel-order.ts';
import { canDo } from './acts.ts';
import * as styles from '../orders.css.ts';

interface OrderBarProps {
  order: OrderDetail;
  status: OrderStatus;
  cancelling: Cancelling;
}

/** Acts that change how the order stands: paying, giving it up, or checking in for it. */
export function OrderBar({ order, status, cancelling }: OrderBarProps) {
  const t = useMessages('order-detail');
  const { href } = useNavigation();
  const unclear = isOutcomeUnknown(cancelling.write);
  const waits = status === 'waiting' || status === 'waitlist';
  const cancels = canDo(order, status === 'waitlist' ? 'cancelWaitlist' : 'cancel');
  if (unclear || (waits && cancels)) {
    const pays = !unclear && status === 'waiting' && canDo(order, 'pay');
    return (
      <div className={styles.actions}>
        <CancelOrder
          cancelling={cancelling}
          text={t(status === 'waitlist' ? 'cancelWaitlist.text' : 'cancel.text')}
          label={status === 'waitlist' ? t('act.cancelWaitlist') : undefined}
        />
        {pays && (
          <Button tone="pay" href={href('payment', { params: { id: order.orderNo } })}>
            {t('act.pay')}
          </Button>
        )}
      </div>
    );
  }
  if (!canDo(order, 'checkIn')) return null;
  return (
    <div className={styles.actions}>
      <Button href={href('checkIn', { query: { tab: 'todo' } })}>{t('act.checkIn')}</Button>
    </div>
  );
}
