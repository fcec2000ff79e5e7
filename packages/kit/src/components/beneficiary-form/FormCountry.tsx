import type { ReactNode } from 'react';
import { CountryField } from '../country-field/CountryField.tsx';
import { useField, useShared, useTyped } from './use-form.ts';

/** Chinese names of countries and regions by ISO 3166 code. */
export type CountryNames = Readonly<Record<string, string>>;

export interface FormCountryProps {
  field: 'country' | `identities.${number}.country`;
  label: ReactNode;
  countryNames?: CountryNames;
}

/** A country of the form, from the index by initial letter. */
export function FormCountry({ field, label, countryNames }: FormCountryProps) {
  const { form } = useShared();
  const { id, error } = useField(field);
  const value = useTyped(() => form.getValues(field));
  return (
    <CountryField
      {...{ id, label, error, value }}
      {...(countryNames && { names: countryNames })}
      onChange={(code) => {
        form.setValue(field, code, { shouldValidate: form.getFieldState(field).invalid });
        // Another country may ask for the name in another way.
        if (field === 'country') form.clearErrors(['cnFamilyName', 'cnGivenName', 'spelling']);
      }}
    />
  );
}
