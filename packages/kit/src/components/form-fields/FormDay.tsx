import type { ReactNode } from 'react';
import { DateField } from '../../primitives/date-field/DateField.tsx';
import type { FieldAttributes } from './attributes.ts';
import { useField } from './use-form.ts';

export interface FormDayProps<Name extends string = string> {
  field: Name;
  label: ReactNode;
  /** The word for "may be left empty". */
  optional?: ReactNode;
  /** Help that stands below while there is no error. */
  hint?: ReactNode;
  attributes: FieldAttributes;
  /** First and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day of the form, with the device's own calendar. */
export function FormDay({ field, label, optional, hint, attributes, min, max }: FormDayProps) {
  const { tie, id, error } = useField(field);
  const { onChange, min: _min, max: _max, ...rest } = tie;
  return (
    <DateField
      {...attributes}
      {...rest}
      {...{ id, label, optional, hint, error, min, max }}
      onInput={(event) => void onChange(event)}
    />
  );
}
