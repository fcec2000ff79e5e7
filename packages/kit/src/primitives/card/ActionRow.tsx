import type { ReactNode } from 'react';
import * as styles from './ActionRow.css.ts';

interface ActionRowProps {
  /** A sentence, or several paragraphs. */
  words: ReactNode;
  /** The button, where there is one. */
  children?: ReactNode;
}

/** Words that have to be read, and the button at their end. */
export function ActionRow({ words, children }: ActionRowProps) {
  return (
    <div className={styles.row}>
      {typeof words === 'string' ? (
        <p className={styles.words}>{words}</p>
      ) : (
        <div className={styles.words}>{words}</div>
      )}
      {children}
    </div>
  );
}
