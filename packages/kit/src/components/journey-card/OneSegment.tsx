import { Card } from '../../primitives/card/Card.tsx';
import { segmentState } from '../../rules/check-in/journey-state.ts';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { SegmentHead } from '../segment-route/SegmentHead.tsx';
import { SegmentRoute } from '../segment-route/SegmentRoute.tsx';
import { AutoSwitch } from './AutoSwitch.tsx';
import { SegmentAction } from './SegmentAction.tsx';
import { StateBadge } from './StateBadge.tsx';
import type { SegmentPartProps } from './types.ts';
import * as styles from './JourneyCard.css.ts';

/** A journey of one segment: what can be done now is below the perforation. */
export function OneSegment({ segments, segment, shared }: SegmentPartProps) {
  const state = segmentState(segments, segment, shared.now);
  const flight = (
    <>
      <SegmentHead
        segment={segment}
        now={shared.now}
        people={segment.passengers.map(({ name }) => name)}
        badge={<StateBadge segment={segment} state={state} />}
      />
      <SegmentRoute segment={segment} />
    </>
  );
  const action = <SegmentAction segments={segments} segment={segment} shared={shared} state={state} />;
  if (state === 'open' || state === 'closing') return <PerforatedCard stub={action}>{flight}</PerforatedCard>;
  return (
    <Card>
      {flight}
      <div className={styles.part}>{action}</div>
      {state === 'early' && (
        <div className={styles.part}>
          <AutoSwitch segment={segment} auto={shared.auto} />
        </div>
      )}
    </Card>
  );
}
