import type { ReactNode } from 'react';
import * as styles from './Screen.css.ts';

export type ShellProps = {
  /** The screen, or several of which all but one are hidden. */
  children: ReactNode;
  /** The `TabBar`, where the place has one. */
  tabBar?: ReactNode;
  /** The `TopNav`, which from 960 px takes the place of tab bar and app bar. */
  topNav?: ReactNode;
};

/** The window: a screen as high as it can be, the tab bar under it, or in a wide window the top navigation above. */
export function Shell({ children, tabBar, topNav }: ShellProps) {
  return (
    <div className={styles.shell}>
      {topNav}
      {children}
      {tabBar}
    </div>
  );
}
