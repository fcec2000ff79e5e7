import {
  useCancelTierOrder,
  useLookUpTierOrders,
  useReloadTierOrders,
  useTierOrders,
} from '../../../client/orders/tier-orders.ts';
import { useMethodName } from '../../../components/payment/use-method-name.ts';
import { TierOrderFacts } from '../../../components/tier-orders/TierOrderFacts.tsx';
import { TierOrderHead } from '../../../components/tier-orders/TierOrderHead.tsx';
import { TierPanel } from '../../../components/tier-orders/TierPanel.tsx';
import { useTierOrderName } from '../../../components/tier-orders/use-tier-order-name.ts';
import type { TierOrder } from '../../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { orderStatus } from '../../../rules/orders/status.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { CancelOrder } from '../CancelOrder.tsx';
import { CancelOutcome } from '../CancelOutcome.tsx';
import { OrderOf } from '../OrderOf.tsx';
import { PaymentFailed } from '../PaymentFailed.tsx';
import { soldAt } from '../sold-at.ts';
import { useCancelOrder } from '../use-cancel-order.ts';
import { useCopy } from '../../shell/use-copy.ts';
import { useOrderClock } from '../use-order-clock.ts';
import { PurchaseRefused } from './PurchaseRefused.tsx';
import { useTierOrderWords } from './use-tier-order-words.ts';
import * as orderStyles from '../orders.css.ts';
import * as styles from './tier-orders.css.ts';

/** One order, by its number. */
export function TierOrderDetail({ orderNo }: { orderNo: string | undefined }) {
  const t = useMessages('tier-orders');
  const read = useTierOrders();
  const words = useTierOrderWords();
  return (
    <OrderOf title={t('detail.title')} orderNo={orderNo} read={read} words={words} list="tierOrders">
      {(order) => <OneOrder key={order.orderNo} order={order} readAt={read.dataUpdatedAt} />}
    </OrderOf>
  );
}

interface OneOrderProps {
  order: TierOrder;
  /** When the order was read, ms since 1970. */
  readAt: number;
}

function OneOrder({ order, readAt }: OneOrderProps) {
  const t = useMessages('tier-orders');
  const orders = useMessages('orders');
  const { href } = useNavigation();
  const nameOf = useTierOrderName();
  const methodName = useMethodName();
  const now = useOrderClock();
  const { mutateAsync: cancel } = useCancelTierOrder();
  const cancelling = useCancelOrder(order.orderNo, {
    cancel,
    lookUp: useLookUpTierOrders(),
    reload: useReloadTierOrders(),
  });
  const copy = useCopy();
  const status = orderStatus(order, now);
  const unclear = isOutcomeUnknown(cancelling.write);
  return (
    <Frame
      title={t('detail.title')}
      band={<TierOrderHead data-pair="detail" order={order} now={now} />}
      footer={
        (unclear || status !== 'completed') && (
          <div className={orderStyles.actions}>
            {unclear || status === 'waiting' ? (
              <CancelOrder cancelling={cancelling} text={t('cancel.text')} />
            ) : (
              <Button href={href(soldAt[order.kind])}>{t('changed.again')}</Button>
            )}
            {!unclear && status === 'waiting' && (
              <Button tone="pay" href={href('payment', { params: { id: order.orderNo } })}>
                {orders('pay')}
              </Button>
            )}
          </div>
        )
      }
    >
      <div className={styles.stack}>
        <ReadOffline readAt={readAt} />
        {status === 'waiting' && order.paymentFailed && <PaymentFailed />}
        <CancelOutcome
          write={cancelling.write}
          refusal={(failure) => <PurchaseRefused failure={failure} waiting={[]} />}
        />
        <TierPanel tier={order.tierCode} title={nameOf(order)} valid={order} />
      </div>
      <TierOrderFacts
        order={order}
        paidBy={order.paidBy && methodName({ kind: order.paidBy })}
        onCopy={() => void copy(order.orderNo)}
      />
    </Frame>
  );
}
