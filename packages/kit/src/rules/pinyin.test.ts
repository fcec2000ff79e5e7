import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeliest, olderSpellings, passportSpelling, readingsOf } from './pinyin.ts';

describe('passportSpelling', () => {
  it.each([
    ['lü', 'LYU'],
    ['LÜ', 'LYU'],
    ['lv', 'LYU'],
    ['lǚ', 'LYU'],
    ['lu\u030C\u0308', 'LYU'],
    ['lu:3', 'LYU'],
    ['lv3', 'LYU'],
    ['LYU', 'LYU'],
    ['nǚ', 'NYU'],
    ['nv', 'NYU'],
    ['lüe', 'LUE'],
    ['lve', 'LUE'],
    ['lüè', 'LUE'],
    ['nüè', 'NUE'],
    ['NVE', 'NUE'],
    ['lue', 'LUE'],
    ['lu', 'LU'],
    ['lüen', 'LYUEN'],
    ['lvena', 'LUENA'],
    ['qǜ', 'QU'],
    ['yu', 'YU'],
    ['yuán', 'YUAN'],
    ['anyu', 'ANYU'],
    ['shàn', 'SHAN'],
    ['ōu yáng', 'OUYANG'],
    ['Xī’ān', 'XIAN'],
    ["xi'an", 'XIAN'],
    ['lü lüe', 'LYULUE'],
    ['xióng xìn', 'XIONGXIN'],
    ['ＳＨＡＮ', 'SHAN'],
    ['𣈶', ''],
    ['𣈶 ming', ''],
    ['', ''],
    ['  ', ''],
    ['?', ''],
  ])('%s is spelled %s', (pinyin, spelling) => expect(passportSpelling(pinyin)).toBe(spelling));

  it('gives capitals from A to Z or nothing, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(passportSpelling(text)).toMatch(/^[A-Z]*$/);
      }),
    );
  });

  it('reads its own spelling as the same', () => {
    for (const syllable of ['lü', 'nü', 'lüe', 'nüe', 'shan', 'xu', 'an', 'yu', 'e', 'wang']) {
      const once = passportSpelling(syllable);
      expect(passportSpelling(once.toLowerCase())).toBe(once);
    }
  });

  it('spells ten thousand characters in no time', () => {
    const start = performance.now();
    passportSpelling('u'.repeat(5_000) + '\u0300'.repeat(5_000));
    expect(performance.now() - start).toBeLessThan(50);
  });
});

describe('olderSpellings', () => {
  it.each([
    ['lü', ['LV', 'LU']],
    ['nv', ['NV', 'NU']],
    ['lyu', ['LV', 'LU']],
    ['lüè', ['LVE']],
    ['lü lüe', ['LVLVE', 'LULUE']],
    ['lu', []],
    ['qü', []],
    ['shan', []],
    ['𣈶', []],
  ])('%s may be %j', (pinyin, spellings) => expect(olderSpellings(pinyin)).toEqual(spellings));
});

describe('readingsOf', () => {
  it('keeps the order, and names a spelling once with all its tones', () => {
    expect(
      readingsOf([
        { pinyin: 'shan', tone: 'shàn' },
        { pinyin: 'dan', tone: 'dān' },
        { pinyin: 'shan', tone: 'shān' },
      ]),
    ).toEqual([
      { spelling: 'SHAN', tones: ['shàn', 'shān'], older: false },
      { spelling: 'DAN', tones: ['dān'], older: false },
    ]);
  });

  it('offers the older spellings of ü last', () => {
    expect(readingsOf([{ pinyin: 'lü', tone: 'lǚ' }])).toEqual([
      { spelling: 'LYU', tones: ['lǚ'], older: false },
      { spelling: 'LV', tones: [], older: true },
      { spelling: 'LU', tones: [], older: true },
    ]);
  });

  it('does not offer as older what is a reading of its own', () => {
    const spellings = readingsOf([{ pinyin: 'lü' }, { pinyin: 'lu' }]).map(({ spelling }) => spelling);
    expect(spellings).toEqual(['LYU', 'LU', 'LV']);
  });

  it('leaves out what came back unread', () => {
    expect(readingsOf([{ pinyin: '𣈶' }])).toEqual([]);
  });
});

describe('likeliest', () => {
  const of = (...pinyin: string[]) => likeliest(readingsOf(pinyin.map((one) => ({ pinyin: one }))));
  it.each([
    [[], undefined],
    [['wang'], 'WANG'],
    [['shan', 'shan'], 'SHAN'],
    [['le', 'yue'], undefined],
    [['shan', 'dan', 'chan'], undefined],
    [['he', 'hu', 'huo', 'huan'], 'HE'],
    [['lü'], 'LYU'],
    [['lü', 'lu'], undefined],
  ])('%j fills %s', (pinyin, spelling) => expect(of(...pinyin)).toBe(spelling));
});
