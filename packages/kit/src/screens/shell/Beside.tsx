import type { ReactNode } from 'react';
import * as styles from './Beside.css.ts';

export interface BesideProps {
  /** Name of the column. */
  label: string;
  /** Subject of the page; nothing where it stands elsewhere. */
  aside: ReactNode;
  /** The step on, at the end of that column. */
  bar: ReactNode;
  children: ReactNode;
}

/** Choices of a page, and in a wide window what is bought and the step on in a column that stays in sight beside them. */
export const Beside = ({ label, aside, bar, children }: BesideProps) => (
  <div className={styles.beside}>
    <div>{children}</div>
    {aside && (
      <aside className={styles.aside} aria-label={label}>
        {aside}
        <div data-actions="" className={styles.bar}>
          {bar}
        </div>
      </aside>
    )}
  </div>
);
