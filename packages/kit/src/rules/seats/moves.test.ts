import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout.ts';
import { moveSeat, seatMoves, seatTyped, type SeatMove } from './moves.ts';
import { mapOf } from './samples.support.ts';

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

  it('keeps to the letter in a cabin, and to the place between cabins of two classes', () => {
    expect(moveSeat(layoutOf(mapOf([{ letters: 'ABC DEF', rows: ['... ...', '...'] }])), '1C', 'down')).toBe(
      '2C',
    );
    const data = mapOf([
      { letters: 'C D', rows: ['. .'] },
      { letters: 'ABC DEF', rows: ['... ...'] },
    ]);
    expect(moveSeat(layoutOf(data), '1C', 'down')).toBe('2C');
    const decks = data.decks.map((deck) => ({
      ...deck,
      cabins: deck.cabins.map((cabin, at) => (at === 0 ? { ...cabin, class: 'business' as const } : cabin)),
    }));
    expect(moveSeat(layoutOf({ ...data, decks }), '1C', 'down')).toBe('2B');
  });

  it('takes the left one of two that are as near', () => {
    const cabins = [
      { letters: 'B', rows: ['.'] },
      { letters: 'C D', rows: ['. .'] },
    ];
    expect(moveSeat(layoutOf(mapOf(cabins)), '1B', 'down')).toBe('2C');
  });

  it('stays where it is on an empty map', () => {
    const empty = layoutOf({ segmentId: 'none', decks: [] });
    for (const move of seatMoves) expect(moveSeat(empty, '1A', move)).toBe('1A');
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
    ['31A5', undefined],
    ['31 排 - A 座', '31A'],
  ])('%j is %s', (text, expected) => expect(seatTyped(layout, text)?.designator).toBe(expected));
});
