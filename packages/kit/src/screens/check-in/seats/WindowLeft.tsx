import type { JourneySegment } from '../../../contracts/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { checkInWindow, timeLeft } from '../../../rules/check-in/check-in.ts';
import * as styles from './seats.css.ts';

/** How long online check-in is still open: whole minutes, which make nobody anxious. */
export function WindowLeft({ segment, now }: { segment: JourneySegment; now: number }) {
  const t = useMessages('seat-choice');
  const { days, hours, minutes } = timeLeft(checkInWindow(segment).closes, now);
  return (
    <p className={styles.left}>
      <Icon name="clock" size={16} />
      <span>{t.rich('checkIn.left', { days, hours, minutes, b: (words) => <strong>{words}</strong> })}</span>
    </p>
  );
}
