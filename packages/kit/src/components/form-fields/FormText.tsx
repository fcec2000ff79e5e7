import type { ReactNode } from 'react';
import { Field } from '../../primitives/field/Field.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { useMergedRef } from '../../primitives/use-merged-ref.ts';
import type { FieldAttributes } from './attributes.ts';
import { useField } from './use-form.ts';

export interface FormTextProps<Name extends string = string> extends RootProps<HTMLInputElement> {
  /** Name of the form's field. */
  field: Name;
  /** Label of the field. */
  label: ReactNode;
  /** The word for "may be left empty". */
  optional?: ReactNode;
  /** Help that is below while there is no error. */
  hint?: ReactNode;
  /** An example, where it is no help that must stay. */
  placeholder?: string | undefined;
  /** Keyboard and autofill. */
  attributes: FieldAttributes & { readonly type?: 'text' | 'tel' | 'email' };
}

/** A line of text of the form; it keeps its own text, and draws itself again only for what is wrong with it. */
export function FormText({
  field,
  label,
  optional,
  hint,
  placeholder,
  attributes,
  ref,
  ...root
}: FormTextProps) {
  const { tie, id, error } = useField(field);
  return (
    <Field
      type="text"
      {...root}
      {...attributes}
      {...tie}
      ref={useMergedRef(tie.ref, ref)}
      {...{ id, label, optional, hint, placeholder, error }}
    />
  );
}
