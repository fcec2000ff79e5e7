import type { JourneySegment, Traveller } from '../../../contracts/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { checkInWindow, windowState } from '../../../rules/check-in/check-in.ts';
import { shutState } from '../../../rules/check-in/shut.ts';
import { Frame } from '../../shell/Frame.tsx';
import { MissingSegment } from '../MissingSegment.tsx';
import { ChangeSeatMap } from './ChangeSeatMap.tsx';
import { CheckInShut } from './CheckInShut.tsx';

export interface ChangeSeatProps {
  segment: JourneySegment;
  /** Passenger whose seat is changed. */
  passengerId: string;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** The new seat of one passenger who is checked in, as long as it can still be changed. */
export function ChangeSeat({ segment, passengerId, now }: ChangeSeatProps) {
  const t = useMessages('seat-choice');
  const traveller = segment.passengers.find((one) => one.passengerId === passengerId);
  if (
    traveller?.state === 'checkedIn' &&
    segment.supported &&
    windowState(checkInWindow(segment), now) !== 'closed'
  )
    return <ChangeSeatMap segment={segment} traveller={traveller} now={now} />;
  return (
    <Frame title={t('change.title')}>
      {traveller?.state === 'checkedIn' ? (
        <CheckInShut
          gate={{
            gate: segment.supported ? (shutState([segment], segment, now) ?? 'closed') : 'notSupported',
          }}
          segment={segment}
          named={passengerId}
        />
      ) : (
        <NotCheckedIn segment={segment} traveller={traveller} />
      )}
    </Frame>
  );
}

function NotCheckedIn({ segment, traveller }: { segment: JourneySegment; traveller: Traveller | undefined }) {
  const t = useMessages('seat-choice');
  const { href } = useNavigation();
  if (!traveller) return <MissingSegment asked />;
  const query = { segment: segment.segmentId, passengers: traveller.passengerId };
  return (
    <EmptyState
      drawing="seat"
      title={t('change.open.title')}
      text={t('change.open.text')}
      action={
        <Button variant="outline" size="medium" href={href('chooseCheckInSeat', { query })}>
          {t('toCheckIn')}
        </Button>
      }
    />
  );
}
