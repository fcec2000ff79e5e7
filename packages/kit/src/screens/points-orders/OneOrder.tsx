import { useEffect, useRef } from 'react';
import { useReloadPointsOrders } from '../../client/points-orders.ts';
import type { PointsOrder } from '../../contracts/points-orders.ts';
import { PointsOrderFacts } from '../../components/points-order/PointsOrderFacts.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { pointsOrderStanding } from '../../rules/points-orders/standing.ts';
import { Frame } from '../shell/Frame.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { isOutcomeUnknown } from '../shell/use-verified-mutation.ts';
import { useClockTick } from '../shell/use-clock-tick.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { CancelOutcome } from './CancelOutcome.tsx';
import { OrderHead } from './OrderHead.tsx';
import { useCancelling } from './use-cancelling.ts';
import { useCopy } from './use-copy.ts';
import * as styles from './points-orders.css.ts';

export interface OneOrderProps {
  order: PointsOrder;
  /** The airline's, ms since 1970. */
  clock: () => number;
  /** When the order was read, ms since 1970. */
  readAt: number;
}

/** How often the time that is left is counted anew, ms. */
const tick = 5000;

/** One order with its ways on: pay it, give it up, buy again. */
export function OneOrder({ order, clock, readAt }: OneOrderProps) {
  const t = useMessages('points-orders');
  const { href } = useNavigation();
  const now = useClockTick(clock, tick);
  const state = pointsOrderStanding(order, now);
  const cancelling = useCancelling(order.orderNo);
  const copy = useCopy();
  const reload = useReloadPointsOrders();
  const asked = useRef(false);
  const over = state === 'expired' && order.state === 'waiting';
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
      band={<OrderHead order={order} state={state} now={now} />}
      footer={
        <div className={styles.actions}>
          {state === 'waiting' || unclear ? (
            <>
              <CancelOrder cancelling={cancelling} />
              {!unclear && (
                <Button tone="pay" href={href('payment', { params: { id: order.orderNo } })}>
                  {t('pay')}
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
      {state === 'waiting' && order.paymentFailed && cancelling.write.state === 'idle' && (
        <div className={styles.above}>
          <Notice tone="error" title={t('payFailed')}>
            {t('payFailed.text')}
          </Notice>
        </div>
      )}
      <CancelOutcome write={cancelling.write} />
      <PointsOrderFacts order={order} onCopy={() => void copy(order.orderNo)} />
    </Frame>
  );
}
