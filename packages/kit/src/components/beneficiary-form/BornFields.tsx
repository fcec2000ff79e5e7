import { useFormats, useMessages } from '../../messages/provider.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { factsOfIdentities } from '../../validators/beneficiary.ts';
import { fieldAttributes } from './fields.ts';
import { FormDay } from './FormDay.tsx';
import { useField, useShared, useTyped, type FormValues } from './use-form.ts';
import * as styles from './BeneficiaryForm.css.ts';

/** Birthday and gender: typed, or shown as a valid ID card says them. */
export function BornFields() {
  const t = useMessages('beneficiary-form');
  const { context } = useShared();
  const byCard = useTyped(({ identities }) => identities.some(({ kind }) => kind === 'identityCard'));
  if (byCard) return <BornByCard />;
  return (
    <>
      <FormDay
        field="birthday"
        label={t('birthday')}
        attributes={fieldAttributes.birthday}
        max={context.current.today}
      />
      <GenderField />
    </>
  );
}

function GenderField() {
  const t = useMessages('beneficiary-form');
  const words = useMessages('beneficiaries');
  const { form } = useShared();
  const { id, error } = useField('gender');
  const value = useTyped(({ gender }) => gender);
  return (
    <Segmented
      label={t('gender')}
      choices={[
        { value: 'M', label: words('gender.M') },
        { value: 'F', label: words('gender.F') },
      ]}
      value={value}
      onChange={(chosen) =>
        form.setValue('gender', chosen, { shouldValidate: form.getFieldState('gender').invalid })
      }
      {...{ id, error }}
    />
  );
}

/** What an ID card says cannot be typed otherwise; empty until its number is whole. */
function BornByCard() {
  const t = useMessages('beneficiary-form');
  const words = useMessages('beneficiaries');
  const { date } = useFormats();
  const { context } = useShared();
  const factsOf = ({ identities }: FormValues) => factsOfIdentities(identities, context.current.today);
  const birthday = useTyped((typed) => factsOf(typed)?.birthday);
  const gender = useTyped((typed) => factsOf(typed)?.gender);
  const lock = <Icon name="lock" size={20} />;
  return (
    <div className={styles.born}>
      <Field
        label={t('birthday')}
        hint={t('fromIdentity')}
        value={birthday ? date(birthday, 'date') : ''}
        after={lock}
        readOnly
      />
      <Field
        label={t('gender')}
        hint={t('fromIdentity')}
        value={gender ? words(gender === 'male' ? 'gender.M' : 'gender.F') : ''}
        after={lock}
        readOnly
      />
    </div>
  );
}
