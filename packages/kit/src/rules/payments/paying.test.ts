import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  confirming,
  mayPay,
  nothingCharged,
  payingPhases,
  payingAfter,
  payingAtFirst,
  payingFrom,
  secondsOfAsking,
  type Paying,
  type PayingEvent,
} from './paying.ts';
import { paymentStates, type PaymentState } from './payment.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const after = (paying: Paying, ...events: readonly PayingEvent[]) => events.reduce(payingAfter, paying);
const told = (state: PaymentState, at = now, turn = 1): PayingEvent => ({ kind: 'told', state, at, turn });
const opened: PayingEvent = { kind: 'opened' };
const returned = (at = now): PayingEvent => ({ kind: 'returned', now: at });
const passed = (seconds: number): PayingEvent => ({ kind: 'passed', now: now + seconds * 1000 });

describe('a page that opens', () => {
  const openedAt: Readonly<Record<PaymentState, Paying['phase']>> = {
    open: 'ready',
    begun: 'confirming',
    confirming: 'confirming',
    unpaid: 'unpaid',
    failed: 'failed',
    paid: 'paid',
    ticketing: 'ticketing',
    ticketed: 'ticketed',
    abnormal: 'abnormal',
    expired: 'expired',
    cancelled: 'cancelled',
  };

  it.each(paymentStates)('and is told %s', (state) => {
    const phase = openedAt[state];
    expect(mayPay(payingFrom(state, now))).toBe(['ready', 'unpaid', 'failed'].includes(phase));
    expect(payingFrom(state, now)).toEqual({
      phase,
      turn: 0,
      toldAt: now,
      ...(phase === 'confirming' && { since: now }),
    });
  });

  it('asks from the beginning, and goes on asking where no answer comes', () => {
    expect(after(payingAtFirst, passed(0), passed(44)).phase).toBe('confirming');
    expect(after(payingAtFirst, passed(0), passed(45)).phase).toBe('unclear');
  });

  it('is in one of the phases that are named', () => {
    expect(new Set(payingPhases)).toEqual(new Set([...Object.values(openedAt), 'atCashier', 'unclear']));
  });

  it.each(['begun', 'confirming'] as const)('and hears %s of another tab waits as that one does', (state) => {
    expect(after(payingFrom('open', now), told(state, now + 1, 0))).toMatchObject({
      phase: 'confirming',
      since: now + 1,
    });
  });
});

const away = after(payingFrom('open', now), opened);

describe('once the cashier was open', () => {
  it.each<[PaymentState, Paying['phase']]>([
    ['open', 'atCashier'],
    ['begun', 'atCashier'],
    ['confirming', 'confirming'],
    ['unpaid', 'unpaid'],
    ['failed', 'failed'],
    ['paid', 'paid'],
  ])('and the traveller still there, %s is %s', (state, phase) => {
    expect(after(away, told(state)).phase).toBe(phase);
  });

  it.each<[PaymentState, Paying['phase']]>([
    ['open', 'confirming'],
    ['begun', 'confirming'],
    ['confirming', 'confirming'],
    ['unpaid', 'unpaid'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
  ])('and the traveller back, %s is %s', (state, phase) => {
    expect(after(away, returned(), told(state)).phase).toBe(phase);
  });

  it('asks for 45 seconds, then leaves it to the orders, whatever comes that is not certain', () => {
    const asked = after(away, returned());
    expect(after(asked, passed(44.9)).phase).toBe('confirming');
    expect(after(asked, told('begun', now + 44_900)).phase).toBe('confirming');
    const over = after(asked, passed(45));
    expect(over.phase).toBe('unclear');
    expect(after(asked, told('begun', now + 45_000)).phase).toBe('unclear');
    expect(after(over, told('begun', now + 50_000), returned(now + 51_000), passed(60)).phase).toBe(
      'unclear',
    );
    expect(after(over, told('paid', now + 52_000)).phase).toBe('paid');
  });

  it('hears no answer of before, unless it settles it', () => {
    expect(after(away, returned(), told('failed', now, 0)).phase).toBe('confirming');
    expect(after(away, returned(), told('paid', now, 0)).phase).toBe('paid');
  });

  it('hears no answer that is older than one it has', () => {
    const paid = after(away, told('paid', now + 2000));
    expect(after(paid, told('unpaid', now + 1000)).phase).toBe('paid');
  });
});

it('what the cashier said holds until the traveller has looked elsewhere', () => {
  for (const state of ['unpaid', 'failed'] as const) {
    const paying = after(payingFrom(state, now), returned());
    expect(nothingCharged(paying.phase)).toBe(false);
    expect(mayPay(paying)).toBe(true);
    expect(after(paying, told(state, now + 1, 0)).phase).toBe(state);
  }
});

it('time makes nothing certain, and a return alone begins no asking', () => {
  for (const state of paymentStates) {
    const paying = payingFrom(state, now);
    if (paying.phase === 'confirming' || nothingCharged(paying.phase)) continue;
    expect(after(paying, passed(1000), returned(now + 1000))).toEqual(paying);
  }
});

it('counts the seconds down, never beyond either end', () => {
  const { phase, ...asked } = after(away, returned());
  const left = (seconds: number) => secondsOfAsking({ phase, ...asked }, now + seconds * 1000);
  expect([-5, 0, 0.4, 44.1, 45, 90].map(left)).toEqual([45, 45, 45, 1, 0, 0]);
  expect(secondsOfAsking({ phase: 'confirming', turn: 0, toldAt: 0 }, now)).toBe(confirming.forMs / 1000);
});

describe('property:', () => {
  const step = fc.oneof(
    fc.constant(opened),
    fc.record({
      kind: fc.constant('told' as const),
      state: fc.constantFrom<PaymentState>('open', 'begun', 'confirming'),
      at: fc.integer({ min: now, max: now + 90_000 }),
      turn: fc.nat(5),
    }),
    fc.record({
      kind: fc.constantFrom('returned' as const, 'passed' as const),
      now: fc.integer({ min: now, max: now + 90_000 }),
    }),
  );

  it('once the cashier was open, nothing but the word of cashier or traveller makes it payable', () => {
    fc.assert(
      fc.property(fc.array(step), fc.constantFrom(...paymentStates), (steps, first) => {
        const paying = after(payingFrom(first, now), opened, ...steps);
        expect(mayPay(paying)).toBe(false);
        expect(nothingCharged(paying.phase)).toBe(false);
      }),
    );
  });
});
