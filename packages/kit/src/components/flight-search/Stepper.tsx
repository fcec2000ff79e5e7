import { IconButton } from '../../primitives/button/IconButton.tsx';
import * as styles from './Stepper.css.ts';

interface StepperProps {
  /** Subject that is counted. */
  name: string;
  /** Spoken names of both buttons. */
  less: string;
  more: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small number between two buttons. One that leads no further keeps the focus, and says that it is off. */
export function Stepper({ name, less, more, value, min, max, onChange }: StepperProps) {
  const to = (next: number) => () => next >= min && next <= max && onChange(next);
  return (
    <div role="group" aria-label={name} className={styles.stepper}>
      <IconButton icon="minus" label={less} aria-disabled={value <= min} onClick={to(value - 1)} />
      <output className={styles.value}>{value}</output>
      <IconButton icon="plus" label={more} aria-disabled={value >= max} onClick={to(value + 1)} />
    </div>
  );
}
