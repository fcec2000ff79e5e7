import type { ContactFields, SavedContact } from '../../contracts/saved-people/saved-people.ts';
import { useMessages } from '../../messages/provider.tsx';
import {
  checkSavedContact,
  emptySavedContact,
  type SavedContactTyped,
  type SavedContext,
} from '../../validators/saved-people/saved-contact.ts';
import { asTyped, emailAttributes } from '../form-fields/attributes.ts';
import type { FormRootProps, FormSummary } from '../form-fields/form-root-props.ts';
import { FormPhone } from '../form-fields/FormPhone.tsx';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { usePlans } from '../form-fields/use-plans.ts';
import { contactRules } from './use-form.ts';

export interface ContactFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. Empty without it. */
  defaultValue?: SavedContactTyped | undefined;
  /** The saved contacts, and which of them is changed. */
  context: Omit<SavedContext<SavedContact>, 'read'>;
  /** Place of the summary of mistakes if not above the fields, and mistakes of the page that it names too. */
  summary?: FormSummary | undefined;
  /** Each change, with all that is typed. */
  onChange?: ((typed: SavedContactTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (value: ContactFields) => void;
}

const section = 'section-contact';

/** Asks for somebody whom the airline may reach about an order. */
export function ContactForm({
  defaultValue = emptySavedContact,
  context: known,
  summary,
  onChange,
  onSubmit,
  children,
  ...root
}: ContactFormProps) {
  const t = useMessages('saved-people');
  const forms = useMessages('forms');
  const { read, onPlansChange } = usePlans();
  const context = { ...known, read };
  return (
    <RuledForm
      {...root}
      {...{ defaultValue, context, summary, onChange }}
      rules={contactRules}
      labelOf={(field) => (field === 'phone' ? forms('phone') : t(`field.${field}`))}
      onSubmit={(typed) => {
        const value = checkSavedContact(typed, context);
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
        attributes={emailAttributes(section)}
      />
      {children}
    </RuledForm>
  );
}
