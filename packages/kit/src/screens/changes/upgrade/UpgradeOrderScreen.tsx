import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { upgradeWays } from '../../../rules/changes/upgrade.ts';
import { ConfirmUpgrade } from './ConfirmUpgrade.tsx';
import { OfFlight } from './of-flight.tsx';
import { UpgradeDone } from './UpgradeDone.tsx';

/** /retreatUpgrade/order: an upgrade before it is ordered, and how it ended. */
export function UpgradeOrderScreen() {
  const t = useMessages('upgrades');
  const { flight: ref, cabin, way, voucher, order } = usePlace('upgradeOrder').query;
  if (order !== undefined && order !== '') return <UpgradeDone orderNo={order} />;
  return (
    <OfFlight title={t('confirm.title')} flight={ref}>
      {(flight, known) => (
        <ConfirmUpgrade
          flight={flight}
          known={known}
          cabinName={cabin}
          way={upgradeWays.find((one) => one === way) ?? 'cash'}
          voucherId={voucher}
        />
      )}
    </OfFlight>
  );
}
