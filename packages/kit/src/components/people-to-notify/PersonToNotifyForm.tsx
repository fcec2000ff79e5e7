import { MaskedSentence } from '../person-line/MaskedSentence.tsx';
import { useMessages } from '../../messages/provider.tsx';
import {
  checkPersonToNotify,
  checkPersonToNotifyField,
  emptyPersonToNotify,
  personToNotifyFields,
  type PersonToNotifyContext,
  type PersonToNotifyField,
  type PersonToNotifySent,
  type PersonToNotifyTyped,
} from '../../validators/flight/person-to-notify.ts';
import { asTyped } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormPhone } from '../form-fields/FormPhone.tsx';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import type { FormRules } from '../form-fields/use-form.ts';
import { usePlans } from '../form-fields/use-plans.ts';
import * as styles from './PeopleToNotify.css.ts';

/** The same fields, as a form library wants them: it writes into them. */
type Values = { -readonly [Field in keyof PersonToNotifyTyped]: PersonToNotifyTyped[Field] };

export interface PersonToNotifyFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. Empty without it. */
  defaultValue?: PersonToNotifyTyped | undefined;
  /** Hidden number of somebody who is changed, which stays unless another is typed. */
  phone?: string | undefined;
  /** Each change, with all that is typed. */
  onChange?: ((typed: PersonToNotifyTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (value: PersonToNotifySent) => void;
}

const section = 'section-notify';

const rules: FormRules<Values, PersonToNotifyContext, PersonToNotifyField> = {
  check: checkPersonToNotifyField,
  fields: () => personToNotifyFields,
};

/** Asks for somebody who is told by text message when a flight changes. */
export function PersonToNotifyForm({
  defaultValue = emptyPersonToNotify,
  phone,
  onChange,
  onSubmit,
  children,
  ...root
}: PersonToNotifyFormProps) {
  const t = useMessages('notify');
  const forms = useMessages('forms');
  const { read, onPlansChange } = usePlans();
  const context = { changes: phone !== undefined, read };
  return (
    <RuledForm
      {...root}
      {...{ defaultValue, context, onChange, rules }}
      labelOf={(field) => (field === 'phone' ? forms('phone') : t('name'))}
      onSubmit={(typed) => {
        const value = checkPersonToNotify(typed, context);
        if (value) onSubmit(value);
      }}
    >
      <FormText field="name" label={t('name')} attributes={{ ...asTyped, autoComplete: `${section} name` }} />
      <FormPhone field="phone" country="phoneCountry" {...{ onPlansChange, section }} />
      {phone !== undefined && (
        <p className={styles.note}>
          <MaskedSentence text={t('phone.stays', { phone })} />
        </p>
      )}
      <p className={styles.note}>{t('phone.use')}</p>
      {children}
    </RuledForm>
  );
}
