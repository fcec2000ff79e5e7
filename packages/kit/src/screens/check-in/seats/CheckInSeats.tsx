import { useState } from 'react';
import { FlightLine } from '../../../components/flight-line/FlightLine.tsx';
import type { JourneySegment, Traveller } from '../../../contracts/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { Frame } from '../../shell/Frame.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { LostSeat } from './LostSeat.tsx';
import { PaidNotice } from './PaidNotice.tsx';
import { PointsOnlyNotice } from './PointsOnlyNotice.tsx';
import { RefusalWay } from './RefusalWay.tsx';
import { SafetySheet, useSafety } from './SafetySheet.tsx';
import { SeatSums } from './SeatSums.tsx';
import { SegmentSeats } from './SegmentSeats.tsx';
import { SubmitNotice } from './SubmitNotice.tsx';
import { useCheckInSeats, type CheckingIn } from './use-check-in-seats.ts';
import { WindowLeft } from './WindowLeft.tsx';

export interface CheckInSeatsProps {
  segment: JourneySegment;
  /** People who check in, infants on their laps too. */
  travellers: readonly Traveller[];
  /** The airline's time now, and its clock; ms since 1970. */
  now: number;
  clock: () => number;
}

/** The seats of one flight, the time that is left, and the button that checks in. */
export function CheckInSeats({ segment, travellers, now, clock }: CheckInSeatsProps) {
  const t = useMessages('seat-choice');
  const checking = useCheckInSeats(segment, travellers);
  const { read, data, party, seating, lost, write, costs } = checking;
  const safety = useSafety(checking.safe, () => void checking.submit());
  const until = lost.keptUntil ?? read.data?.held?.until;
  const wide = useWide();
  const [zoomedOut, setZoomedOut] = useState(false);
  const pay = data && (
    <>
      <SeatSums
        segments={[{ data, seating, owned: party.owned }]}
        party={party.people}
        zoomedOut={zoomedOut}
      />
      <CheckInButton checking={checking} onSubmit={safety.ask} />
    </>
  );
  return (
    <Frame title={t('checkIn.title')} bleed wide footer={!wide && pay}>
      <SegmentSeats
        segmentId={segment.segmentId}
        read={read}
        party={party}
        seating={seating}
        onSeating={checking.seat}
        onZoomedOut={setZoomedOut}
        hold={until === undefined ? undefined : { until, now: clock, onRenew: checking.renew }}
        above={
          <>
            <FlightLine flight={segment} />
            <WindowLeft segment={segment} now={now} />
            <PaidNotice travellers={travellers} />
            <PointsOnlyNotice flights={[{ data, seating, party }]} />
            {costs && (
              <Notice tone="info" title={t('checkIn.costs.title')} live>
                {t('checkIn.costs.text')}
              </Notice>
            )}
            <SubmitNotice
              write={write}
              way={(refused) => (
                <RefusalWay
                  refused={refused}
                  segmentId={segment.segmentId}
                  passengerIds={travellers.map(({ passengerId }) => passengerId)}
                />
              )}
            />
          </>
        }
        pay={pay}
      />
      <SafetySheet safety={safety} party={party.people} purpose={costs ? 'seats' : 'checkIn'} />
      <LostSeat
        lost={lost}
        data={data}
        party={party}
        seating={seating}
        onSeating={(_segment, next) => checking.seat(next)}
      />
    </Frame>
  );
}

interface CheckInButtonProps {
  checking: CheckingIn;
  onSubmit: () => void;
}

/** Checks in, pays first, or finds out its outcome; it says who has no seat yet. */
function CheckInButton({ checking, onSubmit }: CheckInButtonProps) {
  const t = useMessages('seat-choice');
  const { write, missing, costs, data } = checking;
  const words = costs ? t('checkIn.pay') : t('checkIn.submit');
  return (
    <WriteButton
      write={write}
      onCheck={checking.check}
      tone={costs ? 'pay' : 'action'}
      disabled={missing > 0 || !data}
      onClick={onSubmit}
    >
      {missing > 0 && data ? t('checkIn.missing', { count: missing }) : words}
    </WriteButton>
  );
}
