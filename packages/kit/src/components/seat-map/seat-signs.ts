import type { SeatLook } from './seat-marks.ts';

const signs: Readonly<Partial<Record<SeatLook, string>>> = {
  preferred: '★',
  exit: '←',
  exitEnd: '→',
  paid: '✓',
  taken: '×',
  notForPassenger: '−',
  notSoldOnline: 'i',
  unknown: '?',
  lost: '×',
};

/**
 * What stands on a seat of this look: a sign, or who has it. Assistive technology reads the seat's name instead.
 * @param holder place in the party, from 1
 */
export const signOf = (look: SeatLook, holder?: number): string | number | undefined => signs[look] ?? holder;
