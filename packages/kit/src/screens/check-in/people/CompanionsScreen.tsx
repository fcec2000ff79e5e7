import { useCompanions } from '../../../client/check-in/check-in.ts';
import { PassengerListSkeleton } from '../../../components/passenger-list/PassengerListSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { localTime } from '../../../rules/time/time.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { MissingSegment } from '../MissingSegment.tsx';
import { CheckInStates } from '../CheckInStates.tsx';
import { useSegment } from '../use-segment.ts';
import { Companions } from './Companions.tsx';

/** /boarde/travelPartner: the companions, and with a segment in the address who of them travels along. */
export function CompanionsScreen() {
  const t = useMessages('companions');
  const { segment: segmentId } = usePlace('companions').query;
  const companions = useCompanions();
  const { read: journeys, found } = useSegment(segmentId);
  const today = useToday();
  const reads = segmentId === undefined ? [companions] : [companions, journeys];
  const absent = reads.filter(({ data }) => !data);
  if (!companions.data || absent.length > 0)
    return (
      <Frame title={t('title')}>
        <CheckInStates
          read={absent.find(({ error }) => error) ?? companions}
          title={t('failed')}
          note={t('unchanged')}
        >
          <PassengerListSkeleton />
        </CheckInStates>
      </Frame>
    );
  if (segmentId !== undefined && !found)
    return (
      <Frame title={t('title')}>
        <MissingSegment asked />
      </Frame>
    );
  return (
    <Companions
      companions={companions.data.companions}
      unreadable={companions.data.unreadable}
      segment={found?.segment}
      on={found ? localTime(found.segment.departure.time).day : today}
    />
  );
}
