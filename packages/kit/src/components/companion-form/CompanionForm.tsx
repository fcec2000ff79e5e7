import type { Companion, CompanionFields } from '../../contracts/check-in/companions.ts';
import { useMessages } from '../../messages/provider.tsx';
import { checkCompanion } from '../../validators/check-in/companion.ts';
import {
  emptyCompanion,
  type CompanionContext,
  type CompanionField,
  type CompanionTyped,
} from '../../validators/check-in/companion-typed.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormPhone } from '../form-fields/FormPhone.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { usePlans } from '../form-fields/use-plans.ts';
import { BornField } from './BornField.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { NameFields } from './NameFields.tsx';
import { TypeField } from './TypeField.tsx';
import { companionRules, section } from './use-form.ts';

export interface CompanionFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. Empty without it. */
  defaultValue?: CompanionTyped | undefined;
  /** The day by which ages are measured, and who is on the list already, but for who is changed. */
  context: Omit<CompanionContext, 'read'>;
  /** Each change, with all that is typed. */
  onChange?: ((typed: CompanionTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (value: CompanionFields) => void;
  /** The one who shows the typed document already was tapped; without it they can only be seen. */
  onSelectCompanion?: ((companion: Companion) => void) | undefined;
}

/** Asks for somebody who travels along. */
export function CompanionForm({
  defaultValue = emptyCompanion,
  context: known,
  onChange,
  onSubmit,
  onSelectCompanion,
  children,
  ...root
}: CompanionFormProps) {
  const t = useMessages('companions');
  const forms = useMessages('forms');
  const { read, onPlansChange } = usePlans();
  const context: CompanionContext = { ...known, read };
  const labelOf = (field: CompanionField): string =>
    field === 'familyName' || field === 'givenName' ? t(field) : forms(field);
  return (
    <RuledForm
      {...root}
      {...{ defaultValue, context, labelOf, onChange }}
      rules={companionRules}
      onSubmit={(typed) => {
        const checked = checkCompanion(typed, context);
        if (checked.ok) onSubmit(checked.value);
      }}
    >
      <TypeField />
      <NameFields />
      <DocumentFields onSelectCompanion={onSelectCompanion} />
      <BornField />
      <FormPhone
        field="phone"
        country="phoneCountry"
        optional={forms('optional')}
        placeholder={t('phone.placeholder')}
        {...{ onPlansChange, section }}
      />
      {children}
    </RuledForm>
  );
}
