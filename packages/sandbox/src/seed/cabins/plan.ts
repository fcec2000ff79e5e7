import type { CabinClass, CabinElement, CabinRow, Cabin, Deck, Seat } from '@mapp/kit/rules';

/** Small letters and signs of a drawn row; capital letters are seats. */
const signs: Readonly<Record<string, CabinElement>> = {
  ' ': { type: 'aisle' },
  '-': { type: 'gap' },
  g: { type: 'galley' },
  l: { type: 'lavatory' },
  s: { type: 'stairs' },
  c: { type: 'closet' },
  b: { type: 'bassinet' },
};

/** The seat of a row and letter. */
export type SeatAt = (row: number, letter: string) => Seat;

/** One row as it is drawn: `ABC DEF`, `AB- -EF`, `lll ggg`. A row of seats has its number. */
export interface RowPlan extends Omit<CabinRow, 'elements' | 'number'> {
  readonly drawn: string;
  readonly number?: number;
}

/** A row without seats: galleys, lavatories, stairs and the like, and the doors beside them. */
export const fittings = (drawn: string, more: Omit<RowPlan, 'drawn' | 'number'> = {}): RowPlan => ({
  drawn,
  ...more,
});

/** Rows of seats that are drawn alike, both ends included. */
export const rows = (
  from: number,
  to: number,
  drawn: string,
  more: Omit<RowPlan, 'drawn' | 'number'> = {},
): readonly RowPlan[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ drawn, number: from + at, ...more }));

function elementOf(sign: string, number: number | undefined, seatAt: SeatAt): CabinElement {
  const fitted = signs[sign];
  if (fitted) return fitted;
  return number === undefined
    ? { type: 'unknown', name: sign }
    : { type: 'seat', seat: seatAt(number, sign) };
}

/**
 * A cabin from its drawing.
 * @param letters the letters of its columns, a blank for an aisle: `ABC DEF`
 */
export function cabin(
  cabinClass: CabinClass,
  letters: string,
  plans: readonly RowPlan[],
  seatAt: SeatAt,
): Cabin {
  return {
    class: cabinClass,
    columns: Array.from(letters, (letter) => (letter === ' ' ? undefined : letter)),
    rows: plans.map(({ drawn, number, ...more }) => ({
      ...(number === undefined ? {} : { number: String(number) }),
      elements: Array.from(drawn, (sign) => elementOf(sign, number, seatAt)),
      ...more,
    })),
  };
}

export const deck = (id: Deck['id'], ...cabins: readonly Cabin[]): Deck => ({ id, cabins });
