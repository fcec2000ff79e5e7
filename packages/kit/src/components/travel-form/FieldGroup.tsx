import type { ReactNode } from 'react';
import * as styles from './TravelForm.css.ts';

interface FieldGroupProps {
  title: string;
  /** Note that holds for all of the group. */
  hint?: string;
  children: ReactNode;
}

/** Fields that belong together, under what they have in common. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {hint !== undefined && <p className={styles.aside}>{hint}</p>}
      {children}
    </fieldset>
  );
}
