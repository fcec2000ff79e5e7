import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { DataAttributes } from '../root-props.ts';
import * as styles from './Switch.css.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> &
  DataAttributes & {
    /** Name of what is switched, before the switch; it answers to a tap too. */
    label: ReactNode;
  };

/** On or off at once, without a button to confirm. Every other attribute is the input's own. */
export function Switch({ label, id: given, className, ...input }: SwitchProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <label className={styles.row} htmlFor={id}>
      <span>{label}</span>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        className={classNames(styles.track, className)}
      />
    </label>
  );
}
