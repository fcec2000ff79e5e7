// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recommendedFares } from '../../contracts/booking/recommended-fares.ts';
import { pass, renderClientHook } from '../render-client-hook.support.tsx';
import { useRecommendedFares } from './recommended-fares.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const fare = { from: 'SHA', to: 'SYX', day: '2026-06-15', price: { amount: 68_000, currency: 'CNY' } };

it('fares are asked for in the background, and one that cannot be read is left out', async () => {
  const trial = renderClientHook({
    answers: [[recommendedFares, () => ({ data: { fares: [fare, { ...fare, day: 'soon' }] } })]],
  });
  const { result } = trial.render(useRecommendedFares);
  await pass();
  expect(trial.sent).toEqual([{ call: 'recommendedFares', payload: {}, how: { announce: 'silent' } }]);
  expect(result.current.data?.fares).toEqual([fare]);
});

it('a failure says nothing', async () => {
  const trial = renderClientHook({ answers: [[recommendedFares, () => ({ code: '-1' })]] });
  const { result } = trial.render(useRecommendedFares);
  await pass();
  expect(result.current.status).toBe('error');
  expect(trial.told.notify).not.toHaveBeenCalled();
});
