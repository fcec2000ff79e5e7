import {
  upgradeRefusedAs,
  useCancelUpgrade,
  useLookUpUpgradeOrders,
} from '../../../client/changes/upgrades.ts';
import type { UpgradeOrder } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { CancelOrdered } from '../CancelOrdered.tsx';

/** Takes an upgrade back: points and vouchers come back with it. */
export function CancelUpgrade({ order: { orderNo, way } }: { order: UpgradeOrder }) {
  const t = useMessages('upgrades');
  return (
    <CancelOrdered
      orderNo={orderNo}
      cancel={useCancelUpgrade().mutateAsync}
      lookUp={useLookUpUpgradeOrders()}
      isClosed={(failure) => upgradeRefusedAs(failure) === 'upgrade.closed'}
      words={t}
      label={t('cancel')}
      text={t(`cancel.${way}`)}
      question={{ title: t('cancel.ask'), text: t('cancel.lost', { back: t(`cancel.${way}`) }) }}
    />
  );
}
