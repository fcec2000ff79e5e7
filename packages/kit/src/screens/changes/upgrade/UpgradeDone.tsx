import { useEffect } from 'react';
import { useReloadChanged } from '../../../client/changes/reload.ts';
import { useUpgradeOrders } from '../../../client/changes/upgrades.ts';
import type { UpgradeOrder } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { orderStatus } from '../../../rules/orders/status.ts';
import { WatchedOrder } from '../../orders/payment/WatchedOrder.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { NotListed } from '../../shell/NotListed.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { useNow } from '../../shell/use-now.ts';
import { UpgradeResult } from './UpgradeResult.tsx';

/** Outcome of an upgrade, or its standing: back from the cashier, or without one. */
export function UpgradeDone({ orderNo }: { orderNo: string }) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const read = useUpgradeOrders();
  const order = read.data?.orders.find((one) => one.orderNo === orderNo);
  if (order)
    return (
      <WatchedOrder
        key={orderNo}
        orderNo={orderNo}
        due={order.state === 'waiting'}
        title={t('result.title')}
        onCertain={() => void read.refetch()}
      >
        <Told order={order} />
      </WatchedOrder>
    );
  return (
    <Frame title={t('result.title')}>
      {read.data ? (
        <NotListed id={orderNo} unreadable={read.data.unreadable}>
          <EmptyState
            drawing="not-found"
            title={t('result.notFound')}
            text={t('gone.text')}
            action={
              <Button variant="outline" size="medium" href={href('upgradePassengers')}>
                {t('toPeople')}
              </Button>
            }
          />
        </NotListed>
      ) : (
        <ReadStates read={read} title={t('result.failed')} note={t('result.failedNote')}>
          <Skeleton inlineSize="100%" blockSize={320} />
        </ReadStates>
      )}
    </Frame>
  );
}

function Told({ order }: { order: UpgradeOrder }) {
  const now = useNow();
  const reload = useReloadChanged();
  const completed = order.state === 'completed';
  // Trip, check-in and pass are others from here on.
  useEffect(() => {
    if (completed) void reload();
  }, [completed, reload]);
  return <UpgradeResult order={order} status={now === undefined ? order.state : orderStatus(order, now)} />;
}
