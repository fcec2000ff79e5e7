import { describe, expect, it } from 'vitest';
import { readAsked, queryOfAsked } from '../../rules/calculator/conditions.ts';
import {
  calculatorAsked,
  calculatorFields,
  checkCalculatorField,
  emptyCalculator,
  fareAmount,
  typedOfAsked,
} from './calculator.ts';

const today = '2026-06-01';
const typed = { ...emptyCalculator, from: 'BJS', to: 'SHA', amount: '1,200', date: '2026-06-11' };

describe('fareAmount', () => {
  it.each([
    ['1200', '1200'],
    ['１２００', '1200'],
    ['¥1,200.5', '1200.50'],
    ['1200.00', '1200'],
    ['0.01', '0.01'],
    ['9999999.99', '9999999.99'],
  ])('%s', (input, value) => {
    expect(fareAmount(input)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'amount.missing'],
    ['0', 'amount.zero'],
    ['0.00', 'amount.zero'],
    ['12.345', 'amount.number'],
    ['abc', 'amount.number'],
    ['12345678', 'amount.number'],
  ])('%j is refused as %s', (input, key) => {
    expect(fareAmount(input)).toMatchObject({ ok: false, key });
  });
});

describe('the calculator', () => {
  it('asks for the points of a flight', () => {
    expect(calculatorAsked('accrual', { ...typed, tier: 'SIL' }, today)).toEqual({
      of: 'accrual',
      from: 'BJS',
      to: 'SHA',
      trip: 'OW',
      cabin: 'Y',
      amount: 120_000,
      tier: 'SIL',
    });
  });

  it('asks for the points of a reward, without an amount', () => {
    expect(calculatorAsked('exchange', { ...typed, amount: '', people: '2' }, today)).toEqual({
      of: 'exchange',
      from: 'BJS',
      to: 'SHA',
      trip: 'OW',
      date: '2026-06-11',
      people: 2,
    });
  });

  it('keeps what is asked for within an address', () => {
    for (const side of ['accrual', 'exchange'] as const) {
      const asked = calculatorAsked(side, { ...typed, amount: '1200.50', people: '99' }, today);
      expect(asked && readAsked(queryOfAsked(asked))).toEqual(asked);
      expect(asked && calculatorAsked(side, typedOfAsked(asked), today)).toEqual(asked);
    }
  });

  it('writes what was asked for as it would be typed', () => {
    const of = (amount: string, tier: '' | 'SIL' = '') => {
      const asked = calculatorAsked('accrual', { ...typed, amount, tier }, today);
      return asked && typedOfAsked(asked);
    };
    expect(of('1200', 'SIL')).toMatchObject({ amount: '1200', tier: 'SIL' });
    expect(of('1200.5')).toMatchObject({ amount: '1200.50', tier: '', date: '', people: '1' });
  });

  it.each(['BJSX', '1BJS', 'bjs'])('%s is no place', (from) => {
    expect(checkCalculatorField('from', { ...typed, from }, { today })?.key).toBe('city.choose');
  });

  it('takes a flight of today', () => {
    expect(checkCalculatorField('date', { ...typed, date: today }, { today })).toBeUndefined();
  });

  it.each([
    ['from', { from: '' }, 'city.choose'],
    ['to', { to: 'BJS' }, 'place.same'],
    ['cabin', { cabin: '' }, 'cabin.letter'],
    ['amount', { amount: '' }, 'amount.missing'],
    ['date', { date: '2026-05-31' }, 'day.past'],
    ['date', { date: '' }, 'day.empty'],
  ] as const)('%s with %j: %s', (field, wrong, key) => {
    expect(checkCalculatorField(field, { ...typed, ...wrong }, { today })?.key).toBe(key);
    const of = field === 'date' ? 'exchange' : 'accrual';
    expect(calculatorFields[of]).toContain(field);
    expect(calculatorAsked(of, { ...typed, ...wrong }, today)).toBeUndefined();
  });
});
