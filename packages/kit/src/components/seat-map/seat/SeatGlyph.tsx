import { glyph, listSeat, looks } from './seat.css.ts';
import type { SeatLook } from './seat-marks.ts';
import { signOf } from './seat-signs.ts';

interface SeatGlyphProps {
  look: SeatLook;
  /** Place of who has it in the party, from 1. */
  holder?: number | undefined;
  /** At the head of a row of words. */
  large?: boolean;
}

/** A seat beside its words, for the eye alone. */
export const SeatGlyph = ({ look, holder, large = false }: SeatGlyphProps) => (
  <span className={`${looks[look]} ${large ? listSeat : glyph}`} aria-hidden>
    {signOf(look, holder)}
  </span>
);
