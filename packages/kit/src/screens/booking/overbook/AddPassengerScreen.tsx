import { useMessages } from '../../../messages/provider.tsx';
import { BookingStates } from './BookingStates.tsx';
import { TypedPassenger } from './TypedPassenger.tsx';
import { useBooking } from './use-booking.ts';

/** /overbook/addAircrew: somebody who is not saved, for this booking alone; they are chosen then. */
export function AddPassengerScreen() {
  const t = useMessages('booking-form');
  const of = useBooking();
  return (
    <BookingStates title={t('people.addOnce')} of={of}>
      {(booking, address) => <TypedPassenger {...{ booking, address, of }} />}
    </BookingStates>
  );
}
