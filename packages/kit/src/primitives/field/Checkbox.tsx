import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { DataAttributes } from '../root-props.ts';
import * as styles from './Checkbox.css.ts';
import { FieldError } from './FieldFrame.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> &
  DataAttributes & {
    /** Words that are agreed to or chosen; links inside keep their own targets. */
    label: ReactNode;
    /** A second line under the words. */
    detail?: ReactNode;
    /** Error message, with what to do. */
    error?: ReactNode;
  };

/** Yes or no, beside its words; a tap anywhere on the row answers. Every other attribute is the input's own. */
export function Checkbox({ label, detail, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={styles.row}>
        <span className={styles.mark}>
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={classNames(styles.box, styles.check, className)}
          />
        </span>
        <span className={styles.words}>
          <span>{label}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
