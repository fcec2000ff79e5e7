import type { ReactNode } from 'react';
import { Field } from '../../primitives/field/Field.tsx';
import type { BeneficiaryField } from '../../validators/beneficiary.ts';
import type { FieldAttributes } from './fields.ts';
import { useField } from './use-form.ts';

export interface FormTextProps {
  field: BeneficiaryField;
  label: ReactNode;
  /** The word for "may be left empty". */
  optional?: ReactNode;
  attributes: FieldAttributes;
}

/** A line of text of the form; it keeps its own text, and draws itself anew only for what is wrong with it. */
export function FormText({ field, label, optional, attributes }: FormTextProps) {
  const { tie, id, error } = useField(field);
  return <Field {...attributes} {...tie} {...{ id, label, optional, error }} type="text" />;
}
