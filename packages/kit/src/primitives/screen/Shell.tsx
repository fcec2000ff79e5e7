import type { ReactNode, Ref } from 'react';
import { hidden } from '../hidden.css.ts';
import * as styles from './Screen.css.ts';

export type ShellProps = {
  /** The screen, or several of which all but one are hidden. */
  children: ReactNode;
  /** The `TabBar`, where the place has one. */
  tabBar?: ReactNode;
  /** The line whose words are read out when they change, such as the title of a new page. Nobody sees it. */
  told?: Ref<HTMLParagraphElement> | undefined;
};

/** The window: a screen as high as it can be, and the tab bar under it. */
export function Shell({ children, tabBar, told }: ShellProps) {
  return (
    <div className={styles.shell}>
      {children}
      {tabBar}
      <p ref={told} aria-live="polite" className={hidden} />
    </div>
  );
}
