import { expect, it } from 'vitest';
import { windowOf } from './bill-window.ts';

const month = { startDate: '2026-05-01', endDate: '2026-06-01' };

it.each([
  [{}, month],
  [
    { startDate: '2026-01-01', endDate: '2026-02-01' },
    { startDate: '2026-01-01', endDate: '2026-02-01' },
  ],
  [{ startDate: '2026-02-02', endDate: '2026-02-01' }, month],
  [{ startDate: '2026-02-02' }, month],
  [{ startDate: '2026-13-02', endDate: '2026-12-01' }, month],
  [{ startDate: '<b>', endDate: '2026-12-01' }, month],
])('%o → %o', (query, expected) => {
  expect(windowOf(query, '2026-06-01')).toEqual(expected);
});
