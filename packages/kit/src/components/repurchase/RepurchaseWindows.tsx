import { useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import {
  isWithin,
  repurchaseRules,
  shareOver,
  type RepurchaseWindow,
} from '../../rules/repurchase/repurchase.ts';
import { useDuration } from '../route-line/use-duration.ts';
import * as styles from './Repurchase.css.ts';

export interface RepurchaseWindowsProps extends RootProps<HTMLUListElement> {
  /** Spans of time in which the refund is asked for. */
  windows: readonly RepurchaseWindow[];
  /** The airline's time, milliseconds since 1970; undefined in what is drawn ahead of time. */
  now: number | undefined;
}

/** The time that is left, as one bar for each rule. */
export function RepurchaseWindows({ windows, now, className, ...root }: RepurchaseWindowsProps) {
  return (
    <ul {...root} className={classNames(styles.windows, className)}>
      {windows.map((window) => (
        <WindowBar key={window.kind} window={window} now={now ?? window.from} />
      ))}
    </ul>
  );
}

const minute = 60_000;

function WindowBar({ window, now }: { window: RepurchaseWindow; now: number }) {
  const t = useMessages('repurchase');
  const { date } = useFormats();
  const duration = useDuration();
  const labelId = useId();
  const open = isWithin(window, now);
  const share = Math.round(shareOver(window, now) * 100);
  const hours =
    window.kind === 'issue' ? repurchaseRules.afterIssueHours : repurchaseRules.beforeDepartureHours;
  const words = open
    ? t('window.left', { time: duration(Math.ceil((window.until - now) / minute)) })
    : t('window.over');
  const written = (at: number) => {
    const iso = new Date(at).toISOString();
    return t('moment', { day: date(iso, 'monthDay'), time: date(iso, 'time') });
  };
  return (
    <li className={styles.window} data-part={window.kind} data-state={open ? 'open' : 'over'}>
      <div className={styles.windowHead}>
        <span id={labelId}>{t(`window.${window.kind}`, { hours })}</span>
        <strong className={open ? styles.right : styles.wrong}>
          <Icon name={open ? 'check' : 'close'} size={16} />
          {words}
        </strong>
      </div>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
        className={styles.track}
      >
        <div className={styles.over} style={{ inlineSize: `${share}%` }} />
        {open && <div className={styles.now} style={{ insetInlineStart: `${share}%` }} />}
      </div>
      <div className={styles.ends}>
        <span>{t('window.from', { at: written(window.from) })}</span>
        <span>{written(window.until)}</span>
      </div>
    </li>
  );
}
