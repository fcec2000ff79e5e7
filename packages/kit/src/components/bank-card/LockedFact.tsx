import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import * as styles from './BankCard.css.ts';

interface LockedFactProps {
  label: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** A fact in the place of a field: it comes with the request and cannot be typed. */
export function LockedFact({ label, hint, children }: LockedFactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.locked}>
        {children}
        <Icon name="lock" size={20} className={styles.lock} />
      </dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </div>
  );
}
