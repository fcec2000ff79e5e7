import { useMemo } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { BeneficiaryFormOf } from '../../beneficiaries/BeneficiaryFormScreen.tsx';
import { BeneficiaryPlacesContext, type BeneficiaryPlaces } from '../../beneficiaries/places.tsx';
import { bookingQuery } from '../booking-address.ts';
import { takingBeneficiary } from './beneficiary-passenger.ts';
import { BookingStates, type BookingPageProps } from './BookingStates.tsx';
import { useBooking } from './use-booking.ts';

/** /overbook/addBeneficiary: a beneficiary is added, and chosen for this booking. */
export function AddBeneficiaryScreen() {
  const t = useMessages('booking-form');
  const of = useBooking();
  return (
    <BookingStates title={t('beneficiaries.add')} of={of}>
      {(booking, address) => <Adding {...{ booking, address, of }} />}
    </BookingStates>
  );
}

function Adding({ booking, address, of: { change } }: BookingPageProps) {
  const t = useMessages('booking-form');
  const navigation = useNavigation();
  const places = useMemo(
    (): BeneficiaryPlaces => ({
      toList: () => navigation.returnTo('bookingBeneficiaries', { query: bookingQuery(address) }),
      onSaved: (sent) => change(takingBeneficiary(sent, booking)),
    }),
    [navigation, address, booking, change],
  );
  return (
    <BeneficiaryPlacesContext value={places}>
      <BeneficiaryFormOf title={t('beneficiaries.add')} />
    </BeneficiaryPlacesContext>
  );
}
