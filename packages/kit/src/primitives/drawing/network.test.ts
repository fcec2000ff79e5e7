import { describe, expect, it } from 'vitest';
import { arc, project } from './network.ts';
import { networkPlaces } from './places.ts';

const placeOf = (code: string) =>
  project(networkPlaces.find((place) => place.code === code) ?? networkPlaces[0]);

describe('project', () => {
  it('keeps north above and east at the end', () => {
    expect(placeOf('BJS').y).toBeLessThan(placeOf('SHA').y);
    expect(placeOf('LXA').x).toBeLessThan(placeOf('SHA').x);
    expect(placeOf('SYX').y).toBeGreaterThan(placeOf('CAN').y);
  });

  it('keeps distances along a meridian true', () => {
    const at = (north: number) => project({ north, east: 106 });
    const step = at(20).y - at(30).y;
    expect(at(30).y - at(40).y).toBeCloseTo(step, 6);
    expect(at(20).x).toBeCloseTo(at(40).x, 6);
  });
});

describe('arc', () => {
  it('bends to the upper side, whichever way it goes', () => {
    const [from, to] = [
      { code: 'A', north: 31, east: 100 },
      { code: 'B', north: 31, east: 120 },
    ] as const;
    for (const path of [arc(from, to), arc(to, from)]) {
      const [, start = '', over = '', end = ''] = /M(\S+ \S+)Q(\S+ \S+) (\S+ \S+)/.exec(path) ?? [];
      const [y0, y1, y2] = [start, over, end].map((point) => Number(point.split(' ')[1]));
      expect(y1).toBeLessThan(Math.min(y0 ?? NaN, y2 ?? NaN));
    }
  });
});
