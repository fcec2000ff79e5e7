import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import * as styles from './SavedList.css.ts';

interface SavedRowProps {
  /** Name of the way to change it. */
  label: string;
  /** Where it can be changed; nowhere for the member's own. */
  href: string | undefined;
  children: ReactNode;
}

/** One saved entry and the way to change it. */
export function SavedRow({ label, href, children }: SavedRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>{children}</div>
      {href !== undefined && <IconButton icon="edit" label={label} href={href} />}
    </li>
  );
}
