import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import type { RootProps } from '../root-props.ts';
import * as styles from './AppBar.css.ts';

export type AppBarActionProps = RootProps & {
  /** Before the word. */
  icon?: IconName | undefined;
  /** The word. */
  children: ReactNode;
  /** Where it leads; without it `onClick` says what it does. */
  href?: string | undefined;
  /** It was pressed. */
  onClick?: (() => void) | undefined;
};

/** A word at the end of the app bar. */
export function AppBarAction({ icon, children, href, onClick, className, ...root }: AppBarActionProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </>
  );
  return href !== undefined ? (
    <Link
      {...(root as RootProps<HTMLAnchorElement>)}
      href={href}
      look="plain"
      className={classNames(styles.action, className)}
    >
      {content}
    </Link>
  ) : (
    <button
      {...(root as RootProps<HTMLButtonElement>)}
      type="button"
      className={classNames(styles.action, className)}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
