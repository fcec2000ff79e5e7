import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from '../control.css.ts';
import type { DataAttributes } from '../root-props.ts';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

export type FieldProps = Omit<ComponentProps<'input'>, 'size'> &
  DataAttributes &
  FieldWords & {
    /** Before the text inside the outline, such as a dialling code. */
    before?: ReactNode;
    /** After the text inside the outline: an icon, a countdown, an `IconButton`. */
    after?: ReactNode;
  };

/** A line of text. Give it the keyboard and autofill that fit (`inputMode`, `autoComplete`); every other attribute is the input's own. */
export function Field({
  label,
  hint,
  error,
  optional,
  aside,
  before,
  after,
  id,
  className,
  ...input
}: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, aside, id }}>
      {(ties) => (
        <span className={styles.box}>
          {before && <span className={styles.beside}>{before}</span>}
          <input {...input} {...ties} className={classNames(styles.control, className)} />
          {after && <span className={styles.beside}>{after}</span>}
        </span>
      )}
    </FieldFrame>
  );
}
