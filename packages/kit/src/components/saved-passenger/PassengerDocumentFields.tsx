import { useMessages } from '../../messages/provider.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { passengerCredentials, type PassengerCredential } from '../../rules/credentials.ts';
import {
  hasExpiry,
  type PassengerDocumentContext,
} from '../../validators/saved-people/saved-passenger-document.ts';
import { documentNumberAttributes } from '../form-fields/attributes.ts';
import { FormCountry, type CountryNames } from '../form-fields/FormCountry.tsx';
import { FormDay } from '../form-fields/FormDay.tsx';
import { useField, useShared, useFormValue } from '../form-fields/use-form.ts';
import type { DocumentValues } from './use-form.ts';

interface PassengerDocumentFieldsProps {
  countryNames: CountryNames | undefined;
}

/** Kind, issuer, number and end of a document. */
export function PassengerDocumentFields({ countryNames }: PassengerDocumentFieldsProps) {
  const t = useMessages('forms');
  const words = useMessages('beneficiaries');
  const { form, context } = useShared<DocumentValues, PassengerDocumentContext>();
  const { tie, id, error } = useField('number');
  const kind = useFormValue<DocumentValues, PassengerCredential>((typed) => typed.kind);
  const ends = hasExpiry(kind);
  return (
    <>
      <SelectField
        label={t('kind')}
        choices={passengerCredentials.map((each) => ({ value: each, label: words(`document.${each}`) }))}
        value={kind}
        onChange={(event) => {
          form.setValue('kind', event.target.value as PassengerCredential);
          // The errors came from the rules of another kind.
          form.clearErrors();
        }}
      />
      <FormCountry field="issuer" label={t('issuer')} countryNames={countryNames} />
      <Field {...documentNumberAttributes} {...tie} {...{ id, error }} type="text" label={t('number')} />
      <FormDay
        field="expiry"
        label={t('expiry')}
        optional={!ends && t('optional')}
        attributes={{ autoComplete: 'off' }}
        min={context.current.on}
      />
    </>
  );
}
