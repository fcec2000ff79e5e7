import * as styles from './Figure.css.ts';

export interface FigureProps {
  /** The figure, as it is written in the language. */
  value: string;
  /** Unit behind it, smaller and lighter. */
  unit: string;
}

/** A figure with its unit, at the foot of a head or in a band. */
export function Figure({ value, unit }: FigureProps) {
  return (
    <span className={styles.figure}>
      <span className={styles.value}>{value}</span> <span className={styles.unit}>{unit}</span>
    </span>
  );
}
