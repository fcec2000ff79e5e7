import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
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

/** A figure that is on its way, as high as the one that comes. */
export function FigureSkeleton({ className, ...root }: RootProps<HTMLSpanElement>) {
  return (
    <span {...root} className={classNames(styles.figure, className)} aria-hidden="true">
      <Skeleton line="figure24" inlineSize={112} />
    </span>
  );
}
