import { useState } from 'react';
import { PartyListSkeleton } from '../../../components/check-in-party/PartyListSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import {
  childrenAlone,
  partyObstacle,
  partyPurposes,
  type PartyPurpose,
} from '../../../rules/check-in/party.ts';
import { Frame } from '../../shell/Frame.tsx';
import { foundSegment, type FoundSegment } from './found-segment.ts';
import { JourneysRead } from './JourneysRead.tsx';
import { MissingSegment } from '../MissingSegment.tsx';
import { Party } from './Party.tsx';
import { partyStop } from './party-stop.ts';
import { PartyStopped } from './PartyStopped.tsx';
import { useJourneysNow } from './use-journeys-now.ts';
import { afterParty } from '../ways.ts';

/** /boarde/passengerList: who of a segment checks in, or gets a seat. */
export function BookingPassengersScreen() {
  const { segment, purpose: wanted } = usePlace('bookingPassengers').query;
  const purpose = partyPurposes.find((each) => each === wanted) ?? 'checkIn';
  // Another segment or purpose, another choice.
  return <BookingPassengers key={`${segment} ${purpose}`} segmentId={segment} purpose={purpose} />;
}

interface BookingPassengersProps {
  segmentId: string | undefined;
  purpose: PartyPurpose;
}

/** All who can be chosen are, at first. */
function BookingPassengers({ segmentId, purpose }: BookingPassengersProps) {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const { read, now } = useJourneysNow();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const found = foundSegment(read.data?.journeys, segmentId);
  const stop = found && partyStop(found.segments, found.segment, purpose, now);
  const open = found ? choosable(found, purpose) : [];
  const chosen = open.filter((id) => !left.includes(id));
  const next = ({ segment }: FoundSegment) => {
    setTried(true);
    if (chosen.length === 0 || childrenAlone(segment.passengers, chosen).length > 0) return;
    const { to, query } = afterParty(segment, purpose, chosen);
    navigation.go(to, { query });
  };
  return (
    <Frame
      title={t('passengers.title')}
      footer={
        found &&
        !stop && (
          <Button wide onClick={() => next(found)}>
            {t('party.next')}
          </Button>
        )
      }
    >
      <JourneysRead read={read} waiting={<PartyListSkeleton />}>
        {() => {
          if (!found) return <MissingSegment asked={segmentId !== undefined} />;
          if (stop) return <PartyStopped {...found} stop={stop} now={now} />;
          return (
            <Party
              {...found}
              {...{ purpose, now, chosen }}
              missing={tried && chosen.length === 0}
              onChange={(ids) => setLeft(open.filter((id) => !ids.includes(id)))}
            />
          );
        }}
      </JourneysRead>
    </Frame>
  );
}

const choosable = ({ segments, segment }: FoundSegment, purpose: PartyPurpose): string[] =>
  segment.passengers
    .filter((passenger) => partyObstacle(segments, segment, passenger, purpose) === undefined)
    .map(({ passengerId }) => passengerId);
