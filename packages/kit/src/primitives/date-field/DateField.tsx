import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import * as field from '../control.css.ts';
import { FieldFrame, type FieldWords } from '../field/FieldFrame.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { DataAttributes } from '../root-props.ts';
import * as styles from './DateField.css.ts';

export type DateFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> &
  DataAttributes &
  FieldWords & {
    /** A calendar date as `2026-06-01`, or the empty string. Without it the field keeps its own, from `defaultValue` on. */
    value?: string | undefined;
    /** Receives the same form; the empty string while the date is incomplete. */
    onChange?: ((value: string) => void) | undefined;
    /** First date that may be chosen, as `2026-06-01`. A typed date can still lie outside: say so through `error`. */
    min?: string | undefined;
    /** The last date that may be chosen, as `2026-06-01`. */
    max?: string | undefined;
    /** Writes the date in the reader's language, as the closed field shows it; without it the browser's own form is there. */
    words?: ((date: string) => string) | undefined;
  };

/** One day, with the device's own calendar and keys. While nobody types, it is there as the reader writes it. */
export function DateField({
  label,
  hint,
  error,
  optional,
  aside,
  value,
  onChange,
  onBlur,
  words,
  id,
  className,
  ...input
}: DateFieldProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value ?? input.defaultValue?.toString() ?? '');
  // A day that is half typed has no date, and stays as it was typed.
  const look = (at: HTMLInputElement) => setShown(at.validity.badInput ? halfTyped : at.value);
  useLayoutEffect(() => {
    const at = box.current?.querySelector('input');
    if (at) look(at);
  });
  const own = words !== undefined && shown !== halfTyped;
  return (
    <FieldFrame {...{ label, hint, error, optional, aside, id }}>
      {(ties) => (
        <span ref={box} className={classNames(field.box, styles.box)}>
          <input
            {...input}
            {...ties}
            type="date"
            value={value}
            onChange={(event) => {
              look(event.target);
              onChange?.(event.target.value);
            }}
            onBlur={(event) => {
              look(event.target);
              onBlur?.(event);
            }}
            className={classNames(field.control, styles.input, own && styles.clear, className)}
          />
          {own && (
            <span aria-hidden className={styles.shown}>
              {shown && words(shown)}
            </span>
          )}
          <Icon name="calendar" size={20} className={styles.icon} />
        </span>
      )}
    </FieldFrame>
  );
}

const halfTyped = 'half';
