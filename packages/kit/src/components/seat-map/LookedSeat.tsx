import type { PlacedSeat } from '../../rules/seat-place.ts';
import { glyph, looks } from './seat.css.ts';
import { lookOf } from './seat-marks.ts';
import type { SeatWords } from './seat-words.ts';
import * as styles from './SeatMap.css.ts';

interface LookedSeatProps {
  /** None until one is tapped. */
  placed: PlacedSeat | undefined;
  words: SeatWords;
}

/** What there is to say of the seat that was tapped where nobody chooses. */
export function LookedSeat({ placed, words }: LookedSeatProps) {
  if (!placed) return words.t('look');
  return (
    <>
      <span className={`${looks[lookOf(placed, {})]} ${glyph}`} />
      <span>
        <b className={styles.lookedName}>{placed.designator}</b> {words.about(placed)}
      </span>
    </>
  );
}
