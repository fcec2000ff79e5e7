// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cancelSeatOrder } from '../contracts/check-in/seats.ts';
import { renderClientHook, pass, type Said } from './render-client-hook.support.tsx';
import { useWrite } from './write.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const order = { orderNo: 'o1' };

it('is under way from the tap to the answer', async () => {
  const late = Promise.withResolvers<Said>();
  const trial = renderClientHook({ answers: [[cancelSeatOrder, () => late.promise]] });
  const { result } = trial.render(() => useWrite(cancelSeatOrder));
  await act(async () => result.current.mutate(order));
  await pass();
  expect(result.current.status).toBe('pending');
  late.resolve({ data: {} });
  await pass();
  expect([result.current.status, result.current.data]).toEqual(['success', {}]);
  expect(trial.sent).toEqual([{ call: 'cancelSeatOrder', payload: order, how: {} }]);
});

it('fails with what went wrong, in the screen’s manner', async () => {
  const trial = renderClientHook({ answers: [[cancelSeatOrder, () => ({ code: 'CKI15' })]] });
  const { result } = trial.render(() => useWrite(cancelSeatOrder, { handles: ['CKI15'] }));
  await act(async () => result.current.mutate(order));
  await pass();
  expect(result.current.error).toMatchObject({ call: 'cancelSeatOrder', failure: { code: 'CKI15' } });
  expect(trial.told.notify).not.toHaveBeenCalled();
});
