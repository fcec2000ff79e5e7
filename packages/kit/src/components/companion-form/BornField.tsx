import { useMessages } from '../../messages/provider.tsx';
import { factsOfCompanion, saysBirthday } from '../../validators/check-in/companion-fields.ts';
import { BornByNumber } from '../form-fields/BornByNumber.tsx';
import { FormDay } from '../form-fields/FormDay.tsx';
import { useField } from '../form-fields/use-form.ts';
import { section, useShared, useFormValue, type FormValues } from './use-form.ts';

/** The birthday: typed, or shown as the document's number says it. */
export function BornField() {
  const t = useMessages('forms');
  const { context } = useShared();
  const said = useFormValue((typed) => saysBirthday(typed, context.current.on));
  if (said) return <Said />;
  return (
    <FormDay
      field="birthday"
      label={t('birthday')}
      attributes={{ autoComplete: `${section} bday` }}
      max={context.current.on}
    />
  );
}

function Said() {
  const { context } = useShared();
  const { id, error } = useField('birthday');
  const factsOf = (typed: FormValues) => factsOfCompanion(typed, context.current.on);
  const birthday = useFormValue((typed) => factsOf(typed)?.birthday);
  const gender = useFormValue((typed) => factsOf(typed)?.gender);
  return <BornByNumber {...{ birthday, gender, id, error }} />;
}
