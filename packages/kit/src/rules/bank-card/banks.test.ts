import { describe, expect, it } from 'vitest';
import { bankOf, banks, cardTail, groupedCard } from './banks.ts';

describe('the bank of a card', () => {
  it.each([
    ['6222020000000000000', 'icbc'],
    ['6225880100000000', 'cmb'],
    ['6217000000000000012', 'ccb'],
    ['622202', 'icbc'],
    ['62220', undefined],
    ['4000000000000002', undefined],
    ['', undefined],
  ])('%s: %s', (digits, bank) => {
    expect(bankOf(digits)).toBe(bank);
  });

  it('no issuer is that of two banks', () => {
    const found = banks.filter((bank) => bank !== 'other');
    expect(new Set(found).size).toBe(found.length);
    for (const bank of ['622848', '622588', '622690']) expect(bankOf(bank)).toBeDefined();
  });
});

it.each([
  ['6222020000000000000', '6222 0200 0000 0000 000', '0000'],
  ['6225880100000000', '6225 8801 0000 0000', '0000'],
  ['62', '62', '62'],
])('%s is shown as %s', (digits, grouped, tail) => {
  expect(groupedCard(digits)).toBe(grouped);
  expect(cardTail(digits)).toBe(tail);
});
