import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { waitsFor, type SegmentState } from '../../rules/check-in/journey-state.ts';
import type { ActionPartProps } from './types.ts';
import { Closing, Early, Open } from './WindowActions.tsx';
import { ActionRow } from '../../primitives/card/ActionRow.tsx';
import { Departed, Done, Landed } from './CheckedInActions.tsx';
import { Closed } from './Closed.tsx';
import { words } from '../../primitives/card/ActionRow.css.ts';
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

function Locked({ segments, segment }: ActionPartProps) {
  const t = useMessages('check-in');
  const before = waitsFor(segments, segment);
  return (
    <p className={words}>{t('locked', { number: segments.findIndex((each) => each === before) + 1 })}</p>
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
      <ActionRow words={t(`${state}.do`)}>
        <Button
          variant="outline"
          size="medium"
          icon="phone"
          href={`tel:${hotline}`}
          aria-label={`${t('next.call', { number: hotline })} ${segment.flightNo}`}
        >
          {t('next.call', { number: hotline })}
        </Button>
      </ActionRow>
    </div>
  );
}

function Unsupported() {
  const t = useMessages('check-in');
  return (
    <div>
      <p className={styles.what}>{t('notSupported')}</p>
      <p className={words}>{t('notSupported.do')}</p>
    </div>
  );
}
