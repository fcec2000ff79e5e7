import { describe, expect, it } from 'vitest';
import { toldTime } from './told-time.ts';

const header = 'Mon, 01 Jun 2026 02:00:00 GMT';
const at = Date.parse('2026-06-01T10:00:00+08:00');
const round = { sent: 10, received: 30 };

const told = (headers: Record<string, string>, payload?: unknown) =>
  toldTime({ headers: new Headers(headers), ...round }, payload);

describe('the header', () => {
  it('tells whole seconds', () => expect(told({ date: header })).toEqual({ at, grain: 1000, ...round }));

  it.each([
    ['that is not there, as of another origin', {}],
    ['that is no date', { date: 'soon' }],
    ['of an answer out of a cache', { date: header, age: '0' }],
  ])('%s tells nothing', (_, headers) => expect(told(headers)).toBeUndefined());
});

describe('the payload goes before the header, and is exact', () => {
  const other = { date: 'Tue, 02 Jun 2026 02:00:00 GMT', age: '60' };
  const exact = { at, grain: 1, ...round };

  it.each([
    ['the documented instant', { now: '2026-06-01T10:00:00+08:00' }],
    ['an instant of Greenwich', { now: '2026-06-01T02:00:00.000Z' }],
    ['an instant without seconds', { now: '2026-06-01T10:00+08:00' }],
    ['an offset without a colon', { now: '2026-06-01T10:00:00+0800' }],
    ['milliseconds', { serverTime: at }],
    ['an instant', { serverTime: '2026-06-01T10:00:00.0+08:00' }],
    ['serverTime before now', { serverTime: at, now: '2027-01-01T00:00:00Z' }],
    ['now where serverTime cannot be read', { serverTime: 'soon', now: '2026-06-01T10:00:00+08:00' }],
  ])('%s', (_, payload) => expect(told(other, payload)).toEqual(exact));

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', '2026-06-01T10:00:00+08:00'],
    ['null for an instant', { now: null, serverTime: null }],
    ['an instant without offset', { now: '2026-06-01T10:00:00' }],
    ['a day', { now: '2026-06-01' }],
    ['an instant with something before it', { now: 'x2026-06-01T10:00:00Z' }],
    ['an instant with something after it', { now: '2026-06-01T10:00:00Zx' }],
    ['an empty fraction', { now: '2026-06-01T10:00:00.Z' }],
    ['a letter in the fraction', { now: '2026-06-01T10:00:00.xZ' }],
    ['a thirteenth month', { now: '2026-13-01T10:00:00Z' }],
    ['digits as text', { serverTime: String(at) }],
    ['an instant of a year with six digits', { now: '+002026-06-01T10:00:00Z' }],
    ['no number', { serverTime: Number.NaN }],
    ['the beginning of all time', { serverTime: 0 }],
  ])('but %s is none: the header counts', (_, payload) => {
    expect(told({ date: header }, payload)).toEqual({ at, grain: 1000, ...round });
  });
});
