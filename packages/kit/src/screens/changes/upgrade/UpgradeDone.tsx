import { useUpgradeOrders } from '../../../client/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { OrderedResult } from '../OrderedResult.tsx';
import { UpgradeResult } from './UpgradeResult.tsx';

/** Outcome of an upgrade, or its standing. */
export function UpgradeDone({ orderNo }: { orderNo: string }) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  return (
    <OrderedResult
      orderNo={orderNo}
      read={useUpgradeOrders()}
      title={t('result.title')}
      missing={{
        title: t('result.notFound'),
        text: t('gone.text'),
        action: t('toPeople'),
        href: href('upgradePassengers'),
      }}
      failed={{ title: t('result.failed'), note: t('result.failedNote') }}
    >
      {(order, status, takesFocus) => <UpgradeResult {...{ order, status, takesFocus }} />}
    </OrderedResult>
  );
}
