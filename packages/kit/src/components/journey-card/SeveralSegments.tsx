import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { segmentState } from '../../rules/check-in/journey-state.ts';
import { SegmentHead } from '../segment-route/SegmentHead.tsx';
import { SegmentRoute } from '../segment-route/SegmentRoute.tsx';
import { AutoSwitch } from './AutoSwitch.tsx';
import { SegmentAction } from './SegmentAction.tsx';
import { StateBadge } from './StateBadge.tsx';
import { StepMark } from './StepMark.tsx';
import type { CardShared, JourneySegment, SegmentPartProps } from './types.ts';
import * as styles from './JourneyCard.css.ts';

interface SeveralSegmentsProps {
  headingId: string;
  segments: readonly JourneySegment[];
  shared: CardShared;
}

/** A journey of several segments: one below the other on a line, as they are to be done. */
export function SeveralSegments({ headingId, segments, shared }: SeveralSegmentsProps) {
  const t = useMessages('check-in');
  const names = new Set(segments.flatMap(({ passengers }) => passengers.map(({ name }) => name)));
  return (
    <Card>
      <div className={styles.title}>
        <h2 id={headingId} className={styles.heading}>
          {t('card.title', {
            from: segments[0]?.departure.name ?? '',
            to: segments.at(-1)?.arrival.name ?? '',
            count: segments.length,
          })}
        </h2>
        <p className={styles.names}>{[...names].join(t('separator'))}</p>
      </div>
      <ol className={styles.steps}>
        {segments.map((segment, index) => (
          <Step
            key={segment.segmentId}
            segments={segments}
            segment={segment}
            shared={shared}
            number={index + 1}
          />
        ))}
      </ol>
    </Card>
  );
}

function Step({ segments, segment, shared, number }: SegmentPartProps & { number: number }) {
  const state = segmentState(segments, segment, shared.now);
  return (
    <li className={styles.step} data-part="segment" data-state={state}>
      <StepMark number={number} state={state} />
      <div className={styles.stepBody}>
        <SegmentHead
          segment={segment}
          now={shared.now}
          badge={<StateBadge segment={segment} state={state} />}
        />
        <SegmentRoute segment={segment} size="medium" />
        <div className={styles.stepAction}>
          <SegmentAction segments={segments} segment={segment} shared={shared} state={state} />
          {state === 'early' && <AutoSwitch segment={segment} auto={shared.auto} />}
        </div>
      </div>
    </li>
  );
}
