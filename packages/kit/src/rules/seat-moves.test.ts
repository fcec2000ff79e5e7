import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutOf } from './seat-layout.ts';
import { moveSeat, seatMoves, seatTyped, type SeatMove } from './seat-moves.ts';
import { mapOf, someLayout } from './seat-samples.ts';

const row = '... ...';
const layout = layoutOf(
  mapOf(
    [
      { letters: 'AC DF', rows: ['.. ..', 'gg gg', '.. ..'], from: 1 },
      { letters: 'ABC DEF', rows: [row, row, row, row, '.-x ..l', row, row, row], from: 31 },
    ],
    [{ letters: 'A DG K', rows: ['. .. .', '. .. .'], from: 71 }],
  ),
);

describe('moveSeat', () => {
  it.each<[string, SeatMove, string]>([
    ['31C', 'left', '31B'],
    ['31C', 'right', '31D'],
    ['31A', 'left', '31A'],
    ['31F', 'right', '31F'],
    ['31B', 'up', '2C'],
    ['31F', 'up', '2F'],
    ['1A', 'up', '1A'],
    ['1C', 'down', '2C'],
    ['2C', 'down', '31C'],
    ['34B', 'down', '35A'],
    ['34F', 'down', '35E'],
    ['38F', 'down', '38F'],
    ['71A', 'up', '71A'],
    ['33D', 'rowStart', '33A'],
    ['33D', 'rowEnd', '33F'],
    ['35C', 'rowEnd', '35E'],
    ['31E', 'rowsDown', '36E'],
    ['36E', 'rowsDown', '38E'],
    ['34E', 'rowsUp', '1D'],
    ['34E', 'first', '1A'],
    ['34E', 'last', '38F'],
    ['72D', 'first', '71A'],
    ['72D', 'last', '72K'],
    ['1F', 'nextSection', '31F'],
    ['32B', 'nextSection', '34B'],
    ['38A', 'nextSection', '71A'],
    ['71K', 'nextSection', '71K'],
    ['72K', 'previousSection', '37F'],
    ['1A', 'previousSection', '1A'],
    ['99Z', 'down', '1A'],
  ])('from %s %s leads to %s', (from, move, to) => expect(moveSeat(layout, from, move)).toBe(to));

  it('stays where it is on an empty map', () => {
    const empty = layoutOf({ segmentId: 'none', decks: [] });
    for (const move of seatMoves) expect(moveSeat(empty, '1A', move)).toBe('1A');
  });

  it('never leaves the map, and nothing but a jump to a section leaves the deck', () => {
    fc.assert(
      fc.property(
        someLayout.filter(({ seats }) => seats.length > 0),
        fc.array(fc.constantFrom(...seatMoves), { maxLength: 40 }),
        (some, moves) => {
          let at = moveSeat(some, '', 'first');
          for (const move of moves) {
            const next = moveSeat(some, at, move);
            const placed = some.byDesignator.get(next);
            expect(placed).toBeDefined();
            if (move !== 'nextSection' && move !== 'previousSection')
              expect(placed?.deck).toBe(some.byDesignator.get(at)?.deck);
            at = next;
          }
        },
      ),
    );
  });

  it('reaches every seat from every seat, on its deck by arrows alone', () => {
    const reached = (some: typeof layout, from: string, moves: readonly SeatMove[]): ReadonlySet<string> => {
      const seen = new Set([from]);
      for (const at of seen) for (const move of moves) seen.add(moveSeat(some, at, move));
      return seen;
    };
    fc.assert(
      fc.property(someLayout, (some) => {
        const [first] = some.seats;
        const last = some.seats.at(-1);
        if (!first || !last) return;
        const onDeck = some.seats.filter(({ deck }) => deck === first.deck).length;
        expect(reached(some, first.designator, ['left', 'right', 'up', 'down']).size).toBe(onDeck);
        expect(reached(some, first.designator, seatMoves).size).toBe(some.seats.length);
        expect(reached(some, last.designator, seatMoves).size).toBe(some.seats.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('seatTyped', () => {
  it.each([
    ['31A', '31A'],
    ['31a', '31A'],
    [' 31 a ', '31A'],
    ['３１Ａ', '31A'],
    ['031A', '31A'],
    ['31-A', '31A'],
    ['31排A座', '31A'],
    ['31', '31A'],
    ['35', '35A'],
    ['35B', undefined],
    ['3', undefined],
    ['A', undefined],
    ['A31', undefined],
    ['', undefined],
    ['31I', undefined],
    ['31AB', undefined],
  ])('%j is %s', (text, expected) => expect(seatTyped(layout, text)?.designator).toBe(expected));

  it('finds every seat by its name', () => {
    fc.assert(
      fc.property(someLayout, (some) => {
        for (const placed of some.seats)
          expect(seatTyped(some, placed.designator.toLowerCase())).toBe(placed);
      }),
      { numRuns: 30 },
    );
  });
});
