import type { ReactNode } from 'react';
import * as styles from './SegmentAction.css.ts';

/** Words that have to be read, and the button at their end. */
export function ActionRow({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <p className={styles.words}>{words}</p>
      {children}
    </div>
  );
}
