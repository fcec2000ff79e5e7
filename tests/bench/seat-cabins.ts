import type { CabinElement, CabinRow, Seat, SeatMapData, SeatPassenger } from '@mapp/kit/rules';

/** Cabin that is measured: a wide body of 480 seats, or a single aisle of 180. */
export type SeatContent = 'wide' | 'narrow';

export const seatNames: Readonly<Record<SeatContent, string>> = { wide: '480 seats', narrow: '180 seats' };

const letters: Readonly<Record<SeatContent, string>> = { wide: 'ABC DEFG HJK', narrow: 'ABC DEF' };
const rowCounts: Readonly<Record<SeatContent, number>> = { wide: 48, narrow: 30 };

function seatOf(row: number, letter: string, at: number, rows: number): Seat {
  const designator = `${row}${letter}`;
  const exit = row === 12 || row === 13;
  const roll = (row * 7919 + at * 104_729) % 10;
  if (roll < 3) return { designator, kind: 'unavailable', reason: 'taken', features: [], infant: false };
  const price = (yuan: number) => ({ cash: { amount: yuan * 100, currency: 'CNY' } });
  if (exit) return { designator, kind: 'exit', price: price(120), features: ['legroom'], infant: false };
  if (row <= 6) return { designator, kind: 'preferred', price: price(60), features: ['front'], infant: true };
  if (row <= rows / 2)
    return { designator, kind: 'selectable', price: price(30), features: [], infant: true };
  return { designator, kind: 'free', features: [], infant: true };
}

/** The same cabin each time, a third of it taken. */
export function cabinOf(content: SeatContent): SeatMapData {
  const columns = Array.from(letters[content], (letter) => (letter === ' ' ? undefined : letter));
  const count = rowCounts[content];
  const rows = Array.from({ length: count }, (_, index): CabinRow => {
    const number = index + 1;
    return {
      number: String(number),
      elements: columns.map((letter, at): CabinElement =>
        letter === undefined ? { type: 'aisle' } : { type: 'seat', seat: seatOf(number, letter, at, count) },
      ),
      ...((number === 12 || number === 13) && { exit: 'both' }),
      ...(number >= 10 && number <= 20 && { wing: true }),
    };
  });
  return { segmentId: content, decks: [{ id: 'main', cabins: [{ class: 'economy', columns, rows }] }] };
}

export const pair: readonly SeatPassenger[] = [
  { id: 'zhang', name: '张三', type: 'adult', age: 36 },
  { id: 'li', name: '李四', type: 'adult', age: 35 },
];

/** Free seats to tap, one after the other, near the top of the page. */
export const taps = (content: SeatContent): readonly string[] =>
  cabinOf(content)
    .decks.flatMap(({ cabins }) => cabins.flatMap(({ rows }) => rows.slice(0, 6)))
    .flatMap(({ elements }) =>
      elements.flatMap((element) =>
        element.type === 'seat' && element.seat.kind === 'preferred' ? [element.seat.designator] : [],
      ),
    );
