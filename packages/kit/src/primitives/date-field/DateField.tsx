import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import * as field from '../control.css.ts';
import { FieldFrame, type FieldWords } from '../field/FieldFrame.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './DateField.css.ts';

export type DateFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> &
  FieldWords & {
    /** A calendar date as `2026-06-01`, or the empty string. Without it the field keeps its own, from `defaultValue` on. */
    value?: string | undefined;
    /** Receives the same form; the empty string while the date is incomplete. */
    onChange?: ((value: string) => void) | undefined;
    /** First and last date that may be chosen, as `2026-06-01`. A typed date can still lie outside: say so through `error`. */
    min?: string | undefined;
    max?: string | undefined;
  };

/** One day, with the device's own calendar. */
export function DateField({
  label,
  hint,
  error,
  optional,
  aside,
  value,
  onChange,
  id,
  className,
  ...input
}: DateFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, aside, id }}>
      {(ties) => (
        <span className={classNames(field.box, styles.box)}>
          <input
            {...input}
            {...ties}
            type="date"
            value={value}
            onChange={(event) => onChange?.(event.target.value)}
            className={classNames(field.control, styles.input, className)}
          />
          <Icon name="calendar" size={20} className={styles.icon} />
        </span>
      )}
    </FieldFrame>
  );
}
