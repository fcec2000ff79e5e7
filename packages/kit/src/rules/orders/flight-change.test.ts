import { describe, expect, it } from 'vitest';
import { isOther, isSame, leadingChange, openWays, type ChangedFlightSide } from './flight-change.ts';

const was: ChangedFlightSide = {
  flightNo: 'MU5101',
  departure: { airport: 'SHA', name: 'Shanghai Hongqiao', time: '2026-06-10T23:00:00+08:00' },
  arrival: { airport: 'PEK', name: 'Beijing Capital', time: '2026-06-11T01:20:00+08:00' },
  cabin: 'business',
};
const leaving = (time: string): ChangedFlightSide => ({ ...was, departure: { ...was.departure, time } });
const nextDay = leaving('2026-06-11T02:00:00+08:00');
const fromPudong: ChangedFlightSide = {
  ...was,
  departure: { ...was.departure, airport: 'PVG', name: 'Shanghai Pudong' },
};
const toDaxing: ChangedFlightSide = {
  ...was,
  arrival: { ...was.arrival, airport: 'PKX', name: 'Beijing Daxing' },
};

describe('the sentence of a change', () => {
  it.each([
    ['later over midnight', { kind: 'time', was, is: nextDay }, { as: 'later', hours: 3, minutes: 0 }],
    [
      'earlier',
      { kind: 'time', was, is: leaving('2026-06-10T21:25:00+08:00') },
      { as: 'earlier', hours: 1, minutes: 35 },
    ],
    ['cancelled', { kind: 'cancelled', was }, { as: 'cancelled' }],
    [
      'from another airport',
      { kind: 'airport', was, is: fromPudong },
      { as: 'departsFrom', airport: 'Shanghai Pudong' },
    ],
    [
      'to another airport',
      { kind: 'airport', was, is: toDaxing },
      { as: 'arrivesAt', airport: 'Beijing Daxing' },
    ],
    [
      'in another cabin',
      { kind: 'cabin', was, is: { ...was, cabin: 'economy' } },
      { as: 'cabin', cabin: 'economy' },
    ],
    ['moved, but at the same time', { kind: 'time', was, is: was }, { as: 'changed' }],
    ['moved, and not to when', { kind: 'time', was }, { as: 'changed' }],
    ['moved, and not from when', { kind: 'time', is: was }, { as: 'changed' }],
    ['another airport that is the same', { kind: 'airport', was, is: was }, { as: 'changed' }],
    [
      'another cabin that is not told',
      { kind: 'cabin', was, is: { ...was, cabin: undefined } },
      { as: 'changed' },
    ],
    ['not known', { kind: 'other', was, is: nextDay }, { as: 'changed' }],
  ] as const)('%s', (_, change, leading) => {
    expect(leadingChange(change)).toEqual(leading);
  });
});

describe('a part of a flight', () => {
  it('is another where both sides tell it', () => {
    const is: ChangedFlightSide = { ...nextDay, flightNo: 'MU5103', cabin: 'economy' };
    const change = { was, is };
    expect((['day', 'departs', 'flightNo', 'cabin'] as const).every((part) => isOther(change, part))).toBe(
      true,
    );
    expect((['from', 'arrives', 'to'] as const).every((part) => isSame(change, part))).toBe(true);
  });

  it('is neither where one side does not tell it', () => {
    const change = { was, is: { ...was, cabin: undefined } };
    expect([isOther(change, 'cabin'), isSame(change, 'cabin')]).toEqual([false, false]);
    expect([isOther({ was }, 'day'), isSame({ was }, 'day')]).toEqual([false, false]);
    expect(isSame({}, 'cabin')).toBe(false);
  });
});

describe('the ways on', () => {
  const ways = [{ way: 'accept' }, { way: 'refund' }];
  it('have accepting only where the new flight is told', () => {
    expect(openWays(ways, { is: was })).toEqual(ways);
    expect(openWays(ways, {})).toEqual([{ way: 'refund' }]);
  });
});
