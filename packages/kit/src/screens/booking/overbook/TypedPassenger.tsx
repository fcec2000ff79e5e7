import { useId, useState } from 'react';
import { useCountryNames } from '../../../client/names.ts';
import { PassengerForm } from '../../../components/saved-passenger/PassengerForm.tsx';
import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { typedOfPassengerSaved } from '../../../validators/saved-people/saved-passenger-wire.ts';
import { emptyPassenger, type PassengerTyped } from '../../../validators/saved-people/saved-passenger.ts';
import { Frame } from '../../shell/Frame.tsx';
import { draftInMemory, useFormDraft } from '../../shell/use-form-draft.ts';
import { bookingQuery } from '../booking-address.ts';
import type { BookingPageProps } from './BookingStates.tsx';
import { takingTyped } from './kept-passenger.ts';
import { TypedDocument } from './TypedDocument.tsx';
import * as styles from './overbook.css.ts';

interface TypedProps extends BookingPageProps {
  /** Somebody who was typed for this booking before and is changed now. */
  known?: SavedPassenger | undefined;
}

const passengerDraft = draftInMemory<PassengerTyped, never>('bookingPassenger');

/** The form of somebody who travels in this booking alone, with the form of a document in its place while one is typed. */
export function TypedPassenger({ booking, address, of: { draft, change, lost }, known }: TypedProps) {
  const t = useMessages('booking-form');
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
  if (document)
    return (
      <TypedDocument
        key="document"
        {...document}
        context={{ on, list: [...draft.added, ...booking.terms.paxs], id: known?.id }}
        countryNames={names}
        onChange={type}
        onKeep={keep}
      />
    );
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
          change(takingTyped(fields, known?.id));
          form.forget();
          navigation.returnTo('bookingPassengerChoice', { query: bookingQuery(address) });
        }}
      />
    </Frame>
  );
}
