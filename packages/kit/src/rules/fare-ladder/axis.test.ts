import { describe, expect, it } from 'vitest';
import { feeAxis } from './axis.ts';
import { feeSteps, type PricedTicket } from './ladder.ts';

const departs = '2026-06-05T08:00:00+08:00';
const leaves = Date.parse(departs);
const at = (minutesBefore: number) => leaves - minutesBefore * 60_000;
const band = (until: number | undefined, refund: number, change?: number) => ({
  until,
  refund: { answer: 'percent', percent: refund } as const,
  change:
    change === undefined
      ? ({ answer: 'refused' } as const)
      : ({ answer: 'percent', percent: change } as const),
});
const ticket = (rule: PricedTicket['legs'][number]['rule']): PricedTicket => ({
  currency: 'CNY',
  rounding: 100,
  involuntary: false,
  legs: [{ departs, fare: 100_000, taxes: 0, flown: false, rule }],
});
const ladder = feeSteps(ticket([band(2880, 10, 0), band(240, 20, 10), band(0, 40), band(undefined, 50)]));

describe('the axis', () => {
  it('has a column for each step before departure, the dearest at full height', () => {
    const { columns } = feeAxis(ladder, leaves, at(300));
    expect(columns.map(({ from, to }) => [from, to])).toEqual([
      [0, 1 / 3],
      [1 / 3, 2 / 3],
      [2 / 3, 1],
    ]);
    expect(columns.map(({ height }) => height)).toEqual([
      { refund: 0.25, change: 0 },
      { refund: 0.5, change: 0.25 },
      { refund: 1, change: undefined },
    ]);
  });

  it('has the present in its column, nearer to the end as time goes', () => {
    const places = [9999, 2881, 2880, 2000, 241, 240, 1, 0].map((minutes) =>
      feeAxis(ladder, leaves, at(minutes)),
    );
    expect(places.map(({ current }) => current)).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
    const nows = places.map(({ now }) => now);
    expect(nows).toEqual(nows.toSorted((a, b) => a - b));
    for (const { now, current = -1, columns } of places) {
      expect(now).toBeGreaterThan(columns[current]?.from ?? Infinity);
      expect(now).toBeLessThan(columns[current]?.to ?? -Infinity);
    }
  });

  it('ends with the departure', () => {
    expect(feeAxis(ladder, leaves, at(-1))).toMatchObject({ now: 1, current: undefined });
    const flat = feeAxis(feeSteps(ticket([band(undefined, 0, 0)])), leaves, at(60));
    expect(flat.columns).toHaveLength(1);
    expect(flat.columns[0]?.step.until).toBe(leaves);
    expect(flat.current).toBe(0);
  });

  it('carries a last band that begins before departure up to it', () => {
    const open = feeAxis(feeSteps(ticket([band(240, 10, 10), band(undefined, 20, 20)])), leaves, at(60));
    expect(open.columns).toHaveLength(2);
    expect(open.current).toBe(1);
    expect(open.now).toBeCloseTo(0.5 + 0.75 / 2);
  });
});
