// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryFlightCalendar } from '../../contracts/flight/flight-calendar.ts';
import { useLowestPrices } from './flight-calendar.ts';
import { renderClientHook, pass } from '../render-client-hook.support.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const route = { from: 'SHA', to: 'SYX' };
const months = ['2026-07', '2026-06'];
const june = { days: [{ date: '2026-06-01', state: 'soldOut' }] };

it('the prices of each month are asked for in their order, in the background', () => {
  const trial = renderClientHook({ token: '' });
  trial.render(() => useLowestPrices(route, months));
  expect(trial.sent).toEqual(
    months.map((month) => ({
      call: 'queryFlightCalendar',
      payload: { ...route, month },
      how: { announce: 'silent' },
    })),
  );
});

it('prices are asked for a party, and for direct flights alone', () => {
  const trial = renderClientHook();
  const asked = { ...route, passengers: { adults: 2, children: 1, infants: 0 }, direct: true };
  trial.render(() => useLowestPrices(asked, ['2026-07']));
  expect(trial.sent).toMatchObject([{ payload: { ...asked, month: '2026-07' } }]);
});

it('a month that fails leaves the others, without a word', async () => {
  const trial = renderClientHook({
    answers: [[queryFlightCalendar, (nth) => (nth === 1 ? { code: '-1' } : { data: june })]],
  });
  const { result } = trial.render(() => useLowestPrices(route, months));
  await pass();
  expect(result.current.map(({ status, data }) => [status, data])).toEqual([
    ['error', undefined],
    ['success', june],
  ]);
  expect(trial.told.notify).not.toHaveBeenCalled();
});

it('prices stand for five minutes', async () => {
  const trial = renderClientHook({ answers: [[queryFlightCalendar, () => ({ data: june })]] });
  const look = () => trial.render(() => useLowestPrices(route, ['2026-06']));
  look();
  await pass(299_000);
  look();
  expect(trial.sent).toHaveLength(1);
  await pass(1000);
  look();
  expect(trial.sent).toHaveLength(2);
});
