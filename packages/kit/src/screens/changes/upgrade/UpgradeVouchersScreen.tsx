import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { ChooseVoucher } from './ChooseVoucher.tsx';
import { OfFlight } from './of-flight.tsx';

/** /retreatUpgrade/upgradeRoll: upgrade vouchers of the member's card. */
export function UpgradeVouchersScreen() {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const { flight: ref, cabin } = usePlace('upgradeVouchers').query;
  return (
    <OfFlight title={t('vouchers.title')} flight={ref}>
      {(flight, known) => (
        <ChooseVoucher
          title={t('vouchers.title')}
          way="voucher"
          flight={flight}
          known={known}
          hrefOf={(voucher) =>
            href('upgradeCabin', {
              query: { flight: ref, cabin, ...(voucher !== undefined && { way: 'voucher', voucher }) },
            })
          }
        />
      )}
    </OfFlight>
  );
}
