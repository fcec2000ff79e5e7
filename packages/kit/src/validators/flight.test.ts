import { describe, expect, it } from 'vitest';
import { flightNumber } from './flight.ts';

describe('a flight number', () => {
  it.each([
    ['MU5101', 'MU5101'],
    [' mu 5101 ', 'MU5101'],
    ['ＭＵ５１０１', 'MU5101'],
    ['9C8888', '9C8888'],
    ['U21', 'U21'],
    ['MU5101A', 'MU5101A'],
    ['mu513', 'MU513'],
    ['MU 0513', 'MU0513'],
    ['ＭＵ５１３', 'MU513'],
    ['mu－0513', 'MU0513'],
  ])('%s', (typed, value) => {
    expect(flightNumber(typed)).toEqual({ ok: true, value });
  });

  it.each(['', ' ', '\u3000', '-'])('%j is none', (typed) => {
    expect(flightNumber(typed)).toEqual({ ok: false, key: 'flight.number' });
  });

  it.each(['5101', 'MU', 'MU51011', '51012', 'MUA101', 'MU5101AB', 'МU5101'])('not %j', (typed) => {
    expect(flightNumber(typed)).toEqual({ ok: false, key: 'flight.format' });
  });
});
