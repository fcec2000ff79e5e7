import { expect, it } from 'vitest';
import type { PlaceNames } from './cities.ts';
import type { Entry } from './place-rows.ts';
import { searchPlaces } from './place-search.ts';

const entry = (code: string, names: PlaceNames, pinyin = ''): Entry => ({
  place: { key: code, code, kind: 'city', name: names.en, english: names.en, letter: '#' },
  below: [],
  scope: 'outer',
  reading: '',
  names: [names],
  codes: [code],
  pinyin: pinyin === '' ? [] : pinyin.split(' '),
  major: false,
});
const codesFor = (query: string, language: 'zh' | 'en', ...entries: Entry[]) =>
  searchPlaces(entries, language)
    .find(query)
    ?.found.map(({ code }) => code);

it('initials are as good as the name for those who read Chinese, and less than a name for others', () => {
  const entries = [entry('QQA', { en: 'Zzz' }, 'lu xi'), entry('QQB', { en: 'Lxa' })];
  expect(codesFor('lx', 'zh', ...entries)).toEqual(['QQA', 'QQB']);
  expect(codesFor('lx', 'en', ...entries)).toEqual(['QQB', 'QQA']);
});

it.each(['zh', 'en'] as const)('in %s an English name comes before one in another language', (language) => {
  const entries = [entry('QQA', { en: 'Zed', ru: 'Betaville' }), entry('QQB', { en: 'Betamax' })];
  expect(codesFor('bet', language, ...entries)).toEqual(['QQB', 'QQA']);
});

it('pinyin is known in every language, its ü written as v too', () => {
  const place = entry('QQA', { en: 'Zed' }, 'lü liang');
  for (const query of ['lüliang', 'luliang', 'lvliang', 'liang']) {
    expect(codesFor(query, 'en', place)).toEqual(['QQA']);
  }
});

it('reads names when it is made ready, and no more at the first query', () => {
  let read = 0;
  const place: Entry = Object.defineProperty(entry('QQA', { en: 'Zed' }), 'names', {
    get: () => {
      read += 1;
      return [{ en: 'Zed' }];
    },
  });
  const { find, prepare } = searchPlaces([place], 'en');
  expect(read).toBe(0);
  prepare();
  const once = read;
  expect(once).toBeGreaterThan(0);
  expect(find('zed')?.found).toHaveLength(1);
  prepare();
  expect(read).toBe(once);
});
