import { OrderHold } from '../../../components/order/OrderHold.tsx';
import { NextSteps } from '../../../components/result/NextSteps.tsx';
import type { ResultProps } from '../../../components/result/Result.tsx';
import { TierPanel } from '../../../components/tier-orders/TierPanel.tsx';
import { useTierOrderName } from '../../../components/tier-orders/use-tier-order-name.ts';
import type { TierOrder } from '../../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import type { PurchaseStatus } from '../../../rules/orders/status.ts';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { soldAt } from '../sold-at.ts';
import * as styles from './tier-orders.css.ts';

interface TierOrderedProps {
  order: TierOrder;
  status: PurchaseStatus;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** When the order was read, ms since 1970. */
  readAt: number;
}

const seals: Readonly<Record<PurchaseStatus | 'failed', Pick<ResultProps, 'tone' | 'icon'>>> = {
  completed: { tone: 'done' },
  waiting: { tone: 'due' },
  failed: { tone: 'refused' },
  cancelled: { tone: 'over' },
  expired: { tone: 'over', icon: 'clock' },
};

/** Result of an order of a tier that is kept, of the paid membership, and of any that is not paid. */
export function TierOrdered({ order, status, now, readAt }: TierOrderedProps) {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  const nameOf = useTierOrderName();
  const wordsOf = useWords();
  const failed = status === 'waiting' && order.paymentFailed === true;
  return (
    <ResultFrame
      bar={t('result.title')}
      {...seals[failed ? 'failed' : status]}
      {...wordsOf(order, failed ? 'failed' : status, now)}
      slip={<TierPanel tier={order.tierCode} title={nameOf(order)} valid={order} />}
      next={<NextStep order={order} status={status} />}
    >
      <ReadOffline readAt={readAt} />
      <NextSteps
        steps={[
          {
            icon: 'receipt',
            title: t('result.order'),
            href: href('tierOrderDetail', { query: { tradingOrderNo: order.orderNo } }),
          },
        ]}
      />
    </ResultFrame>
  );
}

function useWords() {
  const t = useMessages('tier-orders');
  const orders = useMessages('orders');
  const tiers = useMessages('tiers');
  const { date } = useFormats();
  return (
    { kind, tierCode, validUntil, payUntil }: TierOrder,
    status: PurchaseStatus | 'failed',
    now: number,
  ): Pick<ResultProps, 'title' | 'text'> => {
    const hold = payUntil !== undefined && (
      <span className={styles.hold}>
        <OrderHold payUntil={payUntil} now={now} icon={false} />
      </span>
    );
    switch (status) {
      case 'completed':
        return {
          title:
            kind === 'superMember'
              ? t('reached.super')
              : t('kept.title', { tier: tiers(`name.${tierCode}`) }),
          text: t('until', { date: date(validUntil, 'date') }),
        };
      case 'waiting':
        return { title: orders('status.waiting'), text: hold };
      case 'failed':
        return {
          title: orders('payFailed'),
          text: (
            <>
              {orders('payFailed.text')} {hold}
            </>
          ),
        };
      case 'cancelled':
      case 'expired':
        return { title: orders(`status.${status}`), text: t(`head.${status}`) };
    }
  };
}

/** The way to the subject of the order: the tier, the payment, or another choice. */
function NextStep({ order: { orderNo, kind }, status }: Pick<TierOrderedProps, 'order' | 'status'>) {
  const t = useMessages('tier-orders');
  const orders = useMessages('orders');
  const { href } = useNavigation();
  if (status === 'waiting')
    return (
      <Button tone="pay" href={href('payment', { params: { id: orderNo } })}>
        {orders('pay')}
      </Button>
    );
  if (status !== 'completed') return <Button href={href(soldAt[kind])}>{t('changed.again')}</Button>;
  return kind === 'superMember' ? (
    <Button href={href('superMember')}>{t('way.benefits')}</Button>
  ) : (
    <Button href={href('tier')}>{t('result.tier')}</Button>
  );
}
