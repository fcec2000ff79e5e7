import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { RootProps } from '../root-props.ts';
import * as styles from './FieldFrame.css.ts';

/** Words that every field shows around its control. */
export type FieldWords = {
  /** Name of the value to fill in, above the control. */
  label: ReactNode;
  /** Help that is below while there is no error. */
  hint?: ReactNode;
  /** Error message, with what to do. It marks the control as invalid. */
  error?: ReactNode;
  /** The word for "may be left empty", after the label. */
  optional?: ReactNode;
  /** At the label's end, such as a link to another way. */
  aside?: ReactNode;
};

/** The attributes that tie a control to its label, hint and error. */
type FieldTies = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldFrameProps = RootProps<HTMLDivElement> &
  FieldWords & {
    id?: string | undefined;
    /** Draws the control with the attributes it must carry. */
    children: (ties: FieldTies) => ReactNode;
  };

/** Label above, control, and below it the hint or, with an icon, the error. */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  aside,
  id: given,
  children,
  className,
  ...root
}: FieldFrameProps) {
  const own = useId();
  const id = given ?? own;
  const below = error || hint;
  const belowId = `${id}-below`;
  return (
    <div {...root} className={classNames(styles.frame, className)}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}>{optional}</span>}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': below ? belowId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <FieldError id={belowId}>{error}</FieldError>
      ) : (
        hint && (
          <p id={belowId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** A sentence in the colour of error behind its icon. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon name="error" size={16} />
      </span>
      <span>{children}</span>
    </p>
  );
}
