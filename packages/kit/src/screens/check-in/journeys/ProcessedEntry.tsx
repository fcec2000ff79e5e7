import { useState } from 'react';
import { ProcessedCard } from '../../../components/processed-list/ProcessedCard.tsx';
import type { ProcessedSegment } from '../../../components/processed-list/types.ts';
import type { JourneySegment } from '../../../components/segment-route/types.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { CancelNotice } from './CancelNotice.tsx';
import { useCancelling } from './use-cancelling.ts';
import { beginning, passOf } from './ways.ts';

interface ProcessedEntryProps {
  item: ProcessedSegment;
  /** Those of the journey, in order. */
  segments: readonly JourneySegment[];
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** One segment that is done, and giving its check-in back. */
export function ProcessedEntry({ item, segments, now }: ProcessedEntryProps) {
  const navigation = useNavigation();
  const [asking, setAsking] = useState(false);
  const cancelling = useCancelling(item.segment.segmentId);
  const { state } = cancelling.now;
  const unclear = state === 'unknown' || state === 'checking';
  return (
    <>
      <ProcessedCard
        item={item}
        now={now}
        ways={{
          pass: ({ segment }) => passOf(navigation, segment),
          again: ({ segment }) => beginning(navigation, segment, 'checkIn'),
          change: ({ segment }, passengerId) =>
            navigation.href('chooseCheckInSeat', {
              query: { segment: segment.segmentId, change: passengerId },
            }),
        }}
        onCancel={() => (unclear ? void cancelling.check() : setAsking(true))}
      >
        <CancelNotice cancelling={cancelling} />
      </ProcessedCard>
      {item.state === 'checkedIn' && (
        <CancelDialog
          open={asking}
          onOpenChange={setAsking}
          {...{ item, segments, now }}
          busy={state === 'sending'}
          onConfirm={async (passengerIds) => {
            await cancelling.send(passengerIds);
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
