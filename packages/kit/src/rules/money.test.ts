import { expect, it } from 'vitest';
import { minorUnits } from './money.ts';

it.each([
  ['120', 'CNY', 12_000],
  [' 120.5 ', 'CNY', 12_050],
  ['120,05', 'CNY', 12_005],
  ['１２０', 'CNY', 12_000],
  ['120.505', 'CNY', undefined],
  ['1200', 'JPY', 1200],
  ['12.5', 'JPY', undefined],
  ['1.5', 'KWD', 1500],
  ['1.2345', 'KWD', undefined],
  ['-1', 'CNY', undefined],
  ['', 'CNY', undefined],
  ['1e3', 'CNY', undefined],
])('%j of %s are %s minor units', (typed, currency, units) =>
  expect(minorUnits(typed, currency)).toBe(units),
);
