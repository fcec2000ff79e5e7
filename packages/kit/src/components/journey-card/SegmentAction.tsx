import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { checkInWindow, windowState } from '../../rules/check-in/check-in.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { waitsFor, type SegmentState } from '../../rules/check-in/journey-state.ts';
import { useMoments } from '../segment-route/use-moments.ts';
import { CounterPlace } from '../counter-place/CounterPlace.tsx';
import type { ActionPartProps } from './types.ts';
import { Closing, Early, Open } from './WindowActions.tsx';
import * as styles from './SegmentAction.css.ts';

const actions: Record<SegmentState, (props: ActionPartProps) => ReactNode> = {
  closing: Closing,
  open: Open,
  early: Early,
  closed: Closed,
  locked: Locked,
  done: Done,
  departed: Departed,
  landed: Landed,
  missed: (props) => <Missed {...props} state="missed" />,
  missedConnection: (props) => <Missed {...props} state="missedConnection" />,
  unsupported: Unsupported,
};

export interface SegmentActionProps extends RootProps<HTMLDivElement>, ActionPartProps {
  /** State of the segment at check-in. */
  state: SegmentState;
}

/** Next thing to do for a segment, and until when. */
export function SegmentAction({ state, segments, segment, shared, className, ...root }: SegmentActionProps) {
  const Part = actions[state];
  return (
    <div {...root} className={classNames(styles.root, className)}>
      <Part {...{ segments, segment, shared }} />
    </div>
  );
}

function Closed({ segment, shared: { now } }: ActionPartProps) {
  const t = useMessages('check-in');
  return (
    <div className={styles.told}>
      <p className={styles.what}>{t('closed')}</p>
      <CounterPlace segment={segment} now={now} />
    </div>
  );
}

function Locked({ segments, segment }: ActionPartProps) {
  const t = useMessages('check-in');
  const before = waitsFor(segments, segment);
  return (
    <p className={styles.words}>
      {t('locked', { number: segments.findIndex((each) => each === before) + 1 })}
    </p>
  );
}

function Done(props: ActionPartProps) {
  const {
    segment,
    shared: { now, links },
  } = props;
  const t = useMessages('check-in');
  const seats = segment.passengers.flatMap(({ state, seat }) =>
    state === 'checkedIn' && seat !== undefined ? [seat] : [],
  );
  const checkedIn = segment.passengers.some(({ state }) => state === 'checkedIn');
  if (!checkedIn && windowState(checkInWindow(segment), now) === 'closed') return <Closed {...props} />;
  if (!checkedIn)
    return (
      <Action words={t('cancelled.again')}>
        <Button
          variant="outline"
          size="medium"
          href={links.checkIn(segment)}
          aria-label={t('again.of', { flight: segment.flightNo })}
        >
          {t('again')}
        </Button>
      </Action>
    );
  if (seats.length === 0) return <p className={styles.words}>{t('seat.noneText')}</p>;
  return (
    <Action words={t('seats.chosen', { seats: seats.join(t('separator')) })}>
      <PassButton segment={segment} href={links.pass(segment)} />
    </Action>
  );
}

function PassButton({ segment, href }: Pick<ActionPartProps, 'segment'> & { href: string }) {
  const t = useMessages('check-in');
  return (
    <Button
      variant="outline"
      size="medium"
      href={href}
      aria-label={t('pass.of', { flight: segment.flightNo })}
    >
      {t('pass.show')}
    </Button>
  );
}

function Departed({ segment, shared: { now, links } }: ActionPartProps) {
  const t = useMessages('check-in');
  const { when } = useMoments(now);
  return (
    <Action words={t('arrives', { when: when(segment.arrival.time) })}>
      <PassButton segment={segment} href={links.pass(segment)} />
    </Action>
  );
}

function Landed({ segment, shared: { links } }: ActionPartProps) {
  const t = useMessages('check-in');
  return (
    <Action words={t('landed.do')}>
      <Button
        variant="outline"
        size="medium"
        href={links.claim}
        aria-label={`${t('next.claim')} ${segment.flightNo}`}
      >
        {t('next.claim')}
      </Button>
    </Action>
  );
}

/** It cannot be flown as it was booked: only a call helps. */
function Missed({
  segment,
  state,
  shared: {
    links: { hotline },
  },
}: ActionPartProps & { state: 'missed' | 'missedConnection' }) {
  const t = useMessages('check-in');
  return (
    <div className={styles.told}>
      <p className={styles.what}>{t(state)}</p>
      <Action words={t(`${state}.do`)}>
        <Button
          variant="outline"
          size="medium"
          icon="phone"
          href={`tel:${hotline}`}
          aria-label={`${t('next.call', { number: hotline })} ${segment.flightNo}`}
        >
          {t('next.call', { number: hotline })}
        </Button>
      </Action>
    </div>
  );
}

/** Words that have to be read, and the button at their end. */
function Action({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <p className={styles.words}>{words}</p>
      {children}
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
