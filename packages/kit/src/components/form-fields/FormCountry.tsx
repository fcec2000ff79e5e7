import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RootProps } from '../../primitives/root-props.ts';
import { CountryField } from '../country-field/CountryField.tsx';
import { useChoose, useField, useShared, useFormValue } from './use-form.ts';

/** Chinese names of countries and regions by ISO 3166 code. */
export type CountryNames = Readonly<Record<string, string>>;

export interface FormCountryProps<Name extends string = string> extends RootProps<HTMLButtonElement> {
  /** Name of the form's field. */
  field: Name;
  /** Label of the field. */
  label: ReactNode;
  /** Chinese names by code, for a host that has its own. */
  countryNames?: CountryNames | undefined;
  /** Another one was chosen. */
  onChange?: (() => void) | undefined;
}

/** A country of the form, from the index by initial letter. */
export function FormCountry({ field, label, countryNames, onChange, ...root }: FormCountryProps) {
  const { form } = useShared<FieldValues, unknown>();
  const { id, error } = useField(field);
  const choose = useChoose(field);
  const value = useFormValue(() => String(form.getValues(field) ?? ''));
  return (
    <CountryField
      {...root}
      data-part={field}
      data-state={error ? 'invalid' : undefined}
      {...{ id, label, error, value }}
      {...(countryNames && { names: countryNames })}
      onChange={(code) => {
        choose(code);
        onChange?.();
      }}
    />
  );
}
