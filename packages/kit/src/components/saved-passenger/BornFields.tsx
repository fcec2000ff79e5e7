import { useMessages } from '../../messages/provider.tsx';
import { factsOfPassenger } from '../../validators/saved-people/saved-passenger.ts';
import { BornByNumber } from '../form-fields/BornByNumber.tsx';
import { FormDay } from '../form-fields/FormDay.tsx';
import { FormGender } from '../form-fields/FormGender.tsx';
import { useField } from '../form-fields/use-form.ts';
import { section, usePassenger, usePassengerTyped } from './use-form.ts';

/** Birthday and gender: typed, or shown as the number of a document says them. */
export function BornFields() {
  const t = useMessages('forms');
  const { context } = usePassenger();
  const said = usePassengerTyped((typed) => factsOfPassenger(typed, context.current.on) !== undefined);
  if (said) return <Said />;
  return (
    <>
      <FormDay
        field="birthday"
        label={t('birthday')}
        attributes={{ autoComplete: `${section} bday` }}
        max={context.current.on}
      />
      <FormGender field="gender" />
    </>
  );
}

function Said() {
  const { context } = usePassenger();
  const { id, error } = useField('birthday');
  const birthday = usePassengerTyped((typed) => factsOfPassenger(typed, context.current.on)?.birthday);
  const gender = usePassengerTyped((typed) => factsOfPassenger(typed, context.current.on)?.gender);
  return <BornByNumber {...{ birthday, gender, id, error }} />;
}
