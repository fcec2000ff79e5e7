import type { ReactNode } from 'react';
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
  /** A drawing that says more than the tone's own. */
  icon?: IconName | undefined;
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
export function Notice({ tone, icon, title, children, action, live, className, ...root }: NoticeProps) {
  return (
    <div
      {...root}
      className={classNames(styles.notice({ tone }), className)}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <div className={styles.body}>
        <span className={styles.icon}>
          <Icon name={icon ?? icons[tone]} size={16} />
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
