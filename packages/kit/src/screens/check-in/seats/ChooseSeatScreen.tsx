import type { JourneySegment } from '../../../contracts/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { shutState } from '../../../rules/check-in/shut.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useClockTick } from '../../shell/use-clock-tick.ts';
import { useSegment } from '../use-segment.ts';
import { CheckInShut } from './CheckInShut.tsx';
import { ChooseSeats } from './ChooseSeats.tsx';
import { travellersNamed } from './party.ts';
import { SegmentStates } from './SegmentStates.tsx';

const halfMinute = 30_000;

/** /boarde/chooseSeat: seats of every flight of a journey, before check-in. */
export function ChooseSeatScreen() {
  const t = useMessages('seat-choice');
  const words = useMessages('check-in');
  const { href } = useNavigation();
  const { segment: id, passengers } = usePlace('chooseSeat').query;
  const { read, clock, found } = useSegment(id);
  const now = useClockTick(clock, halfMinute);
  const title = t('choose.title');
  if (!found) return <SegmentStates title={title} asked={id} read={read} />;
  const { journey, segment } = found;
  const shutFor = (each: JourneySegment) =>
    shutState(journey.segments, { ...each, passengers: travellersNamed(each, passengers) }, now);
  const open = journey.segments.filter(
    (each) =>
      each.supported &&
      shutFor(each) === undefined &&
      travellersNamed(each, passengers).some(
        ({ state, seatOrder }) => state !== 'checkedIn' && seatOrder === undefined,
      ),
  );
  const first = open.find(({ segmentId }) => segmentId === segment.segmentId) ?? open[0];
  if (first)
    return (
      <ChooseSeats
        key={journey.bookingId}
        journey={journey}
        segments={open}
        first={first}
        named={passengers}
        clock={clock}
      />
    );
  const shut = shutFor(segment);
  if (shut)
    return (
      <Frame title={title}>
        <CheckInShut gate={{ gate: shut }} segment={segment} named={passengers} />
      </Frame>
    );
  const paid = travellersNamed(segment, passengers).find(
    ({ state, seatOrder }) => state !== 'checkedIn' && seatOrder !== undefined,
  )?.seatOrder;
  if (paid !== undefined)
    return (
      <Frame title={title}>
        <Card>
          <EmptyState
            icon="check"
            title={t('paid.all')}
            text={t('paid.text')}
            action={
              <Button
                variant="tinted"
                size="medium"
                href={href('seatOrderDetail', { query: { order: paid } })}
              >
                {t('paid.order')}
              </Button>
            }
          />
        </Card>
      </Frame>
    );
  return (
    <Frame title={title}>
      <EmptyState
        drawing="seat"
        title={segment.supported ? t('choose.shut.title') : words('notSupported')}
        text={segment.supported ? t('choose.shut.text') : words('notSupported.do')}
        action={
          <Button variant="outline" size="medium" href={href('checkIn')}>
            {t('journeys')}
          </Button>
        }
      />
    </Frame>
  );
}
