import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foreignPhone, mainlandPhone } from './phone.ts';
import { refuse } from './result.ts';
import { dressed } from './trial.support.ts';
import { runs } from '../../../../vitest.runs.ts';

const wrong = refuse('phone.mainland');

describe('a mainland mobile number', () => {
  it.each([
    '13800000001',
    '138 0000 0001',
    '138-0000-0001',
    '１３８０００００００１',
    '+86 138 0000 0001',
    '008613800000001',
    '86 138 0000 0001',
    '8613800000001',
    '\u202A+86 138 0000 0001\u202C',
  ])('%s', (input) => {
    expect(mainlandPhone(input)).toEqual({ ok: true, value: '13800000001' });
  });

  it.each([
    '',
    '12',
    '11800000001',
    '10800000001',
    '23800000001',
    '1380000000',
    '138000000011',
    '868613800000001',
    '+8513800000001',
    '1380000000a',
  ])('refuses %j', (input) => {
    expect(mainlandPhone(input)).toEqual(wrong);
  });
});

/** Stands for the numbering plans of the world. */
const read = (number: string, country: string) =>
  country === 'JP' && /^(\+81|0)\d{9,10}$/.test(number) ? `+81${number.replace(/^(\+81|0)/, '')}` : undefined;

describe('a foreign number is what its reader says', () => {
  it.each(['090-1234-5678', '+81 90 1234 5678', '(090) 1234 5678', '０９０１２３４５６７８'])(
    '%s',
    (input) => {
      expect(foreignPhone(input, 'JP', read)).toEqual({ ok: true, value: '+819012345678' });
    },
  );

  it.each([
    ['12', 'JP'],
    ['', 'JP'],
    ['09012345678', 'KR'],
    ['0'.repeat(40), 'JP'],
  ])('refuses %s of %s', (input, country) => {
    expect(foreignPhone(input, country, read)).toEqual(refuse('phone.foreign'));
  });
});

const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: count, maxLength: count });
const ways = fc.array(fc.nat(5), { minLength: 1, maxLength: 11 });

it('property: mainlandPhone takes 11 digits from 12 to 19 on, however typed', () => {
  fc.assert(
    fc.property(digits(11), ways, fc.nat(10), (number, typed, at) => {
      const fits = Number(number.slice(0, 2)) >= 12 && Number(number.slice(0, 2)) <= 19;
      expect(mainlandPhone(dressed(number, typed))).toEqual(fits ? { ok: true, value: number } : wrong);
      const valid = `1${(Number(number[1]) % 8) + 2}${number.slice(2)}`;
      expect(mainlandPhone(dressed(`+86${valid}`, typed))).toEqual({ ok: true, value: valid });
      expect(mainlandPhone(valid.slice(0, at) + valid.slice(at + 1))).toEqual(wrong);
      expect(mainlandPhone(`${valid.slice(0, at)}x${valid.slice(at + 1)}`)).toEqual(wrong);
    }),
    runs(),
  );
});

it('property: foreignPhone gives the reader bare digits', () => {
  fc.assert(
    fc.property(digits(9), ways, (number, typed) => {
      expect(foreignPhone(dressed(`+81${number}`, typed), 'JP', read)).toEqual({
        ok: true,
        value: `+81${number}`,
      });
      expect(foreignPhone(dressed(number.slice(1), typed), 'JP', () => undefined).ok).toBe(false);
    }),
    runs(),
  );
});
