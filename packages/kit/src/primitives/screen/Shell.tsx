import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Screen.css.ts';

export type ShellProps = RootProps<HTMLDivElement> & {
  /** The screen, or several of which all but one are hidden. */
  children: ReactNode;
  /** The `TabBar`, where the place has one. */
  tabBar?: ReactNode;
  /** The `TopNav`, which from 960 px takes the place of tab bar and app bar. */
  topNav?: ReactNode;
};

/** The window: a screen as high as it can be, the tab bar under it, or in a wide window the top navigation above. */
export function Shell({ children, tabBar, topNav, className, ...root }: ShellProps) {
  return (
    <div {...root} className={classNames(styles.shell, className)}>
      {topNav}
      {children}
      {tabBar}
    </div>
  );
}
