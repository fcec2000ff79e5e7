import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { trips } from '../../rules/calculator/conditions.ts';
import { useChoose, useField, useShared, useFormValue } from '../form-fields/use-form.ts';
import { PlaceField } from '../place-field/PlaceField.tsx';
import * as styles from './RouteFields.css.ts';

/** From where to where, by the index of cities, and whether back too. */
export function RouteFields() {
  const t = useMessages('calculator');
  const { form } = useShared<{ from: string; to: string }, unknown>();
  const trip = useFormValue((typed) => String(typed['trip'] ?? ''));
  const chooseTrip = useChoose('trip');
  const swap = () => {
    const { from, to } = form.getValues();
    form.setValue('from', to, { shouldValidate: to !== '' });
    form.setValue('to', from, { shouldValidate: from !== '' });
  };
  return (
    <>
      <div className={styles.places}>
        <div className={styles.place}>
          <City field="from" />
        </div>
        <div className={styles.place}>
          <City field="to" />
        </div>
        <div className={styles.swap}>
          <IconButton icon="swap" label={t('swap')} onClick={swap} />
        </div>
      </div>
      <Segmented
        label={t('trip')}
        labelHidden
        choices={trips.map((value) => ({ value: value as string, label: t(`trip.${value}`) }))}
        value={trip}
        onChange={chooseTrip}
      />
    </>
  );
}

function City({ field }: { field: 'from' | 'to' }) {
  const t = useMessages('calculator');
  const { id, error } = useField(field);
  const choose = useChoose(field);
  const value = useFormValue((typed) => String(typed[field] ?? ''));
  return (
    <PlaceField kind="city" {...{ id, value, error }} label={t(field)} onChange={(code) => choose(code)} />
  );
}
