import { describe, expect, test } from 'vitest';
import type { CabinElement, Deck, Seat } from './cabin.ts';
import { layoutOf } from './layout.ts';
import { ownLine } from './own-line.ts';

const rowOf = (number: number, shut: boolean) => ({
  number: String(number),
  elements: ['A', 'B'].map((letter): CabinElement => {
    const seat: Seat = { designator: `${number}${letter}`, kind: 'free', features: [], infant: true };
    return {
      type: 'seat',
      seat: shut ? { ...seat, kind: 'unavailable', reason: 'notForPassenger' } : seat,
    };
  }),
});
const deckOf = (id: Deck['id'], first: number, shut: boolean): Deck => ({
  id,
  cabins: [
    { class: 'business', columns: ['A', 'B'], rows: [rowOf(first, true), rowOf(first + 1, true)] },
    { class: 'economy', columns: ['A', 'B'], rows: [rowOf(first + 2, shut), rowOf(first + 3, shut)] },
  ],
});
const layout = layoutOf({ segmentId: 's', decks: [deckOf('main', 1, false), deckOf('upper', 11, false)] });

describe('ownLine', () => {
  test('is the row of the seat that somebody has', () => {
    expect(ownLine(layout, '4B')?.number).toBe('4');
    expect(ownLine(layout, '1A', 0)?.number).toBe('1');
  });

  test('is the first row of a cabin for them when they have none, or none that the map knows', () => {
    expect(ownLine(layout, undefined)?.number).toBe('3');
    expect(ownLine(layout, '99Z')?.number).toBe('3');
  });

  test('is a row of which one seat is for them', () => {
    const [shut, free] = [rowOf(1, true), rowOf(1, false)].map(({ elements }) => elements);
    const elements = [shut?.[0], free?.[1]].flatMap((element) => element ?? []);
    const rows = [{ number: '1', elements }, rowOf(2, false)];
    const half = layoutOf({
      segmentId: 's',
      decks: [{ id: 'main', cabins: [{ class: 'economy', columns: ['A', 'B'], rows }] }],
    });
    expect(ownLine(half, undefined)?.number).toBe('1');
  });

  test('stays on the deck that is looked at', () => {
    expect(ownLine(layout, '4B', 1)?.number).toBe('13');
  });

  test('is the first of all where none is for them, and none where there is none', () => {
    const shut = layoutOf({ segmentId: 's', decks: [deckOf('main', 1, true)] });
    expect(ownLine(shut, undefined)?.number).toBe('1');
    expect(ownLine(shut, undefined, 1)).toBeUndefined();
  });
});
