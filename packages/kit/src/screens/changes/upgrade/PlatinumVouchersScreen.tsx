import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { ChooseVoucher } from './ChooseVoucher.tsx';
import { OfFlight } from './of-flight.tsx';

/** /platinumUpgrade/upgradeRoll: platinum vouchers; using one leads to the order. */
export function PlatinumVouchersScreen() {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const { flight: ref, cabin } = usePlace('platinumUpgradeVouchers').query;
  return (
    <OfFlight platinum title={t('platinum.vouchers')} flight={ref}>
      {(flight, known) => (
        <ChooseVoucher
          title={t('platinum.vouchers')}
          way="platinum"
          flight={flight}
          known={known}
          hrefOf={(voucher) =>
            voucher === undefined
              ? href('upgradeCabin', { query: { flight: ref, cabin } })
              : href('upgradeOrder', {
                  query: { flight: ref, cabin: cabin ?? flight.cabins[0]?.cabin, way: 'platinum', voucher },
                })
          }
        />
      )}
    </OfFlight>
  );
}
