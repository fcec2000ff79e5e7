import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import type { RootProps } from '../root-props.ts';
import * as styles from './Notice.css.ts';

export type NoticeTone = 'info' | 'attention' | 'error' | 'done';

/** The drawing that says the tone without its colour. */
const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  attention: 'alert',
  error: 'error',
  done: 'check',
};

export type NoticeProps = RootProps<HTMLDivElement> & {
  /** How much it matters; each tone has its icon. */
  tone: NoticeTone;
  /** An icon that says more than the tone's own, by its name, or an element. */
  icon?: IconName | ReactElement | undefined;
  /** A few words above the sentence. */
  title?: ReactNode;
  /** The sentence. */
  children?: ReactNode;
  /** One thing to do about it. */
  action?: ReactNode;
  /** It appears while the page is in use: screen readers say it, an error at once. */
  live?: boolean | undefined;
};

/** A sentence or two that the traveller should know here. */
export function Notice({
  tone,
  icon = icons[tone],
  title,
  children,
  action,
  live,
  className,
  ...root
}: NoticeProps) {
  return (
    <div
      {...root}
      className={classNames(styles.notice[tone], className)}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <div className={styles.body}>
        <span className={styles.icon}>
          {typeof icon === 'string' ? <Icon name={icon} size={16} /> : icon}
        </span>
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
