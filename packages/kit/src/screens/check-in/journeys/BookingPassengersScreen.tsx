import { PartyListSkeleton } from '../../../components/check-in-party/PartyListSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { partyPurposes } from '../../../rules/check-in-party.ts';
import { Frame } from '../../shell/Frame.tsx';
import { JourneysRead } from './JourneysRead.tsx';
import { MissingSegment } from './MissingSegment.tsx';
import { Party } from './Party.tsx';
import { useJourneysNow } from './use-journeys-now.ts';

/** /boarde/passengerList: who of a segment checks in, or gets a seat. */
export function BookingPassengersScreen() {
  const t = useMessages('check-in');
  const { segment: id, purpose: wanted } = usePlace('bookingPassengers').query;
  const purpose = partyPurposes.find((each) => each === wanted) ?? 'checkIn';
  const { read, now } = useJourneysNow();
  const journey = read.data?.journeys.find(({ segments }) =>
    segments.some(({ segmentId }) => segmentId === id),
  );
  const segment = journey?.segments.find(({ segmentId }) => segmentId === id);
  if (journey && segment)
    return (
      <Party
        // Another segment or purpose, another choice.
        key={`${id} ${purpose}`}
        {...{ segments: journey.segments, segment, purpose, now }}
        readAt={read.dataUpdatedAt}
      />
    );
  return (
    <Frame title={t('passengers.title')}>
      <JourneysRead read={read} waiting={<PartyListSkeleton />}>
        {() => <MissingSegment />}
      </JourneysRead>
    </Frame>
  );
}
