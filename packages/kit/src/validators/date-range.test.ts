import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../rules/days.ts';
import { dateRange } from './date-range.ts';
import { refuse } from './result.ts';
import { runs } from '../../../../vitest.runs.ts';

const range = (start: string, end: string) => ({ ok: true, value: { start, end } });

it.each([
  ['2026-06-01', '2026-06-01', 'any', range('2026-06-01', '2026-06-01')],
  ['2026/6/1', '20260602', 'any', range('2026-06-01', '2026-06-02')],
  ['2000-01-01', '2026-06-01', 'any', range('2000-01-01', '2026-06-01')],
  ['2026-06-02', '2026-06-01', 'any', refuse('range.order')],
  ['', '2026-06-01', 'any', refuse('range.start')],
  ['2026-06-01', '', 'any', refuse('range.end')],
  ['2026-03-03', '2026-06-01', 'orders', range('2026-03-03', '2026-06-01')],
  ['2026-03-02', '2026-06-01', 'orders', refuse('range.days', { days: 90 })],
  ['2025-06-01', '2026-06-01', 'tickets', range('2025-06-01', '2026-06-01')],
  ['2025-05-31', '2026-06-01', 'tickets', refuse('range.year')],
  ['2024-02-29', '2025-02-28', 'tickets', range('2024-02-29', '2025-02-28')],
  ['2024-02-29', '2025-03-01', 'tickets', refuse('range.year')],
] as const)('%s to %s of %s', (start, end, query, expected) => {
  expect(dateRange(start, end, query)).toEqual(expected);
});

it('property: dateRange counts days', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.integer({ min: -500, max: 500 }), (first, length) => {
      const start = addDays('1980-01-01', first);
      const end = addDays(start, length);
      expect(dateRange(start, end).ok).toBe(length >= 0);
      expect(dateRange(start, end, 'orders').ok).toBe(length >= 0 && length <= 90);
      // The same date a year later, as numbers: 20270601 − 20260601.
      const span = Number(end.replaceAll('-', '')) - Number(start.replaceAll('-', ''));
      expect(dateRange(start, end, 'tickets').ok).toBe(length >= 0 && span <= 10_000);
    }),
    runs(),
  );
});
