import { useId, useState } from 'react';
import { useCountryNames } from '../../../client/names.ts';
import { PassengerDocumentForm } from '../../../components/saved-passenger/PassengerDocumentForm.tsx';
import { PassengerForm } from '../../../components/saved-passenger/PassengerForm.tsx';
import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { typedOfPassengerSaved } from '../../../validators/saved-people/saved-passenger-wire.ts';
import { emptyPassengerDocument } from '../../../validators/saved-people/saved-passenger-document.ts';
import { emptyPassenger, type PassengerTyped } from '../../../validators/saved-people/saved-passenger.ts';
import { Frame } from '../../shell/Frame.tsx';
import { draftInMemory, useFormDraft } from '../../shell/use-form-draft.ts';
import { bookingQuery, type BookingAddress } from '../booking-address.ts';
import type { Booking } from './derive.ts';
import { freshId, keptPassenger } from './kept-passenger.ts';
import * as styles from './overbook.css.ts';
import type { BookingInUse } from './use-booking.ts';

interface TypedProps {
  booking: Booking;
  address: BookingAddress;
  of: BookingInUse;
  /** Somebody who was typed for this booking before and is changed now. */
  known?: SavedPassenger | undefined;
}

const passengerDraft = draftInMemory<PassengerTyped, never>('bookingPassenger');

/** The form of somebody who travels in this booking alone, with the form of a document in its place while one is typed. */
export function TypedPassenger({ booking, address, of: { draft, change, lost }, known }: TypedProps) {
  const t = useMessages('booking-form');
  const people = useMessages('saved-people');
  const forms = useMessages('forms');
  const navigation = useNavigation();
  const formId = useId();
  const [on] = booking.journey.days;
  const names = useCountryNames().data?.nameMap.zh;
  const form = useFormDraft(
    passengerDraft,
    known?.id ?? 'new',
    known ? typedOfPassengerSaved(known) : emptyPassenger,
  );
  const [document, setDocument] = useState<{ at: number | undefined; typed: PassengerTyped }>();
  const type = () => {
    if (!known && !draft.typing) change({ typing: true });
  };
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
            id: known?.id,
          }}
          countryNames={names}
          onChange={type}
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
      title={t(known ? 'people.edit' : 'people.addOnce')}
      footer={
        <Button wide type="submit" form={formId}>
          {t('passengers.forThis')}
        </Button>
      }
    >
      {!known && lost.typing && (
        <Notice tone="info" title={forms('reloaded')} className={styles.above}>
          {forms('reloaded.text')}
        </Notice>
      )}
      <PassengerForm
        key={form.generation}
        id={formId}
        defaultValue={form.initial}
        context={{ on, programmes: booking.terms.programmes }}
        countryNames={names}
        onChange={(typed) => {
          form.keep(typed);
          type();
        }}
        onEditDocument={(at, typed) => setDocument({ at, typed })}
        onSubmit={(fields) => {
          change((now) => {
            const id = known?.id ?? freshId(now.added);
            const kept = keptPassenger(fields, id);
            return {
              added: known ? now.added.map((one) => (one.id === id ? kept : one)) : [...now.added, kept],
              chosen: now.chosen.includes(id) ? now.chosen : [...now.chosen, id],
              ...(!known && { typing: false }),
            };
          });
          form.forget();
          navigation.returnTo('bookingPassengerChoice', { query: bookingQuery(address) });
        }}
      />
    </Frame>
  );
}
