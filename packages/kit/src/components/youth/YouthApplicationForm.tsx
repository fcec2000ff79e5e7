import { useMessages } from '../../messages/provider.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { occupations } from '../../rules/programmes/youth.ts';
import {
  checkYouth,
  emptyYouth,
  type YouthField,
  type YouthTyped,
} from '../../validators/programmes/youth.ts';
import { asTyped } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormPhone } from '../form-fields/FormPhone.tsx';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useChoose, useField, useFormValue } from '../form-fields/use-form.ts';
import { usePlans } from '../form-fields/use-plans.ts';
import type { YouthApplicant } from './types.ts';
import { youthRules, type YouthValues } from './use-form.ts';

export interface YouthApplicationFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. Empty without it. */
  defaultValue?: YouthTyped | undefined;
  /** Where the agreement can be read. */
  agreementHref: string;
  /** Each change, with all that is typed. */
  onChange?: ((typed: YouthTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (value: YouthApplicant) => void;
}

const section = 'section-youth';

/** Asks for everything that an application for the youth programme needs. */
export function YouthApplicationForm({
  defaultValue = emptyYouth,
  agreementHref,
  onChange,
  onSubmit,
  children,
  ...root
}: YouthApplicationFormProps) {
  const t = useMessages('youth');
  const forms = useMessages('forms');
  const { read, onPlansChange } = usePlans();
  const context = { read };
  const labelOf = (field: YouthField) => (field === 'phone' ? forms('phone') : t(`field.${field}`));
  return (
    <RuledForm
      {...root}
      {...{ defaultValue, context, labelOf, onChange }}
      rules={youthRules}
      onSubmit={(typed) => {
        const value = checkYouth(typed, context);
        if (value) onSubmit(value);
      }}
    >
      <FormText
        field="name"
        label={t('field.name')}
        attributes={{ ...asTyped, autoComplete: `${section} name` }}
      />
      <FormPhone field="phone" country="phoneCountry" {...{ onPlansChange, section }} />
      <FormText
        field="email"
        label={t('field.email')}
        optional={forms('optional')}
        attributes={{
          ...asTyped,
          type: 'email',
          inputMode: 'email',
          autoCapitalize: 'none',
          autoComplete: `${section} email`,
        }}
      />
      <OccupationField />
      <FormText
        field="organisation"
        label={t('field.organisation')}
        hint={t('field.organisationHint')}
        attributes={{ ...asTyped, autoComplete: `${section} organization`, enterKeyHint: 'done' }}
      />
      <AgreeField href={agreementHref} />
      {children}
    </RuledForm>
  );
}

function OccupationField() {
  const t = useMessages('youth');
  const { id, error } = useField('occupation');
  const choose = useChoose('occupation');
  const value = useFormValue<YouthValues, string>(({ occupation }) => occupation);
  return (
    <Segmented
      label={t('field.occupation')}
      choices={occupations.map((each) => ({ value: each as string, label: t(`occupation.${each}`) }))}
      value={value}
      onChange={choose}
      {...{ id, error }}
    />
  );
}

/** Unticked at first; the agreement itself is one tap away, and what was typed stays. */
function AgreeField({ href }: { href: string }) {
  const t = useMessages('youth');
  const { tie, id, error } = useField('agree');
  return (
    <Checkbox
      {...tie}
      {...{ id, error }}
      label={t.rich('agree', { link: (words) => <Link href={href}>{words}</Link> })}
    />
  );
}
