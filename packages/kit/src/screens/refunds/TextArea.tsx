import type { ComponentProps } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import * as control from '../../primitives/control.css.ts';
import { FieldFrame, type FieldWords } from '../../primitives/field/FieldFrame.tsx';
import * as styles from './refunds.css.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldWords;

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, aside, id, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, aside, id }}>
      {(ties) => (
        <span className={classNames(control.box, styles.textBox)}>
          <textarea {...area} {...ties} rows={3} className={classNames(control.control, styles.text)} />
        </span>
      )}
    </FieldFrame>
  );
}
