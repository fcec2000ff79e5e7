import { useMethodName } from '../../components/payment/use-method-name.ts';
import { TierOrderFacts } from '../../components/tier-orders/TierOrderFacts.tsx';
import { TierOrderHead } from '../../components/tier-orders/TierOrderHead.tsx';
import { TierPanel } from '../../components/tier-orders/TierPanel.tsx';
import { useTierOrderName } from '../../components/tier-orders/use-tier-order-name.ts';
import type { TierOrder } from '../../contracts/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { tierOrderStanding } from '../../rules/tiers/sale.ts';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { isOutcomeUnknown } from '../shell/use-verified-mutation.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { NotListed } from '../shell/NotListed.tsx';
import { OrderNotFound } from './OrderNotFound.tsx';
import { PaymentFailed } from './PaymentFailed.tsx';
import { PurchaseRefused } from './PurchaseRefused.tsx';
import { SaleStates } from './SaleStates.tsx';
import { soldAt } from './sold-at.ts';
import { useCancelling } from './use-cancelling.ts';
import { useTierOrder } from './use-tier-order.ts';
import * as styles from './tier-orders.css.ts';

/** /mine/gradeOrderDetail: one order of a tier; while it waits, it can be paid or given up here, and chosen anew once it has ended unpaid. */
export function TierOrderDetailScreen() {
  const t = useMessages('tier-orders');
  const { tradingOrderNo } = usePlace('tierOrderDetail').query;
  const { read, now, order } = useTierOrder(tradingOrderNo);
  if (order) return <OneOrder key={order.orderNo} order={order} now={now} readAt={read.dataUpdatedAt} />;
  return (
    <Frame title={t('detail.title')}>
      {read.data ? (
        <NotListed id={tradingOrderNo} unreadable={read.data.unreadable}>
          <OrderNotFound />
        </NotListed>
      ) : (
        <SaleStates read={read} title={t('failed.orders')} />
      )}
    </Frame>
  );
}

interface OneOrderProps {
  order: TierOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** When the order was read, ms since 1970. */
  readAt: number;
}

function OneOrder({ order, now, readAt }: OneOrderProps) {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  const nameOf = useTierOrderName();
  const methodName = useMethodName();
  const cancelling = useCancelling(order.orderNo);
  const { write, check } = cancelling;
  const state = tierOrderStanding(order, now);
  const unclear = isOutcomeUnknown(write);
  return (
    <Frame
      title={t('detail.title')}
      band={<TierOrderHead order={order} now={now} />}
      footer={
        (unclear || state !== 'completed') && (
          <div className={styles.actions}>
            {unclear && (
              <WriteButton write={write} onCheck={check}>
                {t('cancel')}
              </WriteButton>
            )}
            {!unclear && state !== 'waiting' && (
              <Button href={href(soldAt[order.kind])}>{t('changed.again')}</Button>
            )}
            {!unclear && state === 'waiting' && (
              <>
                <CancelOrder cancelling={cancelling} />
                <Button tone="pay" href={href('payment', { params: { id: order.orderNo } })}>
                  {t('pay')}
                </Button>
              </>
            )}
          </div>
        )
      }
    >
      <div className={styles.stack}>
        <ReadOffline readAt={readAt} />
        <PaymentFailed order={order} state={state} />
        <OutcomeNotice
          write={write}
          words={{
            unknown: t('cancel.unknown'),
            absent: t('cancel.absent'),
            absentText: t('cancel.absentText'),
          }}
          refusal={(failure) => <PurchaseRefused failure={failure} waiting={[]} />}
        />
        <TierPanel tier={order.tierCode} title={nameOf(order)} valid={order} />
      </div>
      <TierOrderFacts order={order} paidBy={order.paidBy && methodName({ kind: order.paidBy })} />
    </Frame>
  );
}
