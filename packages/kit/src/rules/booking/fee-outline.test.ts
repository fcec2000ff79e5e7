import { describe, expect, it } from 'vitest';
import { feeSteps, type FeeBand, type PricedTicket } from '../fare-ladder/ladder.ts';
import { feeOutline } from './fee-outline.ts';

const departs = '2026-06-05T08:00:00+08:00';
const before = (minutes: number) => Date.parse(departs) - minutes * 60_000;
const ticket = (rule: readonly FeeBand[]): PricedTicket => ({
  currency: 'CNY',
  rounding: 100,
  involuntary: false,
  legs: [{ departs, fare: 100_000, taxes: 7000, flown: false, rule }],
});
const at = (until: number | undefined, refund: number, change: number): FeeBand => ({
  until,
  refund: { answer: 'percent', percent: refund },
  change: { answer: 'percent', percent: change },
});
const fee = (amount: number) => ({ answer: 'fee', amount, points: 0 });

const usual = [at(10_080, 5, 0), at(2880, 10, 0), at(240, 30, 20), at(undefined, 50, 40)];
const outline = (minutes: number, wish: 'refund' | 'change', rule = usual) =>
  feeOutline(feeSteps(ticket(rule)), wish, before(minutes));

describe('fees in one sentence', () => {
  it('tell the first and the last of several', () =>
    expect(outline(20_000, 'refund')).toEqual({ kind: 'more', first: fee(5000), last: fee(50_000) }));

  it('join steps in which only the other wish changes', () =>
    expect(outline(20_000, 'change')).toMatchObject({ kind: 'more', first: fee(0), last: fee(40_000) }));

  it('leave out what is over', () => {
    expect(outline(300, 'refund')).toMatchObject({
      kind: 'two',
      until: { untilMinutes: 240 },
      first: fee(30_000),
      later: fee(50_000),
    });
    expect(outline(10, 'refund')).toEqual({ kind: 'same', fee: fee(50_000) });
  });

  it('keep the last minute of a step', () => expect(outline(240, 'refund').kind).toBe('two'));

  it('say what is refused or unknown as such', () => {
    const [refused, unknown] = [{ answer: 'refused' }, { answer: 'unknown' }] as const;
    expect(outline(300, 'change', [{ refund: unknown, change: refused }])).toEqual({
      kind: 'same',
      fee: refused,
    });
    expect(outline(300, 'refund', [{ refund: unknown, change: refused }])).toEqual({
      kind: 'same',
      fee: unknown,
    });
    expect(outline(300, 'refund', [])).toEqual({ kind: 'same', fee: unknown });
  });
});
