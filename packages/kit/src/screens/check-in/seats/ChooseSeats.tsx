import { useState } from 'react';
import { FlightLine } from '../../../components/flight-line/FlightLine.tsx';
import { SegmentChips } from '../../../components/segment-chips/SegmentChips.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ChooseButton } from './ChooseButton.tsx';
import { HeldNotice } from './HeldNotice.tsx';
import { LostSeat } from './LostSeat.tsx';
import { PaidNotice } from './PaidNotice.tsx';
import { PointsOnlyNotice } from './PointsOnlyNotice.tsx';
import { SafetySheet, useSafety } from './SafetySheet.tsx';
import { SeatSums } from './SeatSums.tsx';
import { SegmentSeats } from './SegmentSeats.tsx';
import { SubmitNotice } from './SubmitNotice.tsx';
import { useChooseSeatsOf, type ChooseSeatsProps } from './use-choose-seats-of.ts';

/** The flights as chips, the seats of one of them, and the total over all. */
export function ChooseSeats(props: ChooseSeatsProps) {
  const t = useMessages('seat-choice');
  const choosing = useChooseSeatsOf(props);
  const { shown, rows, lost, write } = choosing;
  const { segment, party, seating, read } = shown;
  const { clock } = props;
  const until = lost.keptUntil ?? read?.data?.held?.until;
  const safety = useSafety(choosing.safe, () => void choosing.submit());
  const losing = rows.find((row) => row.segment.segmentId === lost.current?.segmentId);
  const wide = useWide();
  const [zoomedOut, setZoomedOut] = useState(false);
  const pay = choosing.strip.length > 0 && (
    <>
      <SeatSums
        segments={choosing.strip}
        party={choosing.everyone}
        current={segment.segmentId}
        zoomedOut={zoomedOut}
      />
      <ChooseButton choosing={choosing} onSubmit={safety.ask} />
    </>
  );
  return (
    <Frame title={t('choose.title')} bleed wide footer={!wide && pay}>
      <SegmentSeats
        segmentId={segment.segmentId}
        read={read}
        party={party}
        seating={seating}
        onSeating={(next) => choosing.seat(segment.segmentId, next)}
        onZoomedOut={setZoomedOut}
        hold={
          until === undefined
            ? undefined
            : { until, now: clock, onRenew: () => choosing.renew(segment.segmentId) }
        }
        above={
          <>
            {rows.length > 1 && (
              <SegmentChips
                segments={rows.map((row) => ({
                  ...row.segment,
                  seats: row.party.people.flatMap(({ id }) => row.seating[id] ?? []),
                }))}
                value={segment.segmentId}
                onChange={choosing.show}
              />
            )}
            {rows.length === 1 && <FlightLine flight={segment} />}
            <PaidNotice travellers={shown.travellers} />
            <PointsOnlyNotice flights={rows} />
            <HeldNotice orderNo={choosing.heldBy} />
            <SubmitNotice write={write} />
          </>
        }
        pay={pay}
      />
      <SafetySheet safety={safety} party={choosing.everyone} purpose="seats" />
      <LostSeat
        lost={lost}
        data={losing?.data}
        party={losing?.party}
        seating={losing?.seating ?? {}}
        onSeating={choosing.seat}
      />
    </Frame>
  );
}
