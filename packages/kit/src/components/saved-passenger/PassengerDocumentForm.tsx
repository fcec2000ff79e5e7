import { useMessages } from '../../messages/provider.tsx';
import {
  checkPassengerDocument,
  emptyPassengerDocument,
  type PassengerDocumentContext,
  type PassengerDocumentTyped,
} from '../../validators/saved-people/saved-passenger-document.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import type { CountryNames } from '../form-fields/FormCountry.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { PassengerDocumentFields } from './PassengerDocumentFields.tsx';
import { documentRules } from './use-form.ts';

export interface PassengerDocumentFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. Empty without it. */
  defaultValue?: PassengerDocumentTyped | undefined;
  /** Facts that the rules need beside the fields. */
  context: PassengerDocumentContext;
  /** Each change, with all that is typed. */
  onChange?: ((typed: PassengerDocumentTyped) => void) | undefined;
  /** A form without mistakes was submitted: the document, its number as it is stored. */
  onSubmit: (document: PassengerDocumentTyped) => void;
  /** Chinese names of the back end's countries. */
  countryNames?: CountryNames | undefined;
}

/** Asks for one document of a passenger. */
export function PassengerDocumentForm({
  defaultValue = emptyPassengerDocument,
  context,
  onChange,
  onSubmit,
  countryNames,
  children,
  ...root
}: PassengerDocumentFormProps) {
  const t = useMessages('forms');
  return (
    <RuledForm
      {...root}
      {...{ defaultValue, context, onChange }}
      rules={documentRules}
      labelOf={(field) => t(field)}
      onSubmit={(typed) => {
        const checked = checkPassengerDocument(typed, context);
        if (checked) onSubmit(checked);
      }}
    >
      <PassengerDocumentFields countryNames={countryNames} />
      {children}
    </RuledForm>
  );
}
