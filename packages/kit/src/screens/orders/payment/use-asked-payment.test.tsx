// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payment } from '../../../contracts/orders/payments.ts';
import type { PaymentState } from '../../../rules/payments/payment.ts';
import { ticketingEveryMs } from '../../../rules/payments/paying.ts';
import { useAskedPayment } from './use-asked-payment.ts';

const lookUp = vi.fn<() => Promise<Payment>>();
vi.mock('../../../client/orders/payments.ts', () => ({
  useLookUpPayment: () => lookUp,
  useKeepPayment: () => () => undefined,
  useClosePayment: () => ({ mutateAsync: vi.fn(), isPending: false }),
}));
vi.mock('../../../host/use-returned.ts', () => ({ useReturned: () => undefined }));

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
    const { result } = renderHook(() => useAskedPayment({ of, payment, clock }));
    lookUp.mockResolvedValueOnce(told('ticketing', '2026-06-01T10:00:30+08:00'));
    lookUp.mockResolvedValueOnce(told('ticketed', '2026-06-01T10:01:00+08:00'));
    await act(() => vi.advanceTimersByTimeAsync(ticketingEveryMs - 1));
    expect(lookUp).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current.paying.phase).toBe('ticketing');
    await act(() => vi.advanceTimersByTimeAsync(ticketingEveryMs));
    expect(result.current.paying.phase).toBe('ticketed');
    await act(() => vi.advanceTimersByTimeAsync(10 * ticketingEveryMs));
    expect(lookUp).toHaveBeenCalledTimes(2);
  });
});
