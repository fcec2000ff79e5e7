import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import * as styles from './calculator.css.ts';

/** Notes on a result, in small print below it: one `<p>` for each sentence. */
export function ResultNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note}>
      <span className={styles.noteIcon}>
        <Icon name="info" size={16} />
      </span>
      <div>{children}</div>
    </div>
  );
}
