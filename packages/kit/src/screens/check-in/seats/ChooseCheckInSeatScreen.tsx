import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { checkInGate } from '../../../rules/check-in/gate.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useClockTick } from '../../shell/use-clock-tick.ts';
import { useSegment } from '../use-segment.ts';
import { ChangeSeat } from './ChangeSeat.tsx';
import { CheckInSeats } from './CheckInSeats.tsx';
import { CheckInShut } from './CheckInShut.tsx';
import { travellersNamed } from './party.ts';
import { SegmentStates } from './SegmentStates.tsx';

const quarterMinute = 15_000;

/** /boarde/choose_seat: the seats of one flight with which passengers check in, or the new seat of one who is checked in. */
export function ChooseCheckInSeatScreen() {
  const t = useMessages('seat-choice');
  const { segment: id, passengers, change } = usePlace('chooseCheckInSeat').query;
  const { read, clock, found } = useSegment(id);
  const now = useClockTick(clock, quarterMinute);
  const title = change === undefined ? t('checkIn.title') : t('change.title');
  if (!found) return <SegmentStates title={title} asked={id} read={read} />;
  const { journey, segment } = found;
  if (change !== undefined)
    return <ChangeSeat key={change} segment={segment} passengerId={change} now={now} />;
  const open = segment.passengers.filter(({ state }) => state !== 'checkedIn');
  const travellers = travellersNamed({ passengers: open }, passengers);
  const gate = checkInGate(
    journey.segments,
    segment,
    travellers.map(({ passengerId }) => passengerId),
    now,
  );
  if (gate.gate === 'open')
    return (
      <CheckInSeats
        key={segment.segmentId}
        segment={segment}
        travellers={travellers}
        now={now}
        clock={clock}
      />
    );
  return (
    <Frame title={title}>
      <CheckInShut gate={gate} segment={segment} named={passengers} />
    </Frame>
  );
}
