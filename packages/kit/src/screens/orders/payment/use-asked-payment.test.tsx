// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, renderClientHook } from '../../../client/render-client-hook.support.tsx';
import { queryPayment, type Payment } from '../../../contracts/orders/payments.ts';
import type { PaymentState } from '../../../rules/payments/payment.ts';
import { ticketingEveryMs } from '../../../rules/payments/paying.ts';
import { useAskedPayment } from './use-asked-payment.ts';

const told = (state: PaymentState, now: string): Payment => ({
  now,
  orderNo: '26110000000004',
  kind: 'ticket',
  state,
  cash: [],
  title: 'MU5101',
  lines: [],
  methods: [],
});
const of = { orderNo: '26110000000004' };

describe('a payment whose tickets are being issued', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked for every half minute, until they are there', async () => {
    const clock = () => Date.now();
    const payment = told('ticketing', '2026-06-01T10:00:00+08:00');
    const answers = [
      told('ticketing', '2026-06-01T10:00:30+08:00'),
      told('ticketed', '2026-06-01T10:01:00+08:00'),
    ];
    const { render, sent } = renderClientHook({
      answers: [[queryPayment, (nth) => ({ data: answers[nth - 1] })]],
    });
    const { result } = render(() => useAskedPayment({ of, payment, clock }));
    const asked = () => sent.filter(({ call }) => call === queryPayment.name);
    await pass(ticketingEveryMs - 1);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toMatchObject([{ payload: of }]);
    expect(result.current.paying.phase).toBe('ticketing');
    await pass(ticketingEveryMs);
    expect(result.current.paying.phase).toBe('ticketed');
    await pass(10 * ticketingEveryMs);
    expect(asked()).toHaveLength(2);
  });
});
