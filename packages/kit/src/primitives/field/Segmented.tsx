import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { hidden } from '../hidden.css.ts';
import type { RootProps } from '../root-props.ts';
import { FieldError } from './FieldFrame.tsx';
import * as styles from './Segmented.css.ts';
import type { Choice } from './SelectField.tsx';

export type SegmentedProps<Value extends string = string> = RootProps<HTMLFieldSetElement> & {
  /** Name of the choice, above the parts. */
  label: ReactNode;
  /** The label is for screen readers only. */
  labelHidden?: boolean | undefined;
  /** Two to four short choices. */
  choices: readonly Choice<Value>[];
  /** The one that is chosen; undefined while none is. */
  value: Value | undefined;
  /** Another one was chosen. */
  onChange: (value: Value) => void;
  /** Error message, with what to do. */
  error?: ReactNode;
  /** The id of the control, for links that lead to it: the chosen part has it, or the first. */
  id?: string | undefined;
};

/** One of two to four, all in sight side by side. */
export function Segmented<Value extends string>({
  label,
  labelHidden,
  choices,
  value,
  onChange,
  error,
  id,
  className,
  ...root
}: SegmentedProps<Value>) {
  const name = useId();
  const errorId = `${name}-below`;
  const reached = choices.find((choice) => choice.value === value) ?? choices[0];
  return (
    <fieldset
      {...root}
      aria-describedby={error ? errorId : undefined}
      className={classNames(error ? styles.wrong : undefined, className)}
    >
      <legend className={labelHidden ? hidden : styles.legend}>{label}</legend>
      <div className={styles.parts}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.part}>
            <input
              type="radio"
              id={choice === reached ? id : undefined}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className={hidden}
            />
            <span className={styles.words}>{choice.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
