import { useMessages } from '../../messages/provider.tsx';
import { factsOfIdentities } from '../../validators/beneficiaries/beneficiary-fields.ts';
import { BornByNumber } from '../form-fields/BornByNumber.tsx';
import { FormGender } from '../form-fields/FormGender.tsx';
import { fieldAttributes } from './fields.ts';
import { FormDay, useShared, useFormValue, type FormValues } from './use-form.ts';

/** Birthday and gender: typed, or shown as a valid ID card says them. */
export function BornFields() {
  const t = useMessages('forms');
  const { context } = useShared();
  const byCard = useFormValue(({ identities }) => identities.some(({ kind }) => kind === 'identityCard'));
  if (byCard) return <BornByCard />;
  return (
    <>
      <FormDay
        field="birthday"
        label={t('birthday')}
        attributes={fieldAttributes.birthday}
        max={context.current.today}
      />
      <FormGender field="gender" />
    </>
  );
}

/** Empty until the number of the ID card is whole. */
function BornByCard() {
  const { context } = useShared();
  const factsOf = ({ identities }: FormValues) => factsOfIdentities(identities, context.current.today);
  const birthday = useFormValue((typed) => factsOf(typed)?.birthday);
  const gender = useFormValue((typed) => factsOf(typed)?.gender);
  return <BornByNumber {...{ birthday, gender }} />;
}
