import { describe, expect, it } from 'vitest';
import { compact, countOf, hasHan, hasRareCharacter, isAllHan, isHan, normaliseInput } from './typed.ts';

describe('narrow', () => {
  it.each([
    ['  a b  ', 'a b'],
    ['\u200B a \u2060', 'a'],
    ['\u3000ＡＢ１２！～\u3000', 'AB12!~'],
    ['a\u2010b\u2212c\u30FCd', 'a-b-c-d'],
    ['', ''],
  ])('%j is %j', (input, value) => {
    expect(normaliseInput(input)).toBe(value);
  });

  it('leaves a text alone that fits no field', () => {
    const most = '\u200B'.repeat(255);
    expect(normaliseInput(`${most}Ａ`)).toBe('A');
    expect(normaliseInput(`${most}ＡＢ`)).toBe(`${most}ＡＢ`);
    expect(normaliseInput(`  ${most}ＡＢ `)).toBe(`${most}ＡＢ`);
  });
});

describe('compact', () => {
  it.each([
    [' 6222 0200-1 ', '622202001'],
    ['６２\u3000２２－－１', '62221'],
    ['-', ''],
  ])('%j is %j', (input, value) => {
    expect(compact(input)).toBe(value);
  });

  it('leaves a text alone that fits no field', () => {
    expect(compact('1 '.repeat(127) + '12')).toBe('1'.repeat(128) + '2');
    expect(compact('1 '.repeat(128) + '1')).toBe('1 '.repeat(128) + '1');
  });
});

describe('Han characters', () => {
  it.each([
    [0x4e00, 0x9fff],
    [0x3400, 0x4dbf],
    [0x2_0000, 0x3_fffd],
    [0xf900, 0xfaff],
    [0x3007, 0x3007],
  ])('are those from %i to %i', (first, last) => {
    expect([first - 1, first, last, last + 1].map(isHan)).toEqual([false, true, true, false]);
  });

  it('are rare outside the common block', () => {
    expect(['\u4E00', '\u9FFF', 'a', ''].map(hasRareCharacter)).toEqual([false, false, false, false]);
    expect(['\u3400', '\u{20000}', '王\uF900'].map(hasRareCharacter)).toEqual([true, true, true]);
  });

  it('are all of a text, or some', () => {
    expect(['张𠮷', '张a', 'a', ''].map(isAllHan)).toEqual([true, false, false, false]);
    expect(['张𠮷', '张a', 'a', ''].map(hasHan)).toEqual([true, true, false, false]);
  });
});

it('a character outside the BMP counts once, and the last inside it too', () => {
  expect(['a𠮷b', '\uFFFF\uFFFF', '\u{10000}', ''].map(countOf)).toEqual([3, 2, 1, 0]);
});
