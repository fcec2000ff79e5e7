import { describe, expect, it } from 'vitest';
import { checkCharacter, isLuhn } from './check-digits.ts';

describe('the check character of a mainland number', () => {
  // The first two are the standard's own examples.
  it.each(['11010519491231002X', '440524188001010014', '310104199103072512', '513437200008071174'])(
    '%s',
    (number) => {
      expect(checkCharacter(number.slice(0, 17))).toBe(number.slice(17));
    },
  );

  it('is another for every other digit, at each place', () => {
    const digits = '31010419910307251';
    const right = checkCharacter(digits);
    const others = Array.from(digits, (_, place) =>
      Array.from('0123456789', (digit) => digits.slice(0, place) + digit + digits.slice(place + 1)),
    ).flat();
    expect(new Set(others.filter((other) => checkCharacter(other) === right))).toEqual(new Set([digits]));
  });
});

describe('the check digit by Luhn', () => {
  it.each([
    ['4539578763621486', true],
    ['79927398713', true],
    ['79927398710', false],
    ['18', true],
    ['26', true],
    ['91', true],
    ['59', true],
    ['00', true],
    ['01', false],
    ['600000000003', false],
  ])('%s: %s', (digits, right) => {
    expect(isLuhn(digits)).toBe(right);
  });
});
