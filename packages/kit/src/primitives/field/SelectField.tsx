import { useMemo, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import * as field from '../control.css.ts';
import type { DataAttributes } from '../root-props.ts';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import * as styles from './SelectField.css.ts';

/** One choice of a list: what is sent and what is read. */
export type Choice<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
};

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  DataAttributes &
  FieldWords & {
    /** Choices in their order. */
    choices: readonly Choice[];
    /** Words that are there until something is chosen. */
    placeholder?: string | undefined;
  };

/** One of many, with the device's own list. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  aside,
  choices,
  placeholder,
  id,
  className,
  ...select
}: SelectFieldProps) {
  // A list of all countries is not gone through again for an error beside it.
  const options = useMemo(
    () =>
      choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.disabled}>
          {choice.label}
        </option>
      )),
    [choices],
  );
  return (
    <FieldFrame {...{ label, hint, error, optional, aside, id }}>
      {(ties) => (
        <span className={field.box}>
          <select {...select} {...ties} className={classNames(field.control, styles.select, className)}>
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options}
          </select>
          <Icon name="chevron-down" size={20} className={styles.arrow} />
        </span>
      )}
    </FieldFrame>
  );
}
