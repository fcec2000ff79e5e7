import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import type { RootProps } from '../root-props.ts';
import * as styles from './Badge.css.ts';

export type BadgeTone = 'neutral' | 'waiting' | 'action' | 'done' | 'attention' | 'error';

export type BadgeProps = RootProps<HTMLSpanElement> & {
  /** Meaning of the words; they say it too, so that colour is never alone. */
  tone?: BadgeTone | undefined;
  /** Before the words. */
  icon?: IconName | undefined;
  /** The words. */
  children: ReactNode;
};

/** A word or two about the state of what is beside it. */
export function Badge({ tone = 'neutral', icon, children, className, ...root }: BadgeProps) {
  return (
    <span {...root} className={classNames(styles.badge[tone], className)}>
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </span>
  );
}
