import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { checkInWindow, timeLeft } from '../../rules/check-in/check-in.ts';
import { atPlace } from '../../rules/check-in/journey.ts';
import { waitsFor, type SegmentState } from '../../rules/check-in/journey-state.ts';
import { CounterPlace } from '../counter-place/CounterPlace.tsx';
import { useMoments } from '../segment-route/use-moments.ts';
import type { SegmentPartProps } from './types.ts';
import * as styles from './SegmentWay.css.ts';

const ways: Record<SegmentState, (props: SegmentPartProps) => ReactNode> = {
  closing: Closing,
  open: Open,
  early: Early,
  closed: Closed,
  locked: Locked,
  done: Done,
  departed: () => null,
  unsupported: Unsupported,
};

/** What there is to do for a segment, and until when. */
export function SegmentWay({ state, ...props }: SegmentPartProps & { state: SegmentState }) {
  const Way = ways[state];
  return <Way {...props} />;
}

function Closing({ segment, shared: { now, ways: to, main } }: SegmentPartProps) {
  const t = useMessages('check-in');
  const { when } = useMoments(now);
  const { closes } = checkInWindow(segment);
  const { hours, minutes } = timeLeft(closes, now);
  return (
    <div className={styles.way}>
      <div>
        <p className={styles.words}>
          {t('closing.at', { when: when(atPlace(closes, segment.departure.time)) })}
        </p>
        <p className={styles.left}>
          {t.rich('closing.left', {
            minutes: hours * 60 + minutes,
            b: (figure) => <span className={styles.figure}>{figure}</span>,
          })}
        </p>
      </div>
      <Button
        variant={main === segment.segmentId ? 'filled' : 'tinted'}
        className={styles.button}
        href={to.checkIn(segment)}
        aria-label={`${t('checkIn.now')} ${segment.flightNo}`}
      >
        {t('checkIn.now')}
      </Button>
    </div>
  );
}

function Open({ segment, shared: { now, ways: to, main } }: SegmentPartProps) {
  const t = useMessages('check-in');
  const { when, left } = useMoments(now);
  const { closes } = checkInWindow(segment);
  return (
    <div className={styles.way}>
      <div className={styles.words}>
        <p>{t.rich('open.left', { left: left(closes), b: strong })}</p>
        <p>{t('open.at', { when: when(atPlace(closes, segment.departure.time)) })}</p>
      </div>
      <Button
        variant={main === segment.segmentId ? 'filled' : 'tinted'}
        size="medium"
        href={to.checkIn(segment)}
        aria-label={`${t('checkIn.start')} ${segment.flightNo}`}
      >
        {t('checkIn.start')}
      </Button>
    </div>
  );
}

function Early({ segment, shared: { now, ways: to } }: SegmentPartProps) {
  const t = useMessages('check-in');
  const { when, left } = useMoments(now);
  const { opens } = checkInWindow(segment);
  const seats = segment.passengers.flatMap(({ seat }) => seat ?? []);
  return (
    <div className={styles.way}>
      <div className={styles.words}>
        <p>{t.rich('early.left', { left: left(opens), b: strong })}</p>
        <p>{t('early.at', { when: when(atPlace(opens, segment.departure.time)) })}</p>
        {seats.length > 0 && (
          <p className={styles.strong}>{t('seats.chosen', { seats: seats.join(t('separator')) })}</p>
        )}
      </div>
      <Button
        variant="outline"
        size="medium"
        href={to.seats(segment)}
        aria-label={`${t('seats.first')} ${segment.flightNo}`}
      >
        {t('seats.first')}
      </Button>
    </div>
  );
}

function Closed({ segment, shared: { now } }: SegmentPartProps) {
  const t = useMessages('check-in');
  return (
    <div className={styles.told}>
      <p className={styles.what}>{t('closed')}</p>
      <CounterPlace segment={segment} now={now} />
    </div>
  );
}

function Locked({ segments, segment }: SegmentPartProps) {
  const t = useMessages('check-in');
  const before = waitsFor(segments, segment);
  return (
    <p className={styles.words}>
      {t('locked', { number: segments.findIndex((each) => each === before) + 1 })}
    </p>
  );
}

function Done({ segment, shared: { ways: to } }: SegmentPartProps) {
  const t = useMessages('check-in');
  const seats = segment.passengers.flatMap(({ state, seat }) =>
    state === 'checkedIn' && seat !== undefined ? [seat] : [],
  );
  if (seats.length === 0) return null;
  return (
    <div className={styles.way}>
      <p className={styles.words}>{t('seats.chosen', { seats: seats.join(t('separator')) })}</p>
      <Button
        variant="outline"
        size="medium"
        href={to.pass(segment)}
        aria-label={t('pass.of', { flight: segment.flightNo })}
      >
        {t('pass.show')}
      </Button>
    </div>
  );
}

function Unsupported() {
  const t = useMessages('check-in');
  return (
    <div>
      <p className={styles.what}>{t('notSupported')}</p>
      <p className={styles.words}>{t('notSupported.do')}</p>
    </div>
  );
}

const strong = (words: ReactNode) => <strong className={styles.strong}>{words}</strong>;
