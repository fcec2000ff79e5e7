import { useMessages } from '../../messages/provider.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { memberCredentials, type CredentialKind } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import type { RecoveryWay } from '../../rules/recovery/recovery.ts';
import {
  checkFindField,
  findFields,
  type FindField,
  type FindTyped,
} from '../../validators/account/recovery.ts';
import { asTyped, documentNumberAttributes } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useShared, useFormValue, type FormRules } from '../form-fields/use-form.ts';

export interface FindMemberFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. */
  defaultValue: FindTyped;
  /** No birthday in an ID number is after it. */
  today: Day;
  /** Each change, with all that is typed. */
  onChange: (typed: FindTyped) => void;
  /** A form without mistakes was submitted. */
  onSubmit: (typed: FindTyped) => void;
}

type Values = { -readonly [Field in keyof FindTyped]: FindTyped[Field] };

const rules: FormRules<Values, Day, FindField> = { check: checkFindField, fields: findFields };

const ways = ['document', 'card'] as const satisfies readonly RecoveryWay[];

/** Asks who has forgotten the password: a document, or the card number. */
export function FindMemberForm({
  defaultValue,
  today,
  onChange,
  onSubmit,
  children,
  ...root
}: FindMemberFormProps) {
  const t = useMessages('recovery');
  const forms = useMessages('forms');
  return (
    <RuledForm<Values, Day, FindField>
      {...root}
      {...{ defaultValue, rules, onChange, onSubmit }}
      context={today}
      labelOf={(field) => (field === 'card' ? t('find.card') : forms('number'))}
    >
      <Way />
      <Asked />
      {children}
    </RuledForm>
  );
}

function Way() {
  const t = useMessages('recovery');
  const { form } = useShared<Values, Day>();
  const way = useFormValue<Values, RecoveryWay>((typed) => typed.way);
  return (
    <Segmented
      label={t('find.way')}
      choices={ways.map((value) => ({ value, label: t(`find.${value}`) }))}
      value={way}
      onChange={(chosen) => {
        form.setValue('way', chosen);
        // The errors applied to the other way.
        form.clearErrors();
      }}
    />
  );
}

function Asked() {
  const t = useMessages('recovery');
  const forms = useMessages('forms');
  const words = useMessages('beneficiaries');
  const { form } = useShared<Values, Day>();
  const way = useFormValue<Values, RecoveryWay>((typed) => typed.way);
  const kind = useFormValue<Values, CredentialKind>((typed) => typed.kind);
  if (way === 'card')
    return (
      <FormText
        field="card"
        label={t('find.card')}
        hint={t('find.cardHint')}
        attributes={{ ...asTyped, inputMode: 'numeric', autoComplete: 'username' }}
      />
    );
  return (
    <>
      <SelectField
        label={forms('kind')}
        choices={memberCredentials.map((each) => ({ value: each, label: words(`document.${each}`) }))}
        value={kind}
        onChange={(event) => {
          form.setValue('kind', event.target.value as CredentialKind);
          form.clearErrors('number');
        }}
      />
      <FormText field="number" label={forms('number')} attributes={documentNumberAttributes} />
    </>
  );
}
