import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useFormats } from '../../messages/use-formats.ts';
import { DateField } from '../../primitives/date-field/DateField.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { useMergedRef } from '../../primitives/use-merged-ref.ts';
import { refuse } from '../../validators/result.ts';
import type { FieldAttributes } from './attributes.ts';
import { useField, useShared } from './use-form.ts';

export interface FormDayProps<Name extends string = string> extends RootProps<HTMLInputElement> {
  /** Name of the form's field. */
  field: Name;
  /** Label of the field. */
  label: ReactNode;
  /** The word for "may be left empty". */
  optional?: ReactNode;
  /** Help that is below while there is no error. */
  hint?: ReactNode;
  /** Keyboard and autofill. */
  attributes: FieldAttributes;
  /** First and last day that may be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen, `2026-06-01`. */
  max?: string | undefined;
}

/** A day of the form, with the device's own calendar. */
export function FormDay({ field, label, optional, hint, attributes, min, max, ref, ...root }: FormDayProps) {
  const input = useRef<HTMLInputElement>(null);
  // The 30th of February has no value, but somebody has typed it.
  const { tie, id, error } = useField(field, () =>
    input.current?.validity.badInput ? refuse('day.date') : undefined,
  );
  const { form, subscribe } = useShared();
  const { date } = useFormats();
  // The date that is shown follows also where the form itself sets it.
  const typed = () => form.getValues(field);
  useSyncExternalStore(subscribe, typed, typed);
  const { onChange, min: _min, max: _max, ...rest } = tie;
  return (
    <DateField
      {...root}
      {...attributes}
      {...rest}
      {...{ id, label, optional, hint, error, min, max }}
      ref={useMergedRef(useMergedRef(tie.ref, input), ref)}
      words={(day) => date(day, 'date')}
      onInput={(event) => void onChange(event)}
    />
  );
}
