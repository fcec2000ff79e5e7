import type { ReactNode } from 'react';
import * as styles from './Screen.css.ts';

export type ShellProps = {
  /** The screen, or several of which all but one are hidden. */
  children: ReactNode;
  /** The `TabBar`, where the place has one. */
  tabBar?: ReactNode;
};

/** The window: a screen as high as it can be, and the tab bar under it. */
export function Shell({ children, tabBar }: ShellProps) {
  return (
    <div className={styles.shell}>
      {children}
      {tabBar}
    </div>
  );
}
