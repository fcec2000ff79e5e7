/** Breadths of what lies between the columns of a cabin that is seen across, px, and the room beyond its walls for doors and wings. */
export const acrossSizes = {
  /** A name or the words of doors; the letters; a wall alone; what a row with doors is broader. */
  head: 24,
  letters: 22,
  wall: 12,
  door: 8,
  /** Before the curve of the nose, and behind the last row. */
  nose: 28,
  tail: 44,
  beyond: 88,
} as const;
