import { describe, expect, it } from 'vitest';
import type { CabinRow, SeatMapData } from '../../rules/seats/cabin.ts';
import { layoutOf } from '../../rules/seats/layout.ts';
import { walkBetween } from './walk.ts';

const letters = ['A', 'B', 'C', undefined, 'D', 'E', 'F'];

const row = (number: number): CabinRow => ({
  number: String(number),
  elements: letters.map((letter) =>
    letter === undefined
      ? { type: 'aisle' }
      : {
          type: 'seat',
          seat: { designator: `${number}${letter}`, kind: 'free', features: [], infant: true },
        },
  ),
});

const map: SeatMapData = {
  segmentId: 'S',
  decks: [
    {
      id: 'main',
      cabins: [
        { class: 'business', columns: letters, rows: [row(1), row(2)] },
        { class: 'economy', columns: letters, rows: [31, 32, 33, 34, 35, 36].map(row) },
      ],
    },
  ],
};
const layout = layoutOf(map);
const walk = (from: string, to: string) => walkBetween(layout, from, to);
const rowsOf = (from: string, to: string) => walk(from, to)?.numbers.map(({ text }) => text);

describe('the walk from seat to seat', () => {
  it('shows the rows between the two', () => {
    expect(rowsOf('33C', '31F')).toEqual(['31', '32', '33']);
    expect(rowsOf('31F', '33C')).toEqual(['31', '32', '33']);
    expect(rowsOf('33C', '32A')).toEqual(['32', '33']);
  });

  it('leaves rows out where there are many', () => {
    expect(rowsOf('31A', '36F')).toEqual(['31', '⋮', '36']);
  });

  it('shows the rows round a single one, none of another cabin', () => {
    expect(rowsOf('33A', '33F')).toEqual(['32', '33', '34']);
    expect(rowsOf('31A', '31F')).toEqual(['31', '32']);
  });

  it('goes up through the gap beside the new seat', () => {
    const { path, seats } = walk('33C', '31F') ?? { path: '', seats: [] };
    const at = (designator: string) => seats.find((seat) => seat.designator === designator);
    expect(path.startsWith(`M${at('33C')?.x} ${(at('33C')?.y ?? 0) - 18}`)).toBe(true);
    expect(path.endsWith(`L${at('31F')?.x} ${(at('31F')?.y ?? 0) + 18}`)).toBe(true);
    const corridor = (at('31F')?.x ?? 0) - 22;
    expect(path).toContain(`Q${corridor} `);
  });

  it('keeps to one gap between neighbours in length and in breadth', () => {
    for (const [from, to] of [
      ['33C', '32C'],
      ['33C', '33D'],
    ] as const)
      expect(
        new Set(
          walk(from, to)
            ?.path.match(/Q[\d.]+ ([\d.]+)/g)
            ?.map((bend) => bend.split(' ')[1]),
        ).size,
      ).toBe(1);
  });

  it('is not drawn from cabin to cabin, nor to a seat that the map lacks', () => {
    expect(walk('1A', '31A')).toBeUndefined();
    expect(walk('33C', '99Z')).toBeUndefined();
  });

  it('draws broad cabins small enough for a phone', () => {
    const broad = ['A', 'B', 'C', undefined, 'D', 'E', 'F', 'G', undefined, 'H', 'J', 'K'];
    const wide = layoutOf({
      segmentId: 'S',
      decks: [
        {
          id: 'main',
          cabins: [
            {
              class: 'economy',
              columns: broad,
              rows: ['40', '41'].map((number) => ({
                number,
                elements: broad.map((letter) =>
                  letter === undefined
                    ? { type: 'aisle' }
                    : {
                        type: 'seat',
                        seat: { designator: number + letter, kind: 'free', features: [], infant: true },
                      },
                ),
              })),
            },
          ],
        },
      ],
    });
    expect(walkBetween(wide, '40A', '41K')?.width).toBeLessThanOrEqual(358);
  });
});
