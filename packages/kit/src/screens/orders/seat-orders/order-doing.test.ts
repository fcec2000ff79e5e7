import { describe, expect, it } from 'vitest';
import { actOutcome, cashOutcome } from './order-doing.ts';

describe('paying in cash', () => {
  it.each([
    ['open', 'undone'],
    ['unpaid', 'undone'],
    ['failed', 'undone'],
    ['begun', 'cashier'],
    ['confirming', 'uncertain'],
    ['paid', 'uncertain'],
  ] as const)('that got no answer and stands at %s is %s', (state, outcome) =>
    expect(cashOutcome(state, false)).toBe(outcome),
  );

  it.each([
    ['open', 'uncertain'],
    ['begun', 'uncertain'],
    ['unpaid', 'undone'],
    ['failed', 'undone'],
  ] as const)('at a cashier that was opened, and stands at %s, is %s', (state, outcome) =>
    expect(cashOutcome(state, true)).toBe(outcome),
  );
});

describe('another act', () => {
  it.each([
    ['cancel', 'cancelled', 'done'],
    ['cancel', 'waiting', 'undone'],
    ['cancel', 'completed', 'other'],
    ['points', 'completed', 'done'],
    ['points', 'waiting', 'undone'],
    ['points', 'cancelled', 'other'],
    ['points', undefined, 'other'],
  ] as const)('%s on an order that is %s now is %s', (act, now, outcome) =>
    expect(actOutcome(act, 'waiting', now)).toBe(outcome),
  );
});
