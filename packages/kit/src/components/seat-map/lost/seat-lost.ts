import type { RootProps } from '../../../primitives/root-props.ts';
import type { Seating, SeatMapData, SeatPassenger } from '../../../rules/seats/cabin.ts';

export interface SeatLostProps extends RootProps<HTMLDivElement> {
  /** The map as it is now: the seat is somebody else's. */
  data: SeatMapData;
  /** All who travel together. */
  party: readonly SeatPassenger[];
  /** As it was chosen; the lost seat still is in it. */
  seating: Seating;
  /** Seats that the party had before. */
  owned?: Seating | undefined;
  /** Passenger whose seat it was. */
  passengerId: string;
  /** Seats of others of the party that are gone as well; they too still are in the seating. */
  alsoGone?: readonly string[] | undefined;
  /** Until when the others keep theirs: ISO 8601 with offset. */
  keptUntil?: string | undefined;
  /** The party's seats after the way that was chosen. */
  onRepair: (seating: Seating) => void;
  /** Back to the map without a choice. */
  onClose: () => void;
}
