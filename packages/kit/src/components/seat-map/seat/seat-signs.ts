import type { SeatLook } from './seat-marks.ts';

const signs: Readonly<Partial<Record<SeatLook, string>>> = {
  preferred: '★',
  exit: '←',
  exitEnd: '→',
  paid: '✓',
  taken: '×',
  notForPassenger: '−',
  lost: '×',
};

/**
 * Text on a seat of this look: a sign, or who has it. Letters are drawn by the style: they would have to be part of the
 * seat's name.
 * @param holder place in the party, from 1; the name begins with it too
 */
export const signOf = (look: SeatLook, holder?: number): string | number | undefined => signs[look] ?? holder;
