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
 * The sign that is written on a seat of this look. Digits and letters are none: they would have to stand in the seat's name, so the
 * style draws them.
 */
export const signOf = (look: SeatLook): string | undefined => signs[look];
