import { describe, expect, it } from 'vitest';
import { firstSought, readRecent, recentOf } from './flight-sought.ts';

const today = '2026-06-01';
const typed = (day: string) => ({ way: 'route', flightNo: '', from: 'BJS', to: 'CTU', day }) as const;

describe('the search at first', () => {
  it('is empty, by number and for today', () =>
    expect(firstSought(undefined, today)).toEqual({
      way: 'number',
      flightNo: '',
      from: '',
      to: '',
      day: today,
    }));

  it.each([
    ['2026-05-31', '2026-05-31'],
    ['2026-06-02', '2026-06-02'],
    ['2026-05-30', today],
    ['2026-06-03', today],
    ['', today],
  ])('that was typed before for %s is for %s', (day, shown) =>
    expect(firstSought(typed(day), today)).toEqual(typed(shown)),
  );
});

describe('a search that was made before', () => {
  it.each([
    ['MU5101', { flightNo: 'MU5101', day: today }],
    ['BJS-CTU', { from: 'BJS', to: 'CTU', day: today }],
  ])('is %s, and can be made once more', (text, asked) => {
    expect(readRecent(text, today)).toEqual(asked);
    expect(recentOf(readRecent(text, today))).toBe(text);
  });
});
