import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './PassGround.css.ts';
import type { PassStatus } from './types.ts';

export interface PassGroundProps extends RootProps<HTMLDivElement> {
  status: PassStatus | undefined;
  /** Choice of the person whose pass is in front, where there are several. */
  people?: ReactNode;
  children: ReactNode;
  controls: ReactNode;
}

const bold = (words: ReactNode) => <strong className={styles.strong}>{words}</strong>;

/** The dark ground, and what is said on it: that there is no network, and what the device does. */
export function PassGround({ status, people, children, controls, className, ...root }: PassGroundProps) {
  const t = useMessages('boarding-pass');
  const { date } = useFormats();
  const { offlineSince, unansweredSince, kept, awake, bright } = status ?? {};
  const since = offlineSince ?? unansweredSince;
  return (
    <div {...root} className={classNames(styles.ground, className)}>
      <div className={styles.column}>
        {people && <div className={classNames(styles.onGround, styles.choice)}>{people}</div>}
        {since && (
          <div className={classNames(styles.onGround, styles.offline)} role="status">
            <p className={styles.sentence}>
              <span className={styles.icon}>
                <Icon name={offlineSince ? 'offline' : 'refresh'} size={16} />
              </span>
              <span>{t.rich(offlineSince ? 'offline' : 'unanswered', { b: bold })}</span>
            </p>
            <p className={styles.updated}>{t('updated', { time: date(since, 'time') })}</p>
          </div>
        )}
        {children}
        <div className={styles.onGround}>{controls}</div>
        <p className={classNames(styles.onGround, styles.foot)}>
          {people && <Mark icon="swap">{t('swipe')}</Mark>}
          {kept && <Mark icon="check">{t('kept')}</Mark>}
          {awake && <Mark icon={bright ? 'eye' : 'sun'}>{t('awake')}</Mark>}
          {bright && <Mark icon="sun">{t('bright')}</Mark>}
        </p>
      </div>
    </div>
  );
}

function Mark({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles.mark}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}
