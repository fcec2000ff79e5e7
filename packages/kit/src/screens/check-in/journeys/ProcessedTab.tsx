import type { Journey } from '../../../components/segment-route/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { processedOf } from '../../../rules/check-in/journey-state.ts';
import { ProcessedEntry } from './ProcessedEntry.tsx';
import { NextLinks } from './NextLinks.tsx';
import * as styles from './journeys.css.ts';

interface ProcessedTabProps {
  journeys: readonly Journey[];
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Flights that were checked in or cancelled, with all that can be done about them. */
export function ProcessedTab({ journeys, now }: ProcessedTabProps) {
  const t = useMessages('check-in');
  const processed = processedOf(journeys, now);
  return (
    <>
      {processed.length === 0 && (
        <EmptyState drawing="trip" title={t('empty.processed')} text={t('empty.processedText')} />
      )}
      <div className={styles.cards}>
        {processed.map((item) => (
          <ProcessedEntry
            key={`${item.segment.segmentId} ${item.state}`}
            item={item}
            segments={segmentsOf(journeys, item.segment.segmentId)}
            now={now}
          />
        ))}
      </div>
      <NextLinks />
    </>
  );
}

const segmentsOf = (journeys: readonly Journey[], segmentId: string): Journey['segments'] =>
  journeys.find(({ segments }) => segments.some((one) => one.segmentId === segmentId))?.segments ?? [];
