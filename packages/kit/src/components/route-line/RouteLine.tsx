import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './RouteLine.css.ts';

/** One end of the line. */
export interface RouteEnd {
  /** Airport-local time, HH:MM. Without it the code is the largest thing. */
  readonly time?: string | undefined;
  /** IATA code. */
  readonly code: string;
  /** Airport and terminal. */
  readonly place: string;
  /** `+1` and the like beside the time, with the words that are read out. */
  readonly shoulder?: { readonly text: string; readonly label: string } | undefined;
}

export interface RouteLineProps extends RootProps<HTMLDivElement> {
  /** Where it begins. */
  from: RouteEnd;
  /** Where it ends. */
  to: RouteEnd;
  /** On the line between: duration or distance. */
  between?: string | undefined;
  /** `medium` where several routes share one card. */
  size?: 'large' | 'medium' | undefined;
}

/** Two ends of a flight with the aeroplane between them. */
export function RouteLine({ from, to, between, size = 'large', className, ...root }: RouteLineProps) {
  return (
    <div {...root} className={classNames(styles.frame, className)}>
      <div className={styles.route}>
        <End end={from} size={size} side="start" />
        <div className={styles.middle[size]}>
          <span className={styles.line} aria-hidden="true">
            <Icon name="plane" size={16} />
          </span>
          {between !== undefined && <span className={styles.between}>{between}</span>}
        </div>
        <End end={to} size={size} side="end" />
      </div>
    </div>
  );
}

interface EndProps {
  end: RouteEnd;
  size: 'large' | 'medium';
  side: 'start' | 'end';
}

const sides = {
  start: { whole: styles.start, time: styles.startTime, place: styles.startPlace },
  end: { whole: styles.end, time: styles.endTime, place: styles.endPlace },
} as const;

function End({ end, size, side }: EndProps) {
  const look = sides[side];
  return (
    <div className={look.whole}>
      <p className={classNames(size === 'large' ? styles.big : styles.medium, look.time)}>
        {end.time ?? end.code}
        {end.shoulder && (
          <span className={styles.shoulder} role="img" aria-label={end.shoulder.label}>
            {end.shoulder.text}
          </span>
        )}
      </p>
      <p className={classNames(styles.place, look.place)}>
        {end.time === undefined ? end.place : `${end.code} ${end.place}`}
      </p>
    </div>
  );
}
