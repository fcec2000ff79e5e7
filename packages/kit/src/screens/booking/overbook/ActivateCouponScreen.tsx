import { useReloadBookingTerms } from '../../../client/booking/ordering.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { ActivationCode } from '../../coupons/ActivationCodeScreen.tsx';
import { bookingQuery } from '../booking-address.ts';
import { useBookingDraft } from '../booking-draft.ts';
import { NoChoice } from './BookingStates.tsx';
import { useBookingAddress } from './use-booking-address.ts';

/** /overbook/activateCoupon: a code becomes a coupon, which the coupons of this booking show then. */
export function ActivateCouponScreen() {
  const t = useMessages('booking-form');
  const navigation = useNavigation();
  const { change } = useBookingDraft();
  const reload = useReloadBookingTerms();
  const address = useBookingAddress();
  if (!address) return <NoChoice title={t('coupon.choose')} />;
  return (
    <ActivationCode
      onActivated={({ activationId }) => {
        change({ activationId, couponId: undefined });
        void reload();
        navigation.returnTo('bookingCoupons', { query: bookingQuery(address) });
      }}
    />
  );
}
