import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CountryField } from '../country-field/CountryField.tsx';
import { useChoose, useField, useShared, useFormValue } from './use-form.ts';

/** Chinese names of countries and regions by ISO 3166 code. */
export type CountryNames = Readonly<Record<string, string>>;

export interface FormCountryProps<Name extends string = string> {
  /** Name of the form's field. */
  field: Name;
  /** Label of the field. */
  label: ReactNode;
  /** Chinese names by code, for a host that has its own. */
  countryNames?: CountryNames | undefined;
  /** Another one was chosen. */
  onChosen?: (() => void) | undefined;
}

/** A country of the form, from the index by initial letter. */
export function FormCountry({ field, label, countryNames, onChosen }: FormCountryProps) {
  const { form } = useShared<FieldValues, unknown>();
  const { id, error } = useField(field);
  const choose = useChoose(field);
  const value = useFormValue(() => String(form.getValues(field) ?? ''));
  return (
    <CountryField
      {...{ id, label, error, value }}
      {...(countryNames && { names: countryNames })}
      onChange={(code) => {
        choose(code);
        onChosen?.();
      }}
    />
  );
}
