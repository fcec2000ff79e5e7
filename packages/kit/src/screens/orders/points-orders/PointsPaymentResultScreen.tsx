import { useEffect } from 'react';
import { usePointsOrders } from '../../../client/orders/points-orders.ts';
import { usePointsSummary, useReloadPoints } from '../../../client/points/points.ts';
import type { PointsOrder } from '../../../contracts/orders/points-orders.ts';
import { PaymentOutcome } from '../../../components/payment/PaymentOutcome.tsx';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { isPayable } from '../../../rules/payments/payment.ts';
import { paymentOfOrder } from '../../../rules/points-orders/payment-of-order.ts';
import { WatchedOrder } from '../payment/WatchedOrder.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { Balance } from './Balance.tsx';
import { OrderOf } from '../OrderOf.tsx';
import { usePointsOrderWords } from './use-points-order-words.ts';
import * as styles from '../orders.css.ts';

/** /mine/paySuccess: the outcome of paying for points. */
export function PointsPaymentResultScreen() {
  const t = useMessages('points-orders');
  const { orderNum } = usePlace('pointsPaymentResult').query;
  const read = usePointsOrders();
  const clock = useAirlineClock();
  const words = usePointsOrderWords();
  return (
    <OrderOf title={t('result.title')} orderNo={orderNum} read={read} words={words} list="pointsOrders">
      {(order) => (
        <WatchedOrder
          key={order.orderNo}
          orderNo={order.orderNo}
          due={order.state === 'waiting'}
          title={t('result.title')}
          onCertain={() => void read.refetch()}
        >
          <Result order={order} now={clock()} />
        </WatchedOrder>
      )}
    </OrderOf>
  );
}

function Result({ order, now }: { order: PointsOrder; now: number }) {
  const t = useMessages('points-orders');
  const payment = useMessages('payment');
  const { date } = useFormats();
  const { href } = useNavigation();
  const { data: summary } = usePointsSummary();
  const { orderNo, points, expireDate } = order;
  const reloadPoints = useReloadPoints();
  const credited = order.state === 'completed';
  // The balance from before the payment may still be known here.
  useEffect(() => {
    if (credited) void reloadPoints();
  }, [credited, reloadPoints]);
  const state = paymentOfOrder(order, now);
  const detail = href('pointsOrderDetail', { query: { orderNum: orderNo } });
  return (
    <Frame
      title={t('result.title')}
      band={
        <PaymentOutcome state={state} figure={t('pointsText', { points })}>
          {state === 'paid' && (
            <>
              {t('completed')}
              {expireDate !== undefined && (
                <>
                  <br />
                  {t('completed.until', { date: date(expireDate, 'date') })}
                </>
              )}
            </>
          )}
        </PaymentOutcome>
      }
      footer={
        <div className={styles.actions}>
          <Button variant="outline" href={detail}>
            {t('toOrder')}
          </Button>
          {isPayable(state) && (
            <Button tone="pay" href={href('payment', { params: { id: orderNo } })}>
              {payment(state === 'failed' ? 'payAgain' : 'payNow')}
            </Button>
          )}
          {state === 'paid' && <Button href={href('bill')}>{t('bill')}</Button>}
          {(state === 'expired' || state === 'cancelled') && (
            <Button href={href('buyPoints')}>{t('again')}</Button>
          )}
        </div>
      }
    >
      {summary && (
        <Card>
          <Balance points={summary.remainPoint} />
        </Card>
      )}
    </Frame>
  );
}
