import { useId, type ReactNode } from 'react';
import * as styles from './RegistrationForm.css.ts';

interface FieldGroupProps {
  title: string;
  /** Note that holds for all of it. */
  text?: string;
  children: ReactNode;
}

/** Fields that belong together, under a heading. */
export function FieldGroup({ title, text, children }: FieldGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </section>
  );
}
