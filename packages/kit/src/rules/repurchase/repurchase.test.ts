import { describe, expect, it } from 'vitest';
import {
  canRepurchase,
  compareTickets,
  exclusionsOf,
  isWithin,
  shareOver,
  windowsOf,
  type RepurchaseTicket,
} from './repurchase.ts';

const old: RepurchaseTicket = {
  ticketNo: '7812100000020',
  name: '张三',
  documentTail: '4510',
  from: 'SHA',
  to: 'PEK',
  flightNo: 'MU5101',
  departs: '2026-06-03T08:00:00+08:00',
  fare: 120_000,
  issuedAt: '2026-05-12T10:00:00+08:00',
  paidWith: 'cash',
};
const fresh: RepurchaseTicket = { ...old, ticketNo: '7812100000021', issuedAt: '2026-06-01T08:00:00+08:00' };
const now = Date.parse('2026-06-01T10:00:00+08:00');
const wrong = (change: Partial<RepurchaseTicket>) =>
  compareTickets(old, { ...fresh, ...change })
    .filter(({ isRight }) => !isRight)
    .map(({ field }) => field);

describe('a ticket that was bought a second time', () => {
  it('can be given back', () => {
    expect(wrong({})).toEqual([]);
    expect(canRepurchase(old, fresh, now)).toBe(true);
  });

  it.each<[Partial<RepurchaseTicket>, string[]]>([
    [{ name: '李四' }, ['name']],
    [{ documentTail: '0000' }, ['document']],
    [{ from: 'PVG' }, ['route']],
    [{ to: 'PKX' }, ['route']],
    [{ flightNo: 'MU5103' }, ['flight']],
    [{ departs: '2026-06-04T08:00:00+08:00' }, ['date']],
    [{ departs: '2026-06-03T18:00:00+08:00' }, []],
    [{ fare: 119_999 }, ['fare']],
    [{ fare: 120_001 }, []],
    [{ fare: 98_000, departs: '2026-06-04T08:00:00+08:00' }, ['date', 'fare']],
  ])('%j: wrong are %j', (change, fields) => {
    expect(wrong(change)).toEqual(fields);
    expect(canRepurchase(old, { ...fresh, ...change }, now)).toBe(fields.length === 0);
  });

  it.each<[Partial<RepurchaseTicket>, string[]]>([
    [{ flightNo: 'FM9101' }, []],
    [{ flightNo: 'CA1501' }, ['carrier']],
    [{ paidWith: 'points' }, ['points']],
    [{ paidWith: 'mixed' }, ['points']],
    [{ ticketNo: '7841234567890' }, ['prefix']],
  ])('%j is outside of the rules by %j', (change, reasons) => {
    expect(exclusionsOf(old, { ...fresh, ...change })).toEqual(reasons);
  });

  it('has two windows', () => {
    const [issue, departure] = windowsOf(old, fresh);
    expect(new Date(issue?.until ?? 0).toISOString()).toBe('2026-06-02T00:00:00.000Z');
    expect(new Date(departure?.until ?? 0).toISOString()).toBe('2026-06-02T00:00:00.000Z');
  });

  it.each([
    ['2026-06-02T07:59:59.999+08:00', true],
    ['2026-06-02T08:00:00+08:00', false],
  ])('at %s: %s', (at, possible) => {
    expect(canRepurchase(old, fresh, Date.parse(at))).toBe(possible);
    expect(windowsOf(old, fresh).every((window) => isWithin(window, Date.parse(at)))).toBe(possible);
  });

  it('follows other rules', () => {
    const rules = { carriers: ['XX'], prefix: '999', afterIssueHours: 1, beforeDepartureHours: 1 };
    expect(exclusionsOf(old, fresh, rules)).toEqual(['carrier', 'prefix']);
    expect(canRepurchase(old, fresh, now, rules)).toBe(false);
  });
});

it.each([
  [0, 100, -5, 0],
  [0, 100, 25, 0.25],
  [0, 100, 120, 1],
  [100, 100, 0, 1],
])('from %i to %i at %i: %d is over', (from, until, at, share) => {
  expect(shareOver({ kind: 'issue', from, until }, at)).toBe(share);
});
