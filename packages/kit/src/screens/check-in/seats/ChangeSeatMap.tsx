import { useState } from 'react';
import { FlightLine } from '../../../components/flight-line/FlightLine.tsx';
import type { JourneySegment, Traveller } from '../../../contracts/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { Frame } from '../../shell/Frame.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { RefusalWay } from './RefusalWay.tsx';
import { SafetySheet, useSafety } from './SafetySheet.tsx';
import { SeatSums } from './SeatSums.tsx';
import { SegmentSeats } from './SegmentSeats.tsx';
import { SubmitNotice } from './SubmitNotice.tsx';
import { useSeatChangeOf } from './use-change-seat.ts';
import { WindowLeft } from './WindowLeft.tsx';

export interface ChangeSeatMapProps {
  segment: JourneySegment;
  traveller: Traveller;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** The seats of the flight, for the one whose seat is changed. */
export function ChangeSeatMap({ segment, traveller, now }: ChangeSeatMapProps) {
  const t = useMessages('seat-choice');
  const changing = useSeatChangeOf(segment, traveller);
  const { read, data, party, seating, write, wanted } = changing;
  const safety = useSafety(changing.safe, () => void (wanted && changing.submit(wanted)));
  const wide = useWide();
  const [zoomedOut, setZoomedOut] = useState(false);
  const pay = data && (
    <>
      <SeatSums
        segments={[{ data, seating, owned: party.owned }]}
        party={party.people}
        zoomedOut={zoomedOut}
      />
      <WriteButton
        write={write}
        onCheck={changing.check}
        disabled={wanted === undefined}
        onClick={safety.ask}
      >
        {wanted === undefined ? t('change.choose') : t('change.submit', { seat: wanted })}
      </WriteButton>
    </>
  );
  return (
    <Frame title={t('change.title')} bleed wide footer={!wide && pay}>
      <SegmentSeats
        segmentId={segment.segmentId}
        read={read}
        party={party}
        seating={seating}
        onSeating={changing.seat}
        onZoomedOut={setZoomedOut}
        above={
          <>
            <FlightLine flight={segment} />
            <WindowLeft segment={segment} now={now} />
            <SubmitNotice
              write={write}
              way={(refused) => (
                <RefusalWay
                  refused={refused}
                  segmentId={segment.segmentId}
                  passengerIds={[traveller.passengerId]}
                />
              )}
            />
          </>
        }
        pay={pay}
      />
      <SafetySheet safety={safety} party={party.people} purpose="change" />
    </Frame>
  );
}
