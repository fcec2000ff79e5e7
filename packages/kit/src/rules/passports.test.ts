import { expect, it } from 'vitest';
import { expiresSoon } from './passports.ts';

it.each([
  ['2026-06-12', false],
  ['2026-06-13', true],
  ['2026-12-11', true],
  ['2026-12-12', false],
  ['', false],
])('a passport until %j, for a journey until 2026-06-12: %s', (expiry, soon) =>
  expect(expiresSoon(expiry, '2026-06-12')).toBe(soon),
);
