import { useMessages } from '../../messages/provider.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { checkEnrolmentField } from '../../validators/account/enrolment.ts';
import { documentNumberAttributes } from '../form-fields/attributes.ts';
import { useField, useShared, useFormValue } from './use-form.ts';
import * as styles from './RegistrationForm.css.ts';

/** The number of the document, with a tick once it can be right. */
export function NumberField() {
  const t = useMessages('forms');
  const { context } = useShared();
  const { tie, id, error } = useField('number');
  const good = useFormValue((typed) => checkEnrolmentField('number', typed, context.current) === undefined);
  return (
    <Field
      {...documentNumberAttributes}
      {...tie}
      {...{ id, error }}
      type="text"
      label={t('number')}
      after={good && <Icon name="check" size={20} className={styles.good} />}
    />
  );
}
