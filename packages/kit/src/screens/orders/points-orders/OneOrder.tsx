import { useEffect, useRef } from 'react';
import {
  pointsOrderRefusedAs,
  useCancelPointsOrder,
  useLookUpPointsOrders,
  useReloadPointsOrders,
} from '../../../client/orders/points-orders.ts';
import type { PointsOrder } from '../../../contracts/orders/points-orders.ts';
import { PointsOrderFacts } from '../../../components/points-order/PointsOrderFacts.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { orderStatus } from '../../../rules/orders/status.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { CancelOrder } from '../CancelOrder.tsx';
import { CancelOutcome } from '../CancelOutcome.tsx';
import { PaymentFailed } from '../PaymentFailed.tsx';
import { useCancelOrder } from '../use-cancel-order.ts';
import { useCopy } from '../../shell/use-copy.ts';
import { useOrderClock } from '../use-order-clock.ts';
import { OrderHead } from './OrderHead.tsx';
import * as styles from '../orders.css.ts';

export interface OneOrderProps {
  order: PointsOrder;
  /** When the order was read, ms since 1970. */
  readAt: number;
}

/** One order with what can be done next: pay it, cancel it, buy again. */
export function OneOrder({ order, readAt }: OneOrderProps) {
  const t = useMessages('points-orders');
  const orders = useMessages('orders');
  const { href } = useNavigation();
  const now = useOrderClock();
  const status = orderStatus(order, now);
  const reload = useReloadPointsOrders();
  const { mutateAsync: cancel } = useCancelPointsOrder();
  const cancelling = useCancelOrder(order.orderNo, { cancel, lookUp: useLookUpPointsOrders(), reload });
  const copy = useCopy();
  const asked = useRef(false);
  const over = status === 'expired' && order.state === 'waiting';
  // The airline ends it by its own clock; what it says then is shown.
  useEffect(() => {
    if (!over || asked.current) return;
    asked.current = true;
    void reload();
  }, [over, reload]);
  const unclear = isOutcomeUnknown(cancelling.write);
  return (
    <Frame
      title={t('detail.title')}
      band={<OrderHead order={order} status={status} now={now} />}
      footer={
        <div className={styles.actions}>
          {status === 'waiting' || unclear ? (
            <>
              <CancelOrder cancelling={cancelling} text={t('cancel.text')} />
              {!unclear && (
                <Button tone="pay" href={href('payment', { params: { id: order.orderNo } })}>
                  {orders('pay')}
                </Button>
              )}
            </>
          ) : (
            <Button href={href('buyPoints')}>{t('again')}</Button>
          )}
        </div>
      }
    >
      <div className={styles.above}>
        <ReadOffline readAt={readAt} />
      </div>
      {status === 'waiting' && order.paymentFailed && cancelling.write.state === 'idle' && (
        <div className={styles.above}>
          <PaymentFailed />
        </div>
      )}
      <CancelOutcome
        write={cancelling.write}
        refusal={(failure) =>
          pointsOrderRefusedAs(failure) === 'buyPoints.orderClosed' && (
            <Notice tone="error" title={t('refused.closed')} live>
              {t('refused.closedText')}
            </Notice>
          )
        }
      />
      <PointsOrderFacts order={order} onCopy={() => void copy(order.orderNo)} />
    </Frame>
  );
}
