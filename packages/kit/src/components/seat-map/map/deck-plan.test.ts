import { describe, expect, it } from 'vitest';
import type { CabinElement, CabinRow } from '../../../rules/seats/cabin.ts';
import { layoutOf } from '../../../rules/seats/layout.ts';
import { deckPlan, hasWordsInRow, type DeckPlan, type RowPlan } from './deck-plan.ts';

const columns = ['A', 'B', undefined, 'C', 'D'];
const types: Readonly<Record<string, 'aisle' | 'gap' | 'galley' | 'lavatory' | 'bassinet'>> = {
  ' ': 'aisle',
  '.': 'gap',
  g: 'galley',
  l: 'lavatory',
  b: 'bassinet',
};

/** `s` is a seat, `?` something unknown, the rest see above. */
function rowOf(drawn: string, more: Partial<CabinRow> = {}): CabinRow {
  const elements = Array.from(drawn, (sign, at): CabinElement => {
    const type = types[sign];
    if (type) return { type };
    if (sign === '?') return { type: 'unknown', name: 'BAR' };
    const designator = `${more.number ?? ''}${columns[at] ?? ''}`;
    return { type: 'seat', seat: { designator, kind: 'free', features: [], infant: true } };
  });
  return { elements, ...more };
}

const planOf = (...rows: readonly CabinRow[]): DeckPlan =>
  deckPlan(
    layoutOf({
      segmentId: 'any',
      decks: [{ id: 'main', cabins: [{ class: 'economy', columns, rows }] }],
    }),
    0,
  );

const rowsOf = (plan: DeckPlan): readonly RowPlan[] => plan.cabins.flatMap(({ rows }) => rows);
const described = ({ parts }: RowPlan): string =>
  parts
    .map((part) =>
      part.type === 'seat' ? part.placed.letter : 'span' in part ? `${part.type}${part.span}` : '|',
    )
    .join(' ');

describe('a deck', () => {
  it('is as broad as its seats and aisles', () => {
    expect(planOf(rowOf('ss ss', { number: '1' }))).toMatchObject({ seats: 4, aisles: 1 });
  });

  it('without cabins draws nothing', () => {
    const empty = layoutOf({ segmentId: 'any', decks: [{ id: 'main', cabins: [] }] });
    expect(deckPlan(empty, 0)).toEqual({ seats: 1, aisles: 0, rows: 0, cabins: [] });
    expect(deckPlan(empty, 7)).toEqual({ seats: 1, aisles: 0, rows: 0, cabins: [] });
  });

  it('names a cabin before its first row with seats, or before the wall there', () => {
    const rows = [rowOf('gg ll'), rowOf('ss ss', { number: '1' })];
    expect(planOf(...rows).cabins[0]?.named).toBe(1);
    expect(planOf(rowOf('gg ll'), rowOf('.. ..', { bulkhead: true }), ...rows).cabins[0]?.named).toBe(1);
  });
});

describe('a row', () => {
  it.each([
    ['ss ss', 'A B | C D'],
    ['gg ll', 'fitting2 | fitting2'],
    ['gl ..', 'fitting1 fitting1 | gap2'],
    ['bb ss', 'fitting1 fitting1 | C D'],
    ['?? ss', 'fitting2 | C D'],
    ['s. .s', 'A gap1 | gap1 D'],
  ])('%j is drawn as %s', (drawn, parts) => {
    expect(rowsOf(planOf(rowOf(drawn, { number: '1' }))).map(described)).toEqual([parts]);
  });

  it('keeps the name of what nobody knows', () => {
    expect(rowsOf(planOf(rowOf('?. ss', { number: '1' })))[0]?.parts[0]).toMatchObject({
      fitting: 'unknown',
      name: 'BAR',
    });
  });

  it('knows where along the wing it lies', () => {
    const wings = [false, true, true, true, false].map((wing, at) =>
      rowOf('ss ss', { number: String(at + 1), wing }),
    );
    expect(rowsOf(planOf(...wings)).map(({ wing }) => wing)).toEqual([
      undefined,
      'first',
      'on',
      'last',
      undefined,
    ]);
  });

  it('has one wall, however many rows tell of it', () => {
    const walls = [true, true, false].map((bulkhead, at) =>
      rowOf('ss ss', { number: String(at + 1), bulkhead }),
    );
    expect(rowsOf(planOf(...walls)).map(({ wall }) => wall === true)).toEqual([true, false, false]);
  });

  it('has the words of its doors in it where there is room at both walls', () => {
    const rows = rowsOf(planOf(rowOf('.. ..'), rowOf('.g g.'), rowOf('.. ss', { number: '1' })));
    expect(rows.map(hasWordsInRow)).toEqual([true, false, false]);
  });
});
