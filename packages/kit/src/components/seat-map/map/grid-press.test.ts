import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layoutOf } from '../../../rules/seats/layout.ts';
import { pressOnSeat, type SeatPress } from './grid-press.ts';

const columns = ['A', 'B', undefined, 'C'];
const layout = layoutOf({
  segmentId: 'any',
  decks: [
    {
      id: 'main',
      cabins: [
        {
          class: 'economy',
          columns,
          rows: ['1', '2', '10', '11'].map((number) => ({
            number,
            elements: columns.map((letter) =>
              letter === undefined
                ? { type: 'aisle' }
                : {
                    type: 'seat',
                    seat: { designator: `${number}${letter}`, kind: 'free', features: [], infant: true },
                  },
            ),
          })),
        },
      ],
    },
  ],
});

const goTo = vi.fn<(designator: string) => void>();
const onZoom = vi.fn<(step: 1 | -1 | 0) => void>();
const onUnknown = vi.fn<(typed: string) => void>();
/** Time of the last press, ms; typed text is forgotten after a pause. */
let now = 0;
const typed = { text: '', at: 0 };
const press = (key: string, more: Partial<SeatPress> = {}, typedHere = typed): void => {
  now += 100;
  pressOnSeat({ key, ctrlKey: false, timeStamp: now, at: '2B', mirrored: false, ...more }, typedHere, {
    layout,
    goTo,
    onZoom,
    onUnknown,
  });
};

beforeEach(() => {
  vi.clearAllMocks();
  now += 10_000;
});

describe('pressOnSeat', () => {
  it('reads on from what was typed on the same map alone', () => {
    press('1');
    press('1', {}, { text: '', at: 0 });
    press('A');
    expect(goTo.mock.lastCall).toEqual(['1A']);
  });

  it.each([
    ['ArrowLeft', {}, '2A'],
    ['ArrowRight', {}, '2C'],
    ['ArrowRight', { mirrored: true }, '2A'],
    ['ArrowUp', {}, '1B'],
    ['ArrowDown', {}, '10B'],
    ['ArrowDown', { mirrored: true }, '10B'],
    ['Home', {}, '2A'],
    ['End', {}, '2C'],
    ['Home', { ctrlKey: true }, '1A'],
    ['End', { ctrlKey: true }, '11C'],
    ['ArrowDown', { ctrlKey: true }, '11B'],
    ['ArrowRight', { across: true }, '10B'],
    ['ArrowLeft', { across: true }, '1B'],
    ['ArrowUp', { across: true }, '2C'],
    ['ArrowDown', { across: true }, '2A'],
    ['ArrowRight', { across: true, mirrored: true }, '1B'],
    ['ArrowUp', { across: true, mirrored: true }, '2C'],
    ['ArrowRight', { across: true, ctrlKey: true }, '11B'],
  ])('%s %j leads to %s', (key, more, designator) => {
    press(key, more);
    expect(goTo).toHaveBeenCalledExactlyOnceWith(designator);
  });

  it('reads a seat number key by key', () => {
    press('1');
    press('0');
    press('c');
    expect(goTo.mock.calls.flat()).toEqual(['1A', '10A', '10C']);
  });

  it('reads a second number that follows the first at once', () => {
    for (const key of '11c2b') press(key);
    expect(goTo.mock.calls.at(-1)).toEqual(['2B']);
    expect(onUnknown).not.toHaveBeenCalled();
  });

  it('begins anew after a pause, and after an arrow', () => {
    press('1');
    now += 1000;
    press('2');
    press('ArrowUp');
    press('1');
    expect(goTo.mock.calls.flat()).toEqual(['1A', '2A', '1B', '1A']);
  });

  it('tells of a number that the map does not have, once it has a letter', () => {
    press('9');
    expect(onUnknown).not.toHaveBeenCalled();
    press('x');
    expect(onUnknown).toHaveBeenCalledExactlyOnceWith('9X');
  });

  it.each([
    ['+', 1],
    ['=', 1],
    ['-', -1],
    ['0', 0],
  ])('%s zooms by %i', (key, step) => {
    press(key);
    expect(onZoom).toHaveBeenCalledExactlyOnceWith(step);
  });
});
