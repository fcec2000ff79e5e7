import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { ReactNode } from 'react';
import * as styles from './SlipFacts.css.ts';

export interface SlipFactsProps extends RootProps<HTMLDListElement> {
  /** `SlipFact`s; two share a line, the second at its end. */
  children: ReactNode;
}

/** Figures at the foot of a slip. */
export function SlipFacts({ children, className, ...root }: SlipFactsProps) {
  return (
    <dl {...root} className={classNames(styles.facts, className)}>
      {children}
    </dl>
  );
}

export interface SlipFactProps extends RootProps<HTMLDivElement> {
  /** Name of the figure. */
  label: string;
  /** The figure. */
  children: ReactNode;
}

/** One of them, under its name. */
export function SlipFact({ label, children, className, ...root }: SlipFactProps) {
  return (
    <div {...root} className={classNames(styles.fact, className)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}
