import { useEffect } from 'react';
import { usePointsOrders } from '../../../client/orders/points-orders.ts';
import { usePointsSummary, useReloadPoints } from '../../../client/points/points.ts';
import type { PointsOrder } from '../../../contracts/orders/points-orders.ts';
import { paymentSeal } from '../../../components/payment/payment-seal.ts';
import { OrderHold } from '../../../components/order/OrderHold.tsx';
import { PointsSlip } from '../../../components/points-order/PointsSlip.tsx';
import { NextSteps, type NextStep } from '../../../components/result/NextSteps.tsx';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { isPayable } from '../../../rules/payments/payment.ts';
import { paymentOfOrder } from '../../../rules/points-orders/payment-of-order.ts';
import { WatchedOrder } from '../payment/WatchedOrder.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { OrderOf } from '../OrderOf.tsx';
import { usePointsOrderWords } from './use-points-order-words.ts';
import * as styles from './points-orders.css.ts';

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
  const { orderNo, expireDate, payUntil } = order;
  const reloadPoints = useReloadPoints();
  const credited = order.state === 'completed';
  // The balance from before the payment may still be known here.
  useEffect(() => {
    if (credited) void reloadPoints();
  }, [credited, reloadPoints]);
  const state = paymentOfOrder(order, now);
  const detail = href('pointsOrderDetail', { query: { orderNum: orderNo } });
  const steps: readonly NextStep[] = [
    ...(credited && expireDate !== undefined
      ? [{ icon: 'clock' as const, title: t('facts.until'), when: date(expireDate, 'date') }]
      : []),
    { icon: 'receipt', title: t('toOrder'), href: detail },
  ];
  return (
    <ResultFrame
      bar={t('result.title')}
      {...paymentSeal[state]}
      title={payment(state)}
      text={
        credited ? (
          t('completed')
        ) : state === 'open' && payUntil !== undefined ? (
          <span className={styles.hold}>
            <OrderHold payUntil={payUntil} now={now} icon={false} />
          </span>
        ) : (
          payment(`${state}.text`)
        )
      }
      slip={<PointsSlip order={order} balance={summary?.remainPoint} />}
      next={
        <>
          {isPayable(state) && (
            <Button tone="pay" href={href('payment', { params: { id: orderNo } })}>
              {payment(state === 'failed' ? 'payAgain' : 'payNow')}
            </Button>
          )}
          {state === 'paid' && <Button href={href('bill')}>{t('bill')}</Button>}
          {(state === 'expired' || state === 'cancelled') && (
            <Button href={href('buyPoints')}>{t('again')}</Button>
          )}
        </>
      }
    >
      <NextSteps steps={steps} />
    </ResultFrame>
  );
}
