import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { hidden } from '../hidden.css.ts';
import type { RootProps } from '../root-props.ts';
import * as choice from './Checkbox.css.ts';
import { FieldError } from './FieldFrame.tsx';
import * as styles from './RadioList.css.ts';

/** One row of a `RadioList`. */
export type RadioItem<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
  /** At the row's end, such as a price. */
  aside?: ReactNode;
  /** Link or button for this choice, under its words. */
  act?: ReactNode;
  /** Under the row, from edge to edge: more about this choice. */
  below?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioListProps<Value extends string = string> = RootProps<HTMLFieldSetElement> & {
  /** Id of the group, to which an `ErrorSummary` leads. */
  id?: string | undefined;
  /** Name of the choice, above the rows. */
  legend: ReactNode;
  /** The legend is for screen readers only, as a heading above says it. */
  legendHidden?: boolean | undefined;
  /** The rows reach both edges of a flush card, and the chosen one is tinted. */
  flush?: boolean | undefined;
  /** Choices in their order. */
  items: readonly RadioItem<Value>[];
  /** The chosen value, or none yet. */
  value: Value | undefined;
  /** Another one was chosen. */
  onChange: (value: Value) => void;
  /** Error message, with what to do. */
  error?: ReactNode;
};

/** One of a few, each on its own row with room for a second line. */
export function RadioList<Value extends string>({
  id,
  legend,
  legendHidden,
  flush,
  items,
  value,
  onChange,
  error,
  className,
  ...root
}: RadioListProps<Value>) {
  const name = useId();
  const errorId = `${name}-below`;
  return (
    <fieldset
      {...root}
      id={id}
      aria-describedby={error ? errorId : undefined}
      className={classNames(flush ? styles.flush : undefined, className)}
    >
      <legend className={legendHidden ? hidden : styles.legend}>{legend}</legend>
      {items.map((item) => (
        <div
          key={item.value}
          data-part="item"
          data-state={item.value === value ? 'checked' : 'unchecked'}
          className={styles.item}
        >
          <label className={classNames(choice.row, styles.row)}>
            <span className={choice.mark}>
              <input
                type="radio"
                name={name}
                value={item.value}
                checked={item.value === value}
                disabled={item.disabled}
                onChange={() => onChange(item.value)}
                className={classNames(choice.box, choice.dot)}
              />
            </span>
            <span className={classNames(choice.words, styles.words)}>
              <span className={styles.label}>{item.label}</span>
              {item.detail && <span className={choice.detail}>{item.detail}</span>}
            </span>
            {item.aside && <span className={styles.aside}>{item.aside}</span>}
          </label>
          {item.act && <div className={styles.act}>{item.act}</div>}
          {item.below}
        </div>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
