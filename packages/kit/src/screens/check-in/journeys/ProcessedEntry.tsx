import { useState } from 'react';
import { ProcessedCard } from '../../../components/processed-list/ProcessedCard.tsx';
import type { ProcessedSegment } from '../../../components/processed-list/types.ts';
import type { JourneySegment } from '../../../components/segment-route/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { refusalOfCheckIn } from '../WriteRefused.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { useCancelling } from './use-cancelling.ts';
import { beginning, passOf } from '../ways.ts';

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
  const t = useMessages('check-in');
  const { write, send, check } = useCancelling(item.segment.segmentId);
  return (
    <>
      <ProcessedCard
        item={item}
        now={now}
        links={{
          pass: ({ segment }) => passOf(navigation, segment),
          again: ({ segment }) => beginning(navigation, segment, 'checkIn'),
          change: ({ segment }, passengerId) =>
            navigation.href('chooseCheckInSeat', {
              query: { segment: segment.segmentId, change: passengerId },
            }),
        }}
        onCancel={() => (isOutcomeUnknown(write) ? void check() : setAsking(true))}
      >
        <OutcomeNotice
          write={write}
          words={{
            unknown: t('cancel.unknown'),
            absent: t('cancel.still'),
            absentText: t('cancel.stillText'),
          }}
          refusal={refusalOfCheckIn()}
          action={
            <WriteButton write={write} onCheck={check} variant="tinted" size="medium">
              {t('cancel')}
            </WriteButton>
          }
          keepsFocus
        />
      </ProcessedCard>
      {item.state === 'checkedIn' && (
        <CancelDialog
          open={asking}
          onOpenChange={setAsking}
          {...{ item, segments, now }}
          busy={write.state === 'sending'}
          onConfirm={async (passengerIds) => {
            await send(passengerIds);
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
