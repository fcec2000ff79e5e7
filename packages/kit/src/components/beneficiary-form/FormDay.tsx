import type { ReactNode } from 'react';
import { DateField } from '../../primitives/date-field/DateField.tsx';
import type { BeneficiaryField } from '../../validators/beneficiary.ts';
import type { FieldAttributes } from './fields.ts';
import { useField } from './use-form.ts';

export interface FormDayProps {
  field: BeneficiaryField;
  label: ReactNode;
  /** The word for "may be left empty". */
  optional?: ReactNode;
  attributes: FieldAttributes;
  /** First and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day of the form, with the device's own calendar. */
export function FormDay({ field, label, optional, attributes, min, max }: FormDayProps) {
  const { tie, id, error } = useField(field);
  const { onChange, min: _min, max: _max, ...rest } = tie;
  return (
    <DateField
      {...attributes}
      {...rest}
      {...{ id, label, optional, error, min, max }}
      onInput={(event) => void onChange(event)}
    />
  );
}
