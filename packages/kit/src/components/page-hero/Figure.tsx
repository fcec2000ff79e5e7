import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Figure.css.ts';

export interface FigureProps extends RootProps<HTMLSpanElement> {
  /** The figure, as it is written in the language. */
  value: string;
  /** Unit behind it, smaller and lighter. */
  unit: string;
}

/** A figure with its unit, at the foot of a head or in a band. */
export function Figure({ value, unit, className, ...root }: FigureProps) {
  return (
    <span {...root} className={classNames(styles.figure, className)}>
      <span className={styles.value}>{value}</span> <span className={styles.unit}>{unit}</span>
    </span>
  );
}
