import type { ResponseOf } from '../../../contracts/call.ts';
import type { seatMap } from '../../../contracts/check-in/seat-map.ts';
import type { SeatMapData } from '../../../rules/seats/cabin.ts';
import { layoutOf, type SeatLayout } from '../../../rules/seats/layout.ts';

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

/** Whether one of these seats lies at an exit: its notice was confirmed when it was chosen. */
export const anyAtExit = (data: SeatMapData | undefined, designators: readonly string[]): boolean =>
  data !== undefined && designators.some((seat) => layoutFor(data).byDesignator.get(seat)?.exit === true);
