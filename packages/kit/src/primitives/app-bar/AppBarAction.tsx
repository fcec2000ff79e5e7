import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import * as styles from './AppBar.css.ts';

export type AppBarActionProps = {
  /** Before the word. */
  icon?: IconName | undefined;
  /** The word. */
  children: ReactNode;
  /** Where it leads; without it `onPress` says what it does. */
  href?: string | undefined;
  /** It was pressed. */
  onPress?: (() => void) | undefined;
};

/** A word at the end of the app bar. */
export function AppBarAction({ icon, children, href, onPress }: AppBarActionProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </>
  );
  return href !== undefined ? (
    <Link href={href} look="plain" className={styles.action}>
      {content}
    </Link>
  ) : (
    <button type="button" className={styles.action} onClick={onPress}>
      {content}
    </button>
  );
}
