import { FlightLine } from '../../../components/flight-line/FlightLine.tsx';
import { SeatStrip } from '../../../components/seat-map/SeatStrip.tsx';
import type { JourneySegment, Traveller } from '../../../contracts/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { RefusalWay } from './RefusalWay.tsx';
import { SafetySheet, useSafety } from './SafetySheet.tsx';
import * as styles from './seats.css.ts';
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
  return (
    <Frame
      title={t('change.title')}
      bleed
      footer={
        data && (
          <>
            <SeatStrip segments={[{ data, seating, owned: party.owned }]} party={party.people} />
            <WriteButton
              write={write}
              onCheck={changing.check}
              disabled={wanted === undefined}
              onClick={safety.ask}
            >
              {wanted === undefined ? t('change.choose') : t('change.submit', { seat: wanted })}
            </WriteButton>
          </>
        )
      }
    >
      <div className={styles.above}>
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
      </div>
      <SegmentSeats
        segmentId={segment.segmentId}
        read={read}
        party={party}
        seating={seating}
        onSeating={changing.seat}
      />
      <SafetySheet safety={safety} party={party.people} purpose="change" />
    </Frame>
  );
}
