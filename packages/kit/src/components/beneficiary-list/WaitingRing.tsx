import { waitingShare } from '../../rules/beneficiaries.ts';
import { classNames } from '../../primitives/class-names.ts';
import { useOnce } from '../../primitives/use-once.ts';
import * as styles from './WaitingRing.css.ts';

/** Edge of the ring's own grid. */
const size = 44;
const radius = 20;

/** The days that are left, or a tick once there are none. The words of the row say the same, so it is silent. */
export function WaitingRing({
  days,
}: {
  /** Days to go; none for somebody whom points can be used for. */
  days: number | undefined;
}) {
  const growing = useOnce(styles.growing);
  const circle = { cx: size / 2, cy: size / 2, r: radius } as const;
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox={`0 0 ${size} ${size}`} className={styles.picture} focusable="false">
        <circle {...circle} className={days === undefined ? styles.done : styles.track} />
        {days === undefined ? (
          <path d="M15 22.5l5 5 9.5 -10" className={styles.done} />
        ) : (
          <circle
            {...circle}
            {...growing}
            pathLength={100}
            strokeDasharray={`${100 * waitingShare(days)} 100`}
            className={classNames(styles.left, growing.className)}
          />
        )}
      </svg>
      {days}
    </span>
  );
}
