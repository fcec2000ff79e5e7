import type { ReactNode } from 'react';
import { PlaceField } from '../place-field/PlaceField.tsx';
import { useChoose, useField, useFormValue } from '../form-fields/use-form.ts';

interface FormAirportProps {
  field: string;
  label: ReactNode;
}

/** An airport of the form, from the index. */
export function FormAirport({ field, label }: FormAirportProps) {
  const { id, error } = useField(field);
  const choose = useChoose(field);
  const value = useFormValue((typed) => String(typed[field] ?? ''));
  return <PlaceField kind="airport" {...{ id, label, error, value }} onChange={(code) => choose(code)} />;
}
