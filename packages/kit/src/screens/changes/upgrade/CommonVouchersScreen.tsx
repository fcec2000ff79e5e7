import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { ChooseVoucher } from './ChooseVoucher.tsx';
import { OfFlight } from './of-flight.tsx';

/** /retreatUpgrade/commonRoll: coupons that upgrade, for the member and beneficiaries. */
export function CommonVouchersScreen() {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const { flight: ref, cabin } = usePlace('commonVouchers').query;
  return (
    <OfFlight title={t('common.title')} flight={ref}>
      {(flight, known) => (
        <ChooseVoucher
          title={t('common.title')}
          way="common"
          flight={flight}
          known={known}
          hrefOf={(voucher) =>
            href('upgradeCabin', {
              query: { flight: ref, cabin, ...(voucher !== undefined && { way: 'common', voucher }) },
            })
          }
        />
      )}
    </OfFlight>
  );
}
