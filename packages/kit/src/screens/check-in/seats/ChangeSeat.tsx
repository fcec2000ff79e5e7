import type { JourneySegment, Traveller } from '../../../contracts/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { checkInWindow, windowState } from '../../../rules/check-in.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ChangeSeatMap } from './ChangeSeatMap.tsx';
import { CheckInShut } from './CheckInShut.tsx';

export interface ChangeSeatProps {
  segment: JourneySegment;
  /** Whose seat. */
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
          gate={{ gate: segment.supported ? 'closed' : 'notSupported' }}
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
  return (
    <Card>
      <EmptyState
        icon="seat"
        title={traveller ? t('change.open.title') : t('gone.title')}
        text={traveller ? t('change.open.text') : t('gone.text')}
        action={
          <Button
            variant="tinted"
            size="medium"
            href={
              traveller
                ? href('chooseCheckInSeat', {
                    query: { segment: segment.segmentId, passengers: traveller.passengerId },
                  })
                : href('checkIn')
            }
          >
            {traveller ? t('toCheckIn') : t('journeys')}
          </Button>
        }
      />
    </Card>
  );
}
