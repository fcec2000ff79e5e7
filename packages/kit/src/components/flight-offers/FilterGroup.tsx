import type { ReactNode } from 'react';
import * as styles from './OfferFilters.css.ts';

/** The line above it belongs to what is around: a legend of the same element would lie on it. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <fieldset>
        <legend className={styles.legend}>{title}</legend>
        {children}
      </fieldset>
    </div>
  );
}
