import type { ReactNode } from 'react';
import { useField } from '../form-fields/use-form.ts';
import { PasswordField, type PasswordFieldProps } from '../password-field/PasswordField.tsx';

interface SecretProps extends Pick<
  PasswordFieldProps,
  'autoComplete' | 'strength' | 'aside' | 'hint' | 'inputMode' | 'maxLength'
> {
  field: string;
  label: ReactNode;
}

/** A password of a form. */
export function Secret({ field, label, ...look }: SecretProps) {
  const { tie, id, error } = useField(field);
  const { min: _min, max: _max, maxLength: _length, ...rest } = tie;
  return <PasswordField {...rest} {...look} {...{ id, label, error }} />;
}
