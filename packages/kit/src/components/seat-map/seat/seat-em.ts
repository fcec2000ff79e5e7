/** An em of a seat is the size of its sign; this much of its cell. */
export const signShare = 0.42;

/** A part of the cell. Drawings in it count in em, which no seat has to work out for itself. */
export const ofCell = (share: number): string => `calc(${share}em / ${signShare})`;

/** Font size that gives the seats within their em. */
export const emOf = (edge: string): string => `calc(${edge} * ${signShare})`;
