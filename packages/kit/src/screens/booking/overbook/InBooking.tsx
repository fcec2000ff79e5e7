import { useMemo, type ReactNode } from 'react';
import { useReloadBookingTerms } from '../../../client/booking/ordering.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { SavedPlacesContext, type SavedPlaces } from '../../saved-people/places.tsx';
import { bookingQuery, type BookingAddress } from '../booking-address.ts';
import { useBookingDraft } from '../booking-draft.ts';
import { NoChoice } from './BookingStates.tsx';
import { useBookingAddress } from './use-booking-address.ts';
import { useMaterial } from './use-material.ts';

interface InBookingProps {
  title: string;
  /** An editor of what the member has saved. */
  children: ReactNode;
}

/** An editor of saved entries among the pages of the booking: what is saved there is chosen, and leads back to the draft. */
export function InBooking({ title, children }: InBookingProps) {
  const address = useBookingAddress();
  if (!address) return <NoChoice title={title} />;
  return <Placed address={address}>{children}</Placed>;
}

function Placed({ address, children }: { address: BookingAddress; children: ReactNode }) {
  const navigation = useNavigation();
  const { change } = useBookingDraft();
  const reload = useReloadBookingTerms();
  const material = useMaterial(address);
  const places = useMemo((): SavedPlaces => {
    const query = bookingQuery(address);
    const hrefs = {
      passengers: () => navigation.href('bookingPassengerChoice', { query }),
      contacts: () => navigation.href(material, { query }),
      addresses: () => navigation.href('bookingAddressChoice', { query }),
      titles: () => navigation.href('invoiceTitles', { query }),
    };
    const lists = {
      passengers: () => navigation.returnTo('bookingPassengerChoice', { query }),
      contacts: () => navigation.returnTo(material, { query }),
      addresses: () => navigation.returnTo('bookingAddressChoice', { query }),
      titles: () => navigation.returnTo('invoiceTitles', { query }),
    };
    return {
      listHref: (kind) => hrefs[kind](),
      toList: (kind) => lists[kind](),
      afterSaving: (kind) => lists[kind](),
      onSaved(kind, id) {
        if (kind === 'addresses') change({ addressId: id });
        if (kind === 'titles') change({ titleId: id });
        if (kind !== 'passengers') return;
        change(({ chosen }) => ({ chosen: chosen.includes(id) ? chosen : [...chosen, id] }));
        void reload();
      },
      passengerHref: (passenger) =>
        passenger === undefined
          ? navigation.href('bookingAddSavedPassenger', { query })
          : navigation.href('bookingEditPassenger', { query: { ...query, passenger } }),
      toDocument: (passenger, index) =>
        navigation.go('bookingAddIdentity', {
          query: { ...query, passenger, ...(index !== undefined && { index: String(index) }) },
        }),
    };
  }, [address, navigation, change, reload, material]);
  return <SavedPlacesContext value={places}>{children}</SavedPlacesContext>;
}
