import type { CabinElement, CabinRow, Seat, SeatMapData, SeatPassenger, SeatPrice } from './cabin.ts';
import { layoutOf, type SeatLayout } from './layout.ts';

// Maps and parties for the tests about seats; nothing else imports them.

const yuan = (amount: number): SeatPrice => ({
  cash: { amount: amount * 100, currency: 'CNY' },
  points: amount * 10,
});

/** `.` free, `i` free with room for an infant, `s` `S` and `*` for 30, 60 and 90 yuan, `p` for points, `e` exit. */
const seatSigns: Readonly<Record<string, Pick<Seat, 'kind'> & Partial<Seat>>> = {
  '.': { kind: 'free' },
  i: { kind: 'free', infant: true },
  s: { kind: 'selectable', price: yuan(30), infant: true },
  S: { kind: 'selectable', price: yuan(60) },
  '*': { kind: 'preferred', price: yuan(90) },
  p: { kind: 'selectable', price: { points: 800 } },
  e: { kind: 'exit', price: yuan(120) },
  x: { kind: 'unavailable', reason: 'taken' },
  n: { kind: 'unavailable', reason: 'notForPassenger' },
  o: { kind: 'unavailable', reason: 'notSoldOnline' },
  '?': { kind: 'unavailable' },
  P: { kind: 'paid' },
};

const others: Readonly<Record<string, CabinElement>> = {
  ' ': { type: 'aisle' },
  '-': { type: 'gap' },
  g: { type: 'galley' },
  l: { type: 'lavatory' },
};

/** Rows as they are drawn; a row without a seat has no number. */
export interface Drawing {
  readonly letters: string;
  readonly rows: readonly (string | (Omit<CabinRow, 'elements' | 'number'> & { readonly drawn: string }))[];
  /** Number of the first row. */
  readonly from?: number;
}

function elementsOf(drawn: string, letters: string, row: number): readonly CabinElement[] {
  return Array.from(drawn, (sign, at): CabinElement => {
    const seat = seatSigns[sign];
    if (!seat) return others[sign] ?? { type: 'unknown', name: sign };
    return {
      type: 'seat',
      seat: { designator: `${row}${letters[at]}`, features: [], infant: false, ...seat },
    };
  });
}

export function mapOf(drawings: readonly Drawing[], decks: readonly Drawing[] = []): SeatMapData {
  let next = 1;
  const cabinOf = ({ letters, rows, from = next }: Drawing) => {
    next = from;
    return {
      class: 'economy' as const,
      columns: Array.from(letters, (letter) => (letter === ' ' ? undefined : letter)),
      rows: rows.map((row): CabinRow => {
        const { drawn, ...more } = typeof row === 'string' ? { drawn: row } : row;
        const elements = elementsOf(drawn, letters, next);
        if (elements.every(({ type }) => type !== 'seat')) return { elements, ...more };
        next += 1;
        return { number: String(next - 1), elements, ...more };
      }),
    };
  };
  const main = { id: 'main' as const, cabins: drawings.map(cabinOf) };
  const upper = { id: 'upper' as const, cabins: decks.map(cabinOf) };
  return { segmentId: 'MU5101', decks: decks.length > 0 ? [main, upper] : [main] };
}

/** A cabin of three and three, drawn row by row from row 1. */
export const narrow = (...rows: Drawing['rows']): SeatLayout =>
  layoutOf(mapOf([{ letters: 'ABC DEF', rows }]));

export const adult = (id: string, more: Partial<SeatPassenger> = {}): SeatPassenger => ({
  id,
  name: id,
  type: 'adult',
  age: 30,
  ...more,
});
export const child = (id: string, age = 7): SeatPassenger => ({ id, name: id, type: 'child', age });
export const infant = (id: string): SeatPassenger => ({ id, name: id, type: 'infant', age: 1 });
