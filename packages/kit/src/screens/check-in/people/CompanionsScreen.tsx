import { useCompanions } from '../../../client/check-in.ts';
import { PassengerListSkeleton } from '../../../components/passenger-list/PassengerListSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Loading } from '../../../primitives/skeleton/Loading.tsx';
import { localTime } from '../../../rules/journey.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { ReadFailed } from '../ReadFailed.tsx';
import { useSegment } from '../use-segment.ts';
import { Companions } from './Companions.tsx';
import { SegmentGone } from './SegmentGone.tsx';

/** /boarde/travelPartner: the companions, and with a segment in the address who of them travels along. */
export function CompanionsScreen() {
  const t = useMessages('companions');
  const shell = useMessages('shell');
  const { segment: segmentId } = usePlace('companions').query;
  const companions = useCompanions();
  const { read: journeys, found } = useSegment(segmentId);
  const today = useToday();
  const reads = segmentId === undefined ? [companions] : [companions, journeys];
  const failed = reads.find(({ error, data }) => error !== null && !data);
  if (failed?.error)
    return (
      <Frame title={t('title')}>
        <Card>
          <ReadFailed
            title={t('failed')}
            note={t('unchanged')}
            failure={failed.error}
            onRetry={() => void failed.refetch()}
            busy={failed.isFetching}
          />
        </Card>
      </Frame>
    );
  if (!companions.data || reads.some(({ data }) => !data))
    return (
      <Frame title={t('title')}>
        <Loading label={shell('loading')}>
          <PassengerListSkeleton />
        </Loading>
      </Frame>
    );
  if (segmentId !== undefined && !found) return <SegmentGone title={t('title')} />;
  return (
    <Companions
      companions={companions.data.companions}
      segment={found?.segment}
      on={found ? localTime(found.segment.departure.time).day : today}
    />
  );
}
