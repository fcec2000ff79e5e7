import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './AppBar.css.ts';

export type AppBarProps = RootProps & {
  /** The screen's heading, on two lines where it is long; cut with an ellipsis where these are too short. */
  title: ReactNode;
  /** The way back, or out (`icon: 'close'`) of a page that belongs to another site. */
  back?: { label: string; onClick: () => void; icon?: 'back' | 'close' | undefined } | undefined;
  /** One thing to do with the whole screen: an `AppBarAction` or an `IconButton` with `onBar`. */
  action?: ReactNode;
  /** Content under the row on the same navy, such as a strip of days. */
  children?: ReactNode;
  /** Height of the host's status bar over the page, in px. */
  appStatusHeight?: number | undefined;
  /** The host draws its own bar: the heading stays for screen readers, and the action where there is one. */
  hidden?: boolean | undefined;
};

/** The navy bar at the top: back, title, one action. It stays in sight. */
export function AppBar({
  title,
  back,
  action,
  children,
  appStatusHeight,
  hidden,
  className,
  style,
  ...root
}: AppBarProps) {
  if (hidden && !action)
    return (
      <VisuallyHidden {...root} className={className} style={style} as="h1">
        {title}
      </VisuallyHidden>
    );
  const status = appStatusHeight
    ? { paddingBlockStart: `max(${appStatusHeight}px, env(safe-area-inset-top))` }
    : undefined;
  return (
    <header {...root} className={classNames(styles.bar, className)} style={{ ...status, ...style }}>
      <div className={styles.row}>
        <div className={styles.start}>
          {back && !hidden && (
            <IconButton onBar icon={back.icon ?? 'back'} label={back.label} onClick={back.onClick} />
          )}
        </div>
        {hidden ? (
          <div>
            <VisuallyHidden as="h1">{title}</VisuallyHidden>
          </div>
        ) : (
          <h1 className={styles.title}>{title}</h1>
        )}
        <div className={styles.end}>{action}</div>
      </div>
      {children}
    </header>
  );
}
