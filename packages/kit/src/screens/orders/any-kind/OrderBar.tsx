import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { canDo, shopOf, type OrderStep } from '../../../rules/orders/next-step.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { CancelOrder } from '../CancelOrder.tsx';
import type { Cancelling } from './use-cancelling.ts';
import * as styles from '../orders.css.ts';

interface OrderBarProps {
  order: OrderDetail;
  /** Next step of the order. */
  step: OrderStep;
  /** The airline's clock, ms since 1970. */
  now: number;
  cancelling: Cancelling;
  /** Seats can be chosen, and check-in has not opened. */
  seats: boolean;
}

/** Acts that change how the order stands, as far as the airline offers them: giving it up, paying, choosing seats or checking in for it, or ordering again. */
export function OrderBar({ order, step, now, cancelling, seats }: OrderBarProps) {
  const t = useMessages('order-detail');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const unclear = isOutcomeUnknown(cancelling.write);
  const { act } = cancelling;
  const can = {
    cancel: unclear || canDo(order, act, now),
    pay: !unclear && canDo(order, 'pay', now),
    checkIn: !unclear && canDo(order, 'checkIn', now),
    seats: !unclear && seats,
    again: !unclear && step === 'again',
    call: step === 'call' && order.state === 'abnormal',
  };
  if (!Object.values(can).includes(true)) return null;
  return (
    <div className={styles.actions}>
      {can.cancel && (
        <CancelOrder
          cancelling={cancelling}
          text={t(`${act}.text`)}
          label={act === 'cancelWaitlist' ? t('act.cancelWaitlist') : undefined}
        />
      )}
      {can.checkIn && (
        <Button variant={can.pay ? 'outline' : 'filled'} href={href('checkIn', { query: { tab: 'todo' } })}>
          {t('act.checkIn')}
        </Button>
      )}
      {can.seats && (
        <Button variant="outline" href={href('checkIn', { query: { tab: 'todo' } })}>
          {t('act.seats')}
        </Button>
      )}
      {can.pay && (
        <Button tone="pay" href={href('payment', { params: { id: order.orderNo } })}>
          {t('act.pay')}
        </Button>
      )}
      {can.again && <Button href={href(shopOf(order.kind))}>{t('act.again')}</Button>}
      {can.call && (
        <Button variant="outline" icon="phone" href={`tel:${hotline}`}>
          {t('call', { hotline })}
        </Button>
      )}
    </div>
  );
}
