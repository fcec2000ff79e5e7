import { useId, useState } from 'react';
import { useCountryNames } from '../../../client/names.ts';
import { PassengerDocumentForm } from '../../../components/saved-passenger/PassengerDocumentForm.tsx';
import { PassengerForm } from '../../../components/saved-passenger/PassengerForm.tsx';
import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import type { PassengerFields } from '../../../contracts/saved-people/saved-people.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { beneficiaryName } from '../../../rules/beneficiaries.ts';
import { emptyPassengerDocument } from '../../../validators/saved-people/saved-passenger-document.ts';
import { emptyPassenger, type PassengerTyped } from '../../../validators/saved-people/saved-passenger.ts';
import { Frame } from '../../shell/Frame.tsx';
import { draftInMemory, useFormDraft } from '../../shell/use-form-draft.ts';
import { bookingQuery, type BookingAddress } from '../booking-address.ts';
import { BookingStates } from './BookingStates.tsx';
import type { Booking } from './derive.ts';
import { useBooking, type BookingInUse } from './use-booking.ts';

/** /overbook/addAircrew: somebody who is not saved, for this booking alone; they are chosen then. */
export function AddPassengerScreen() {
  const t = useMessages('booking-form');
  const of = useBooking();
  return (
    <BookingStates title={t('people.add')} of={of}>
      {(booking, address) => <Typed {...{ booking, address, of }} />}
    </BookingStates>
  );
}

interface TypedProps {
  booking: Booking;
  address: BookingAddress;
  of: BookingInUse;
}

const passengerDraft = draftInMemory<PassengerTyped, never>('bookingPassenger');

/** A typed passenger as the booking keeps them. */
const keptPassenger = (fields: PassengerFields, id: string): SavedPassenger => ({
  ...fields,
  id,
  sort: 0,
  isSelectAvailable: true,
  hasSelected: false,
  myUserid: undefined,
  paxName: beneficiaryName(fields),
  cnFamilyName: fields.cnFamilyName,
  cnGivenName: fields.cnGivenName,
  enFamilyName: fields.enFamilyName,
  enGivenName: fields.enGivenName,
  favorPaxIdDtoList: fields.favorPaxIdDtoList.map(({ idType, idNo, expireDate, issueCountry }) => ({
    idType,
    idNo,
    expireDate: expireDate ?? undefined,
    issueCountry: issueCountry ?? undefined,
  })),
});

function Typed({ booking, address, of: { draft, change } }: TypedProps) {
  const t = useMessages('booking-form');
  const people = useMessages('saved-people');
  const navigation = useNavigation();
  const formId = useId();
  const [on] = booking.journey.days;
  const names = useCountryNames().data?.nameMap.zh;
  const form = useFormDraft(passengerDraft, 'new', emptyPassenger);
  const [document, setDocument] = useState<{ at: number | undefined; typed: PassengerTyped }>();
  const keep = (typed: PassengerTyped) => {
    setDocument(undefined);
    form.begin(typed);
  };
  if (document) {
    const { at, typed } = document;
    const { documents } = typed;
    const one = at === undefined ? undefined : documents[at];
    return (
      <Frame
        key="document"
        title={people(one ? 'certificate.edit' : 'certificate.add')}
        footer={
          <>
            <Button variant="outline" onClick={() => keep(typed)}>
              {t('passengers.back')}
            </Button>
            <Button type="submit" form={formId}>
              {people('certificate.done')}
            </Button>
          </>
        }
      >
        <PassengerDocumentForm
          id={formId}
          defaultValue={one ?? emptyPassengerDocument}
          context={{
            on,
            others: documents.filter((each) => each !== one),
            list: [...draft.added, ...booking.terms.paxs],
            id: undefined,
          }}
          countryNames={names}
          onSubmit={(good) =>
            keep({
              ...typed,
              documents: one ? documents.map((each) => (each === one ? good : each)) : [...documents, good],
            })
          }
        />
      </Frame>
    );
  }
  return (
    <Frame
      key="person"
      title={t('people.add')}
      footer={
        <Button wide type="submit" form={formId}>
          {t('passengers.forThis')}
        </Button>
      }
    >
      <PassengerForm
        key={form.generation}
        id={formId}
        defaultValue={form.initial}
        context={{ on }}
        countryNames={names}
        onChange={form.keep}
        onEditDocument={(at, typed) => setDocument({ at, typed })}
        onSubmit={(fields) => {
          const id = `typed-${draft.added.length + 1}`;
          change({ added: [...draft.added, keptPassenger(fields, id)], chosen: [...draft.chosen, id] });
          form.forget();
          navigation.returnTo('bookingPassengerChoice', { query: bookingQuery(address) });
        }}
      />
    </Frame>
  );
}
