import { useMessages } from '../../messages/provider.tsx';
import {
  checkPassenger,
  emptyPassenger,
  type PassengerContext,
  type PassengerField,
  type PassengerTyped,
} from '../../validators/saved-people/saved-passenger.ts';
import type { PassengerFields } from '../../contracts/saved-people/saved-people.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormCountry, type CountryNames } from '../form-fields/FormCountry.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { BornFields } from './BornFields.tsx';
import { CardFields } from './CardFields.tsx';
import { DocumentRows } from './DocumentRows.tsx';
import { usePlans } from '../form-fields/use-plans.ts';
import { NameFields } from './NameFields.tsx';
import { ReachFields } from './ReachFields.tsx';
import { TypeField } from './TypeField.tsx';
import { passengerRules } from './use-form.ts';

export interface PassengerFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. Empty without it. */
  defaultValue?: PassengerTyped | undefined;
  /** Facts that the rules need beside the fields. */
  context: Omit<PassengerContext, 'read'>;
  /** Each change, with all that is typed. */
  onChange?: ((typed: PassengerTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (value: PassengerFields) => void;
  /** A document is to be changed, or with no place another one added; what is typed has to be kept meanwhile. */
  onEditDocument: (at: number | undefined, typed: PassengerTyped) => void;
  /** Chinese names of the back end's countries. */
  countryNames?: CountryNames | undefined;
}

/** Asks for a passenger: of which age, how they are called, with which documents they travel, and where they can be reached. */
export function PassengerForm({
  defaultValue = emptyPassenger,
  context: known,
  onChange,
  onSubmit,
  onEditDocument,
  countryNames,
  children,
  ...root
}: PassengerFormProps) {
  const t = useMessages('saved-people');
  const forms = useMessages('forms');
  const { read, onPlansChange } = usePlans();
  const context = { ...known, read };
  const labelOf = (field: PassengerField): string =>
    field === 'documents' ||
    field === 'cnFamilyName' ||
    field === 'cnGivenName' ||
    field === 'cardNumber' ||
    field === 'email'
      ? t(`field.${field}`)
      : forms(field);
  return (
    <RuledForm
      {...root}
      {...{ defaultValue, context, labelOf, onChange }}
      rules={passengerRules}
      onSubmit={(typed) => {
        const checked = checkPassenger(typed, context);
        if (checked.ok) onSubmit(checked.value);
      }}
    >
      <TypeField />
      <NameFields />
      <DocumentRows onEditDocument={onEditDocument} />
      <BornFields />
      <FormCountry field="country" label={forms('country')} countryNames={countryNames} />
      <CardFields />
      <ReachFields onPlansChange={onPlansChange} />
      {children}
    </RuledForm>
  );
}
