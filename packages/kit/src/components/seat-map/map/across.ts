import { acrossSizes } from './across-sizes.ts';
import { doorsBelow } from './CabinLines.tsx';
import type { CabinPlan, DeckPlan } from './deck-plan.ts';

const { head, letters, wall, door, nose, tail } = acrossSizes;

const besideRows = (cabin: CabinPlan): number =>
  cabin.rows.reduce(
    (sum, row, at) =>
      sum +
      (row.wall && at !== cabin.named ? wall : 0) +
      (row.exit ? door : 0) +
      (doorsBelow(cabin, row, at) ? head : 0),
    head + letters,
  );

/** Length of a deck that is seen across, beside its rows and the curve of its nose, px. */
export const acrossLength = ({ cabins }: DeckPlan): number =>
  cabins.reduce((sum, cabin) => sum + besideRows(cabin), nose + tail);
