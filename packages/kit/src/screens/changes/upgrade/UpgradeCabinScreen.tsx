import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { ChooseCabin } from './ChooseCabin.tsx';
import { OfFlight } from './of-flight.tsx';

/** /retreatUpgrade/upgradeShipping: the higher cabin, and how it is paid for. */
export function UpgradeCabinScreen() {
  const t = useMessages('upgrades');
  const { flight: ref, cabin, way, voucher } = usePlace('upgradeCabin').query;
  return (
    <OfFlight title={t('title')} flight={ref}>
      {(flight, known) => (
        <ChooseCabin key={ref} flight={flight} known={known} asked={{ cabin, way, voucher }} />
      )}
    </OfFlight>
  );
}
