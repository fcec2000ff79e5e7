import { useMessages } from '../../messages/provider.tsx';
import type { CountryNames } from '../form-fields/FormCountry.tsx';
import type { ReadPinyin } from '../form-fields/FormSpelling.tsx';
import { BornFields } from './BornFields.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { KindField } from './KindField.tsx';
import { NameFields } from './NameFields.tsx';
import { NumberField } from './NumberField.tsx';
import { FormCountry, FormText, useShared, useFormValue } from './use-form.ts';
import { asTyped } from '../form-fields/attributes.ts';

interface DocumentGroupProps {
  readPinyin: ReadPinyin;
  countryNames: CountryNames | undefined;
}

/** Document, name, birthday and gender; with another document than an ID card, the country first: the name follows from it. */
export function DocumentGroup({ readPinyin, countryNames }: DocumentGroupProps) {
  const t = useMessages('register');
  const forms = useMessages('forms');
  const { form } = useShared();
  const byCard = useFormValue(({ kind }) => kind === 'identityCard');
  const country = (
    <FormCountry
      field="country"
      label={forms('country')}
      countryNames={countryNames}
      // Another country may ask for name and number in another way.
      onChange={() => form.clearErrors(['number', 'cnFamilyName', 'cnGivenName', 'spelling'])}
    />
  );
  return (
    <FieldGroup title={t('group.document')} text={t('group.document.text')}>
      <KindField />
      {!byCard && country}
      <NumberField />
      <NameFields read={readPinyin} />
      <BornFields />
      {byCard && country}
      <FormText
        field="membershipCard"
        label={t('card')}
        optional={forms('optional')}
        hint={t('card.hint')}
        attributes={{ ...asTyped, autoComplete: 'off', inputMode: 'numeric' }}
      />
    </FieldGroup>
  );
}
