import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './RouteLine.css.ts';

/** One end of the line. */
export interface RouteEnd {
  /** Airport-local time, HH:MM. Without it the code is the largest thing. */
  readonly time?: string | undefined;
  /** IATA code. Where the time is enough, the place alone is written, larger. */
  readonly code?: string | undefined;
  /** The time no longer counts: it is struck through. */
  readonly struck?: boolean | undefined;
  /** Former time, struck through beside the present one, with the words that are read out. */
  readonly was?: { readonly text: string; readonly label: string } | undefined;
  /** It is later than planned: the time needs care. */
  readonly late?: boolean | undefined;
  /** Kind of the time, under it: estimated, actual. */
  readonly note?: string | undefined;
  /** Airport and terminal. */
  readonly place: string;
  /** `+1` and the like beside the time, with the words that are read out. */
  readonly shoulder?: { readonly text: string; readonly label: string } | undefined;
}

type RouteLineSize = 'large' | 'medium' | 'compact';

export interface RouteLineProps extends RootProps<HTMLDivElement> {
  /** Where it begins. */
  from: RouteEnd;
  /** Where it ends. */
  to: RouteEnd;
  /** Landings on the way, drawn as dots in place of the aeroplane; what is between says them in words. */
  dots?: number | undefined;
  /** On the line between: duration or distance. */
  between?: string | undefined;
  /** `medium` where several routes share one card, `compact` with a price beside it. */
  size?: RouteLineSize | undefined;
}

/** Two ends of a flight with the aeroplane between them. */
export function RouteLine({
  from,
  to,
  dots = 0,
  between,
  size = 'large',
  className,
  ...root
}: RouteLineProps) {
  return (
    <div {...root} className={classNames(styles.frame[size], className)}>
      <div className={styles.route}>
        {drawnEnd({ end: from, size, side: 'start' })}
        <div className={styles.middle[size]}>
          <span className={classNames(styles.line, dots > 0 && styles.dotted)} aria-hidden="true">
            {dots > 0 ? (
              Array.from({ length: dots }, (_, at) => <span key={at} className={styles.dot} />)
            ) : (
              <Icon name="plane" size={16} />
            )}
          </span>
          {between !== undefined && <span className={styles.between}>{between}</span>}
        </div>
        {drawnEnd({ end: to, size, side: 'end' })}
      </div>
    </div>
  );
}

interface EndProps {
  end: RouteEnd;
  size: RouteLineSize;
  side: 'start' | 'end';
}

const sides = {
  start: { whole: styles.start, time: styles.startTime, note: styles.startNote, place: styles.startPlace },
  end: { whole: styles.end, time: styles.endTime, note: styles.endNote, place: styles.endPlace },
} as const;

/** A figure is large; words in its place are not, for they would find no room. */
const lookOf = ({ time }: RouteEnd, size: RouteLineSize): string => {
  if (time !== undefined && !/\d/.test(time)) return styles.untold;
  return size === 'large' ? styles.big : styles.medium;
};

/** An end, drawn by the line itself: a list holds dozens of them. */
function drawnEnd({ end, size, side }: EndProps) {
  const look = sides[side];
  // Two things beside one time would leave the words of the line no room.
  const below = end.shoulder !== undefined;
  return (
    <div className={look.whole}>
      <p
        className={classNames(
          lookOf(end, size),
          look.time,
          end.late && styles.late,
          end.struck && styles.struck,
        )}
      >
        {side === 'end' && !below && end.was && <Was was={end.was} />}
        {end.struck ? <del>{end.time}</del> : (end.time ?? end.code)}
        {end.shoulder && (
          <span className={styles.shoulder} role="img" aria-label={end.shoulder.label}>
            {end.shoulder.text}
          </span>
        )}
        {(side === 'start' || below) && end.was && <Was was={end.was} below={below} />}
      </p>
      {end.note !== undefined && <p className={classNames(styles.note, look.note)}>{end.note}</p>}
      <p
        className={classNames(
          end.code === undefined && size !== 'compact' && !end.struck ? styles.placeAlone : styles.place,
          look.place,
        )}
      >
        {end.time === undefined || end.code === undefined ? end.place : `${end.code} ${end.place}`}
      </p>
    </div>
  );
}

/** The former time, on the side of the line or under the present one. */
function Was({ was, below = false }: { was: NonNullable<RouteEnd['was']>; below?: boolean }) {
  return (
    <span className={classNames(styles.was, below && styles.wasBelow)}>
      <del aria-hidden>{was.text}</del>
      <VisuallyHidden>{was.label}</VisuallyHidden>
    </span>
  );
}
