import { useBoardingPasses } from '../../../client/check-in/boarding-passes.ts';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { MissingSegment } from '../MissingSegment.tsx';
import { heldPass } from './held-pass.ts';
import { NoPass, PassFailed, PassLoading } from './PassStates.tsx';
import { PassView } from './PassView.tsx';
import * as styles from './passes.css.ts';
import { usePassSegment } from './use-pass-segment.ts';

/** /boarde/boardingCard: the boarding passes of who is checked in for a segment, the nearest where none is named. */
export function BoardingPassScreen() {
  const t = useMessages('boarding-pass');
  const { segment, passenger } = usePlace('boardingPass').query;
  const { segmentId, journeys, waiting, missing, clock } = usePassSegment(segment);
  const read = useBoardingPasses(segmentId);
  const passes = read.data?.passes.flatMap((wire) => heldPass(wire) ?? []) ?? [];
  const unknown = segmentId === undefined ? journeys : read;

  if (segmentId !== undefined && passes.length > 0) {
    return (
      <Frame title={t('title')} bleed silent>
        <div className={styles.page}>
          <PassView
            key={segmentId}
            segmentId={segmentId}
            passes={passes}
            first={read.data?.passes.find(({ passengerId }) => passengerId === passenger)?.passId}
            read={read}
            clock={clock}
          />
          <div className={styles.below}>
            <UnreadableEntries entries={read.data?.unreadable} />
          </div>
        </div>
      </Frame>
    );
  }
  // Whether there is such a segment at all is told by the journeys.
  if (waiting || unknown.isPending || (read.isError && journeys.isPending)) {
    return (
      <Frame title={t('title')} bleed silent>
        <div className={styles.page}>
          <PassLoading />
        </div>
      </Frame>
    );
  }
  return (
    <Frame title={t('title')} silent>
      {missing ? (
        <MissingSegment asked={segment !== undefined} />
      ) : unknown.error ? (
        <PassFailed
          failure={unknown.error}
          onRetry={() => void unknown.refetch()}
          busy={unknown.isFetching}
        />
      ) : read.data?.unreadable ? (
        <UnreadableEntries entries={read.data.unreadable} />
      ) : (
        <NoPass />
      )}
    </Frame>
  );
}
