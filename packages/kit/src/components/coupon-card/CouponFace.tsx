import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { SideStubCard } from '../perforated-card/SideStubCard.tsx';
import * as styles from './CouponFace.css.ts';

export interface CouponFaceProps extends RootProps<HTMLDivElement> {
  /** On the stub: its worth. */
  stub: ReactNode;
  title: string;
  /** Uses that it is good for; lines below it where there are more. */
  scope: ReactNode;
  /** A word about its state, at the head's end. */
  tag?: ReactNode;
  /** Until when. */
  foot: ReactNode;
  /** Action on it: a button or a link. */
  action?: ReactNode;
  /** It is over. */
  over?: boolean;
}

/** Look of every coupon card: worth on the stub; name, use, end and one action beside it. */
export function CouponFace({
  stub,
  title,
  scope,
  tag,
  foot,
  action,
  over = false,
  ...root
}: CouponFaceProps) {
  const quiet = over && styles.over;
  return (
    <SideStubCard {...root} quiet={over} stub={over ? <div className={styles.over}>{stub}</div> : stub}>
      <div className={styles.face}>
        <div className={styles.head}>
          <p className={classNames(styles.title, quiet)}>{title}</p>
          {tag}
        </div>
        <div className={classNames(styles.scope, quiet)}>{scope}</div>
        <div className={classNames(styles.foot, quiet)}>
          <div className={styles.end}>{foot}</div>
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </SideStubCard>
  );
}
