import type { ReactNode } from 'react';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import * as styles from '../changes.css.ts';

export interface ListBesideProps {
  /** Above the list on a phone. */
  before?: ReactNode;
  /** Below the list on a phone. */
  after?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A list with what tells of it: above and below on a phone, in a column beside it in a wide window. */
export function ListBeside({ before, after, children }: ListBesideProps) {
  if (useWide())
    return (
      <div className={styles.beside}>
        <div>{children}</div>
        <div className={styles.columns}>
          {before}
          {after}
        </div>
      </div>
    );
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
