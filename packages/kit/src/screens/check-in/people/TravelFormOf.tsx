import { useMemo } from 'react';
import { useCountriesOnSale } from '../../../client/places/places.ts';
import { TravelForm, type TravelFormProps } from '../../../components/travel-form/TravelForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import {
  typedOfInformation,
  type TravelInformationKnown,
} from '../../../validators/check-in/travel-information.ts';
import { Reloaded } from '../../shell/ReloadedNotice.tsx';
import { travelDraft, usePersonDraft } from './draft.ts';
import * as styles from './people.css.ts';

interface TravelFormOfProps {
  /** Subject of the draft: segment and passenger. */
  subject: string;
  /** Information on record. */
  known: TravelInformationKnown;
  days: TravelFormProps['context'];
  formId: string;
  onSubmit: TravelFormProps['onSubmit'];
}

/** The form of one passenger, from the draft, else from what is on record. */
export function TravelFormOf({ subject, known, days, formId, onSubmit }: TravelFormOfProps) {
  const t = useMessages('travel-information');
  const countries = useCountriesOnSale().data?.countries;
  const countryNames = useMemo(
    () => countries && Object.fromEntries(countries.map(({ code, name }) => [code, name])),
    [countries],
  );
  const draft = usePersonDraft(travelDraft, subject, typedOfInformation(known));
  const form = (
    <TravelForm
      id={formId}
      defaultValue={draft.initial}
      context={days}
      countryNames={countryNames}
      onChange={draft.keep}
      onSubmit={onSubmit}
    >
      <p className={styles.note}>
        <span className={styles.noteIcon}>
          <Icon name="lock" size={16} />
        </span>
        {t('privacy')}
      </p>
    </TravelForm>
  );
  return (
    <>
      {draft.lost && <Reloaded className={styles.above} />}
      {form}
    </>
  );
}
