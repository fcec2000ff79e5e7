import { describe, expect, it } from 'vitest';
import type { Seat, SeatPassenger, Seating } from '../../../rules/seats/cabin.ts';
import { seatJudge } from '../../../rules/seats/eligibility.ts';
import { layoutOf, type SeatLayout } from '../../../rules/seats/layout.ts';
import type { PlacedSeat } from '../../../rules/seats/place.ts';
import { canBeHad, lookOf, marksByLine, marksOf, readMarks, refusalsOf, writeMarks } from './seat-marks.ts';

const seats: Readonly<Record<string, Partial<Seat>>> = {
  '1B': { kind: 'unavailable', reason: 'taken' },
  '1C': { kind: 'unavailable' },
  '1D': { kind: 'paid' },
  '2A': { kind: 'exit' },
  '2D': { kind: 'exit' },
};

const layout: SeatLayout = layoutOf({
  segmentId: 'any',
  decks: [
    {
      id: 'main',
      cabins: [
        {
          class: 'economy',
          columns: ['A', 'B', undefined, 'C', 'D'],
          rows: ['1', '2', '3'].map((number) => ({
            number,
            elements: ['A', 'B', undefined, 'C', 'D'].map((letter) => {
              const designator = `${number}${letter}`;
              return letter === undefined
                ? { type: 'aisle' }
                : {
                    type: 'seat',
                    seat: { designator, kind: 'free', features: [], infant: true, ...seats[designator] },
                  };
            }),
          })),
        },
      ],
    },
  ],
});

const party: readonly SeatPassenger[] = [
  { id: 'one', name: 'One', type: 'adult', age: 40 },
  { id: 'two', name: 'Two', type: 'adult', age: 14 },
];

const at = (designator: string): PlacedSeat => {
  const placed = layout.byDesignator.get(designator);
  if (!placed) throw new Error(`No seat ${designator}`);
  return placed;
};

const marks = (seating: Seating, turn?: string, filter = {}, owned: Seating = {}, looked?: string) => {
  const situation = { layout, party, seating, owned };
  return marksOf(situation, refusalsOf(layout, seatJudge(situation), turn), turn, filter, looked);
};

describe('marksOf', () => {
  it('numbers who sits where, and rings the one in turn', () => {
    const found = marks({ one: '3A', two: '3B' }, 'two');
    expect(found.get('3A')).toEqual({ holder: 1 });
    expect(found.get('3B')).toEqual({ holder: 2, turn: true });
  });

  it('marks what is on offer but not to the passenger in turn', () => {
    expect(marks({}, 'one').has('2A')).toBe(false);
    expect(marks({}, 'two').get('2A')).toEqual({ refused: 'refusal.exitRow.age' });
  });

  it('marks a seat that the passenger in turn had before', () => {
    expect(marks({}, 'one', {}, { one: '3D' }).get('3D')).toEqual({ own: true });
    expect(marks({}, 'two', {}, { one: '3D' }).get('3D')).toEqual({ refused: 'refusal.paid' });
  });

  it('makes faint what the filter does not look for, but nobody of the party', () => {
    const found = marks({ one: '3B' }, 'one', { features: ['window'] });
    expect(found.get('3C')).toEqual({ faint: true });
    expect(found.has('3D')).toBe(false);
    expect(found.get('3B')).toEqual({ holder: 1, turn: true });
  });

  it('marks the seat that is looked at where nobody chooses', () => {
    expect(marks({}, undefined, {}, {}, '1B')).toEqual(new Map([['1B', { looked: true }]]));
  });
});

describe('marks of a row', () => {
  it('are nothing for a row without any', () => {
    const situation = { layout };
    expect(marksByLine(situation, new Map())).toEqual(['', '', '']);
    expect(readMarks('')).toEqual([]);
  });

  it('come back as they were written', () => {
    const row = [{}, { holder: 1, turn: true }, { faint: true }];
    expect(readMarks(writeMarks(row))).toEqual(row);
  });

  it('change only in the rows that change', () => {
    const before = marksByLine({ layout }, marks({ one: '1A' }, 'one'));
    const after = marksByLine({ layout }, marks({ one: '3A' }, 'one'));
    expect(before.map((line, index) => line === after[index])).toEqual([false, true, false]);
  });
});

describe('lookOf', () => {
  it.each([
    ['3A', {}, 'free'],
    ['1B', {}, 'taken'],
    ['1C', {}, 'unknown'],
    ['1D', {}, 'paid'],
    ['2A', {}, 'exit'],
    ['2D', {}, 'exitEnd'],
    ['2D', { refused: 'refusal.exitRow.age' }, 'notForPassenger'],
    ['2D', { faint: true }, 'faint'],
    ['3A', { own: true }, 'paid'],
    ['3A', { holder: 2, faint: true }, 'chosen'],
    ['3A', { holder: 2, change: 'proposed' }, 'proposed'],
  ] as const)('%s with %j is %s', (designator, mark, look) => {
    expect(lookOf(at(designator), mark)).toBe(look);
  });
});

describe('canBeHad', () => {
  it.each([
    ['3A', {}, true],
    ['3A', { refused: 'refusal.childApart' }, false],
    ['1B', {}, false],
    ['1D', { own: true }, true],
    ['1B', { holder: 1 }, true],
  ] as const)('%s with %j: %s', (designator, mark, can) => {
    expect(canBeHad(at(designator), mark)).toBe(can);
  });
});
