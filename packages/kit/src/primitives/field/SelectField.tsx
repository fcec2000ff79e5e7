import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import * as field from '../control.css.ts';
import type { DataAttributes } from '../root-props.ts';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { LongSelect, Options, type Choice } from './LongSelect.tsx';
import * as styles from './SelectField.css.ts';

export type { Choice };

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  DataAttributes &
  FieldWords & {
    /** Choices in their order. */
    choices: readonly Choice[];
    /** Words that are there until something is chosen. */
    placeholder?: string | undefined;
  };

/** From so many choices on, how they are made is felt. */
const many = 100;

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
  const { value } = select;
  const isLong = choices.length >= many && typeof value === 'string' && placeholder === undefined;
  return (
    <FieldFrame {...{ label, hint, error, optional, aside, id }}>
      {(ties) => {
        const attributes = {
          ...select,
          ...ties,
          className: classNames(field.control, styles.select, className),
        };
        return (
          <span className={field.box}>
            {isLong ? (
              <LongSelect {...attributes} {...{ value, choices }} />
            ) : (
              <select {...attributes}>
                {placeholder !== undefined && (
                  <option value="" disabled>
                    {placeholder}
                  </option>
                )}
                <Options choices={choices} />
              </select>
            )}
            <Icon name="chevron-down" size={20} className={styles.arrow} />
          </span>
        );
      }}
    </FieldFrame>
  );
}
