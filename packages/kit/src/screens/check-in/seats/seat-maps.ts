import type { ResponseOf } from '../../../contracts/call.ts';
import type { SeatNotice } from '../../../contracts/check-in/check-in.ts';
import type { seatMap } from '../../../contracts/check-in/seat-map.ts';
import type { SeatMapData } from '../../../rules/seats/cabin.ts';
import { layoutOf, type SeatLayout } from '../../../rules/seats/layout.ts';
import { isFree, priceFor } from '../../../rules/seats/price.ts';

type SeatMapAnswer = Pick<ResponseOf<typeof seatMap>, 'decks'>;

const known = new WeakMap<SeatMapAnswer, SeatMapData>();
const layouts = new WeakMap<SeatMapData, SeatLayout>();

/** An answer as the seat map takes it: the same object for the same answer, so that nothing is drawn again for nothing. */
export function seatMapOf(segmentId: string, answer: SeatMapAnswer): SeatMapData {
  const data = known.get(answer) ?? { segmentId, decks: answer.decks };
  known.set(answer, data);
  return data;
}

/** The layout of a map, found once. */
export function layoutFor(data: SeatMapData): SeatLayout {
  const layout = layouts.get(data) ?? layoutOf(data);
  layouts.set(data, layout);
  return layout;
}

/** Seats that are chosen on a map, and by whom. */
export interface ChosenOnMap {
  /** Undefined while the map is not there. */
  readonly data: SeatMapData | undefined;
  readonly chosen: readonly { readonly passengerId: string; readonly seat: string }[];
}

/** Whether one of these seats has to be paid for. */
export const anyPriced = ({ data, chosen }: ChosenOnMap): boolean =>
  data !== undefined &&
  chosen.some(
    ({ passengerId, seat }) => !isFree(priceFor(layoutFor(data).byDesignator.get(seat)?.seat, passengerId)),
  );

/** Notices that were confirmed when these seats were chosen: that of safety, and its own of a seat at an exit. */
export function noticesOf(maps: readonly ChosenOnMap[]): readonly SeatNotice[] {
  const atExit = maps.some(
    ({ data, chosen }) =>
      data !== undefined && chosen.some(({ seat }) => layoutFor(data).byDesignator.get(seat)?.exit === true),
  );
  return atExit ? ['safety', 'exitRow'] : ['safety'];
}
