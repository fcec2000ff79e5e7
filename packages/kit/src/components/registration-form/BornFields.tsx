import { useMessages } from '../../messages/provider.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { factsOfEnrolment, saidByNumber } from '../../validators/account/enrolment.ts';
import { BornByNumber } from '../form-fields/BornByNumber.tsx';
import { FormGender } from '../form-fields/FormGender.tsx';
import { FormDay, section, useField, useShared, useFormValue, type FormValues } from './use-form.ts';

/** Birthday and gender, typed or as the number says them; and the box for a child under 2. */
export function BornFields() {
  const t = useMessages('forms');
  const { context } = useShared();
  const said = useFormValue((typed) => saidByNumber(typed, context.current.today));
  return (
    <>
      {said ? (
        <Said />
      ) : (
        <>
          <FormGender field="gender" />
          <FormDay
            field="birthday"
            label={t('birthday')}
            attributes={{ autoComplete: `${section} bday` }}
            max={context.current.today}
          />
        </>
      )}
      <InfantField />
    </>
  );
}

/** Empty until the number is whole. */
function Said() {
  const { context } = useShared();
  const factsOf = (typed: FormValues) => factsOfEnrolment(typed, context.current.today);
  const birthday = useFormValue((typed) => factsOf(typed)?.birthday);
  const gender = useFormValue((typed) => factsOf(typed)?.gender);
  return <BornByNumber {...{ birthday, gender }} />;
}

function InfantField() {
  const t = useMessages('register');
  const { tie, id, error } = useField('infant');
  return <Checkbox {...tie} {...{ id, error }} label={t('infant')} detail={t('infant.text')} />;
}
