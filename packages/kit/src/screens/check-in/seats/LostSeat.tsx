import { SeatLost } from '../../../components/seat-map/lost/SeatLost.tsx';
import type { Seating, SeatMapData } from '../../../rules/seats/cabin.ts';
import type { SeatParty } from './party.ts';
import { movedBy } from './party.ts';
import type { LostSeats } from './use-lost-seats.ts';

export interface LostSeatProps {
  lost: LostSeats;
  /** The map of its segment, read again. */
  data: SeatMapData | undefined;
  party: SeatParty | undefined;
  seating: Seating;
  /** @param seating of the segment, without the lost seat */
  onSeating: (segmentId: string, seating: Seating) => void;
}

/** The sheet of the seat that was lost, over the map; the others keep theirs. */
export function LostSeat({ lost, data, party, seating, onSeating }: LostSeatProps) {
  const { current } = lost;
  if (!current || !data || !party) return null;
  const { segmentId, passengerId } = current;
  const settle = (next: Seating) => {
    onSeating(segmentId, next);
    lost.next(next);
  };
  return (
    <SeatLost
      key={`${segmentId} ${passengerId}`}
      data={data}
      party={party.people}
      seating={{ ...seating, [passengerId]: current.seat }}
      owned={party.owned}
      passengerId={passengerId}
      alsoGone={lost.others.map(({ seat }) => seat)}
      keptUntil={lost.keptUntil}
      onRepair={(next) => settle(movedBy(party, next))}
      onClose={() => {
        const { [passengerId]: _gone, ...others } = seating;
        settle(others);
      }}
    />
  );
}
