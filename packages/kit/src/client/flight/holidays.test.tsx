// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holidays } from '../../contracts/flight/holidays.ts';
import { useHolidays } from './holidays.ts';
import { renderClientHook, pass } from '../render-client-hook.support.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const published = {
  years: [2026],
  days: [
    { date: '2026-01-01', kind: 'rest', holiday: 'newYear' },
    { date: '2026-01-04', kind: 'work', holiday: 'a new one' },
    { date: '2027-01-01', kind: 'rest' },
  ],
};

it('holidays are asked for once, in the background, and an unknown name is none', async () => {
  const trial = renderClientHook({ token: '', answers: [[holidays, () => ({ data: published })]] });
  const { result } = trial.render(() => useHolidays());
  await pass();
  expect(result.current.data).toEqual({
    years: [2026],
    days: [
      { date: '2026-01-01', kind: 'rest', holiday: 'newYear' },
      { date: '2026-01-04', kind: 'work', holiday: undefined },
      { date: '2027-01-01', kind: 'rest', holiday: undefined },
    ],
  });
  await pass(100_000_000);
  trial.render(() => useHolidays());
  expect(trial.sent).toEqual([{ call: 'holidays', payload: {}, how: { announce: 'silent' } }]);
});

it('nobody is told that they could not be had', async () => {
  const trial = renderClientHook({ answers: [[holidays, () => ({ code: '-1' })]] });
  const { result } = trial.render(() => useHolidays());
  await pass();
  expect(result.current.isError).toBe(true);
  expect(trial.told.notify).not.toHaveBeenCalled();
});
