import { useMessages } from '../../messages/provider.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import {
  checkNewContactField,
  newContact,
  newContactFields,
  type NewContactField,
  type NewContactTyped,
} from '../../validators/account/recovery.ts';
import { asTyped } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useShared, useFormValue, type FormRules } from '../form-fields/use-form.ts';

export interface NewContactFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. */
  defaultValue: NewContactTyped;
  /** Each change, with all that is typed. */
  onChange: (typed: NewContactTyped) => void;
  /** A phone or an address without mistakes was submitted. */
  onSubmit: (contact: { readonly by: NewContactTyped['by']; readonly account: string }) => void;
}

type Values = { -readonly [Field in keyof NewContactTyped]: NewContactTyped[Field] };

const rules: FormRules<Values, undefined, NewContactField> = {
  check: checkNewContactField,
  fields: newContactFields,
};

/** Asks for a phone or an e-mail address in place of what is on file, and says before that the phone changes only once. */
export function NewContactForm({ defaultValue, onChange, onSubmit, children, ...root }: NewContactFormProps) {
  const t = useMessages('recovery');
  const submit = (typed: Values) => {
    const checked = newContact(typed);
    if (checked.ok) onSubmit({ by: typed.by, account: checked.value });
  };
  return (
    <RuledForm<Values, undefined, NewContactField>
      {...root}
      {...{ defaultValue, rules, onChange }}
      context={undefined}
      labelOf={(field) => t(`change.${field}`)}
      onSubmit={submit}
    >
      <Fields />
      {children}
    </RuledForm>
  );
}

function Fields() {
  const t = useMessages('recovery');
  const { form } = useShared<Values, undefined>();
  const by = useFormValue<Values, NewContactTyped['by']>((typed) => typed.by);
  return (
    <>
      <Segmented
        label={t('change.kind')}
        choices={(['mobile', 'email'] as const).map((value) => ({ value, label: t(`choose.${value}`) }))}
        value={by}
        onChange={(chosen) => {
          form.setValue('by', chosen);
          form.clearErrors();
        }}
      />
      {by === 'mobile' ? (
        <>
          <FormText
            field="newPhone"
            label={t('change.newPhone')}
            hint={t('change.phoneHint')}
            attributes={{ ...asTyped, type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' }}
          />
          <Notice tone="attention">
            {t.rich('change.once', { b: (words) => <strong>{words}</strong> })}
          </Notice>
        </>
      ) : (
        <FormText
          field="newEmail"
          label={t('change.newEmail')}
          hint={t('change.email')}
          attributes={{ ...asTyped, type: 'email', inputMode: 'email', autoComplete: 'email' }}
        />
      )}
    </>
  );
}
