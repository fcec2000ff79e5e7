import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { waitsFor, type SegmentState } from '../../rules/check-in/journey-state.ts';
import { CounterPlace } from '../counter-place/CounterPlace.tsx';
import type { SegmentWaysProps } from './types.ts';
import { Closing, Early, Open } from './WindowWays.tsx';
import * as styles from './SegmentWay.css.ts';

const ways: Record<SegmentState, (props: SegmentWaysProps) => ReactNode> = {
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
export function SegmentWay({
  state,
  ...props
}: SegmentWaysProps & {
  /** Where it stands. */
  state: SegmentState;
}) {
  const Part = ways[state];
  return <Part {...props} />;
}

function Closed({ segment, shared: { now } }: SegmentWaysProps) {
  const t = useMessages('check-in');
  return (
    <div className={styles.told}>
      <p className={styles.what}>{t('closed')}</p>
      <CounterPlace segment={segment} now={now} />
    </div>
  );
}

function Locked({ segments, segment }: SegmentWaysProps) {
  const t = useMessages('check-in');
  const before = waitsFor(segments, segment);
  return (
    <p className={styles.words}>
      {t('locked', { number: segments.findIndex((each) => each === before) + 1 })}
    </p>
  );
}

function Done({ segment, shared: { ways: to } }: SegmentWaysProps) {
  const t = useMessages('check-in');
  const seats = segment.passengers.flatMap(({ state, seat }) =>
    state === 'checkedIn' && seat !== undefined ? [seat] : [],
  );
  const checkedIn = segment.passengers.some(({ state }) => state === 'checkedIn');
  if (seats.length === 0) return checkedIn && <p className={styles.words}>{t('seat.noneText')}</p>;
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
