import { describe, expect, it } from 'vitest';
import type { SeatPassenger } from './cabin.ts';
import { partings } from './parts.ts';
import { adult, child } from './samples.support.ts';

const a = [1, 2, 3, 4].map((at) => adult(`a${at}`));
const c = [1, 2].map((at) => child(`c${at}`));

/** Every way as text: `a1 a2 / a1` are a pair and one more of the same profile. */
const ways = (
  people: readonly SeatPassenger[],
  parts: number,
  fits: (part: readonly SeatPassenger[]) => boolean = () => true,
): readonly string[] =>
  [...partings(people, parts, fits)].map((way) =>
    way.map((part) => part.map(({ id }) => id).join(' ')).join(' / '),
  );

describe('partings', () => {
  it('keeps all together in one part', () => {
    expect(ways([...a, ...c], 1)).toEqual(['a1 a2 a3 a4 c1 c2']);
  });

  it('divides those who are alike by their number, the largest part first, and each way once', () => {
    expect(ways(a, 2)).toEqual(['a1 a2 a3 / a1', 'a1 a2 / a1 a2']);
    expect(ways(a, 3)).toEqual(['a1 a2 / a1 / a1']);
    expect(ways(a, 4)).toEqual(['a1 / a1 / a1 / a1']);
  });

  it('has no way with a part for nobody', () => {
    expect(ways(a.slice(0, 2), 3)).toEqual([]);
    expect(ways([], 2)).toEqual([]);
  });

  it('divides children and adults in every way, each once', () => {
    const family = [...a.slice(0, 2), ...c];
    expect(ways(family, 2).toSorted()).toEqual(
      ['a1 c1 c2 / a1', 'a1 a2 c1 / c1', 'c1 c2 / a1 a2', 'a1 c1 / a1 c1'].toSorted(),
    );
    expect(ways(family, 3).toSorted()).toEqual(
      ['c1 c2 / a1 / a1', 'a1 c1 / c1 / a1', 'c1 / c1 / a1 a2'].toSorted(),
    );
  });

  it('begins with those who have the fewest seats to choose from', () => {
    const mixed = [
      adult('grown'),
      adult('teen', { age: 14 }),
      child('kid'),
      adult('nurse', { infantId: 'baby' }),
    ];
    expect(ways(mixed, 4)).toEqual(['nurse / kid / teen / grown']);
  });

  it('asks for each part whether it fits, and passes over ways with one that does not', () => {
    expect(ways(a, 2, (part) => part.length <= 2)).toEqual(['a1 a2 / a1 a2']);
    expect(ways(a, 1, (part) => part.length <= 2)).toEqual([]);
  });
});
