import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { AddPassengerScreen as AddSavedPassenger } from '../../saved-people/AddPassengerScreen.tsx';
import { DocumentEditor } from '../../saved-people/DocumentEditor.tsx';
import { EditPassenger } from '../../saved-people/EditPassenger.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { bookingQuery } from '../booking-address.ts';
import { BookingStates } from './BookingStates.tsx';
import { InBooking } from './InBooking.tsx';
import { isTyped } from './kept-passenger.ts';
import { TypedPassenger } from './TypedPassenger.tsx';
import { useBooking } from './use-booking.ts';

/** /overbook/addPassenger: somebody is saved among the member's passengers, and chosen for this booking. */
export function AddSavedPassengerScreen() {
  const t = useMessages('booking-form');
  return (
    <InBooking title={t('people.addSaved')}>
      <AddSavedPassenger />
    </InBooking>
  );
}

/** /overbook/addID: a document of the passenger whose form is open, a new one unless the address says which. */
export function AddIdentityScreen() {
  const t = useMessages('booking-form');
  const { passenger, index } = usePlace('bookingAddIdentity').query;
  const at = index !== undefined && /^\d{1,2}$/.test(index) ? Number(index) : undefined;
  return (
    <InBooking title={t('people.document')}>
      <DocumentEditor key={at} passengerId={passenger} at={at} />
    </InBooking>
  );
}

/** /overbook/editAircrew: a saved passenger is changed, or one who was typed for this booking alone. */
export function EditPassengerScreen() {
  const t = useMessages('booking-form');
  const signedIn = useSignedIn();
  const { passenger: id } = usePlace('bookingEditPassenger').query;
  if (signedIn && !isTyped(id))
    return (
      <InBooking title={t('people.edit')}>
        <EditPassenger id={id} />
      </InBooking>
    );
  return <EditTyped id={id} />;
}

function EditTyped({ id }: { id: string | undefined }) {
  const t = useMessages('booking-form');
  const { href } = useNavigation();
  const of = useBooking();
  const known = of.draft.added.find((one) => one.id === id);
  return (
    <BookingStates title={t('people.edit')} of={of}>
      {(booking, address) =>
        known ? (
          <TypedPassenger key={id} {...{ booking, address, of, known }} />
        ) : (
          <Frame title={t('people.edit')}>
            <EmptyState
              drawing="people"
              title={t('people.gone')}
              text={t('people.goneText')}
              action={
                <Button
                  variant="outline"
                  size="medium"
                  href={href('bookingPassengerChoice', { query: bookingQuery(address) })}
                >
                  {t('passengers.title')}
                </Button>
              }
            />
          </Frame>
        )
      }
    </BookingStates>
  );
}
