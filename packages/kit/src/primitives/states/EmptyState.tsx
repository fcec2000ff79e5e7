import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import * as styles from './states.css.ts';

export type EmptyStateProps = {
  /** Above the title. */
  icon: IconName;
  /** One sentence: what is not there. */
  title: ReactNode;
  /** Why, or when it will be there. */
  text?: ReactNode;
  /** One thing to do, as a tinted button. */
  action?: ReactNode;
};

/** Notice in place of a list, when there is nothing to list. Put it on a `Card`. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Icon name={icon} size={32} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
