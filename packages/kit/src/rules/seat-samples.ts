import * as fc from 'fast-check';
import type {
  CabinElement,
  CabinRow,
  MappedKind,
  Seat,
  SeatMapData,
  SeatPassenger,
  SeatPrice,
} from './cabin.ts';
import { layoutOf, type SeatLayout } from './seat-layout.ts';

// Maps and parties for the tests of the rules on seats.

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
export const seatSignKinds: readonly MappedKind[] = Object.values(seatSigns).map(({ kind }) => kind);

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

const letters = ['ABC DEF', 'AC DF', 'ABC DEFG HJK', 'A DG K', 'AB CDEF', 'A'];

const drawingOf = (most: number, signs: readonly string[]) =>
  fc.constantFrom(...letters).chain((columns) => {
    const drawn = fc
      .array(fc.constantFrom(...signs), { minLength: columns.length, maxLength: columns.length })
      .map((row) => row.map((sign, at) => (columns[at] === ' ' ? ' ' : sign)).join(''));
    const row = fc.record(
      {
        drawn,
        exit: fc.constantFrom('left' as const, 'right' as const, 'both' as const),
        wing: fc.boolean(),
      },
      { requiredKeys: ['drawn'] },
    );
    return fc.record({
      letters: fc.constant(columns),
      rows: fc.array(row, { minLength: 1, maxLength: most }),
    });
  });

const everySign = [
  '.',
  '.',
  '.',
  'i',
  'i',
  's',
  's',
  'S',
  '*',
  'p',
  'e',
  'x',
  'n',
  'o',
  '?',
  'P',
  '-',
  'l',
  'g',
];

/** Maps of one or two decks and one to three cabins, with every kind of seat and what stands between. */
export const someLayout: fc.Arbitrary<SeatLayout> = fc
  .tuple(
    fc.array(drawingOf(8, everySign), { minLength: 1, maxLength: 2 }),
    fc.array(drawingOf(4, everySign), { maxLength: 1 }),
  )
  .map(([main, upper]) => layoutOf(mapOf(main, upper)));

/** Maps with few seats on offer, so that everything can be tried. */
export const smallLayout: fc.Arbitrary<SeatLayout> = drawingOf(2, ['.', 'i', 's', 'e', 'x', '-'])
  .map((drawing) => layoutOf(mapOf([drawing])))
  .filter(({ seats }) => seats.filter(({ seat }) => seat.kind !== 'unavailable').length <= 7);

/** Parties of up to `most` who need a seat, with or without infants, of whom some may not travel so. */
export const someParty = (most: number): fc.Arbitrary<readonly SeatPassenger[]> =>
  fc
    .array(
      fc.record({
        isAdult: fc.boolean(),
        age: fc.nat({ max: 68 }),
        carries: fc.boolean(),
        needsHelp: fc.boolean(),
      }),
      { minLength: 1, maxLength: most },
    )
    .map((people) =>
      people.flatMap(({ isAdult, age, carries, needsHelp }, at): readonly SeatPassenger[] => {
        if (!isAdult) return [child(`child${at}`, 2 + (age % 10))];
        const grown = adult(`adult${at}`, { age: 12 + age, needsHelp });
        return carries ? [{ ...grown, infantId: `infant${at}` }, infant(`infant${at}`)] : [grown];
      }),
    );
