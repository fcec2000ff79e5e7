import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './AppBar.css.ts';

export type AppBarProps = {
  /** The screen's heading, on two lines where it is long; cut with an ellipsis where these are too short. */
  title: ReactNode;
  /** The way back, or out (`icon: 'close'`) of a page that belongs to another site. */
  back?: { label: string; onPress: () => void; icon?: 'back' | 'close' | undefined } | undefined;
  /** One thing to do with the whole screen: an `AppBarAction` or an `IconButton` with `onBar`. */
  action?: ReactNode;
  /** Content under the row on the same navy, such as a strip of days. */
  children?: ReactNode;
  /** Height of the host's status bar over the page, in px. */
  appStatusHeight?: number | undefined;
  /** The host draws its own bar: only the heading stays, for screen readers. */
  hidden?: boolean | undefined;
};

/** The navy bar at the top: back, title, one action. It stays in sight. */
export function AppBar({ title, back, action, children, appStatusHeight, hidden }: AppBarProps) {
  if (hidden) return <VisuallyHidden as="h1">{title}</VisuallyHidden>;
  const status = appStatusHeight
    ? { paddingBlockStart: `max(${appStatusHeight}px, env(safe-area-inset-top))` }
    : undefined;
  return (
    <header className={styles.bar} style={status}>
      <div className={styles.row}>
        <div className={styles.start}>
          {back && <IconButton onBar icon={back.icon ?? 'back'} label={back.label} onClick={back.onPress} />}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.end}>{action}</div>
      </div>
      {children}
    </header>
  );
}
