import { expect, it } from 'vitest';
import type { Cities } from './cities.ts';
import { servedCities } from './served.ts';

const at = { north: 0, east: 0 };
const ours: Cities = {
  cities: [
    {
      code: 'TYO',
      country: 'JP',
      names: { zh: '东京', en: 'Tokyo', ru: 'Токио' },
      pinyin: ['dong', 'jing'],
      kana: 'とうきょう',
      airports: [
        { code: 'HND', names: { zh: '羽田', en: 'Haneda' }, at },
        { code: 'NRT', names: { zh: '成田', en: 'Narita' } },
      ],
    },
    { code: 'QQA', country: 'FI', names: { en: 'Hamlet' }, pinyin: [], airports: [] },
    { code: 'QQB', country: 'FI', names: { en: 'Village' }, pinyin: [], airports: [] },
  ],
  without: [
    { names: { en: 'Near' }, pinyin: [], country: 'JP', nearest: 'TYO', at },
    { names: { en: 'Far' }, pinyin: [], country: 'FI', nearest: 'QQB', at },
  ],
};
const served = (code: string, name: string, english: string, airports: readonly string[] = []) => ({
  code,
  name,
  english,
  country: 'XX',
  airports: airports.map((each) => ({ code: each, name: `名${each}`, english: `Name ${each}` })),
});

it('what the back end serves has its words and its country, and all else that we know', () => {
  expect(servedCities(ours, [served('TYO', '东京', 'Tokio', ['NRT', 'ZZZ'])])).toEqual({
    cities: [
      {
        code: 'TYO',
        country: 'XX',
        names: { zh: '东京', en: 'Tokyo', ru: 'Токио' },
        pinyin: ['dong', 'jing'],
        kana: 'とうきょう',
        airports: [
          { code: 'NRT', names: { zh: '成田', en: 'Narita' } },
          { code: 'ZZZ', names: { zh: '名ZZZ', en: 'Name ZZZ' } },
        ],
      },
    ],
    without: [ours.without[0]],
  });
});

it('another Chinese name stands for ours, and is read otherwise', () => {
  expect(servedCities(ours, [served('TYO', '江户', 'Edo')]).cities[0]).toMatchObject({
    names: { zh: '江户', en: 'Tokyo', ru: 'Токио' },
    pinyin: [],
  });
});

it('a city without a Chinese name keeps its own where the back end repeats the English one, and no other', () => {
  expect(servedCities(ours, [served('QQA', 'Hamlet', 'Hamlet')]).cities[0]?.names).toEqual({ en: 'Hamlet' });
  expect(servedCities(ours, [served('QQA', '小村', 'Hamlet')]).cities[0]?.names).toEqual({
    zh: '小村',
    en: 'Hamlet',
  });
  expect(servedCities(ours, [served('TYO', 'Tokyo', 'Tokyo')]).cities[0]?.names.zh).toBe('Tokyo');
});

it('a city that we do not know has the back end’s words alone', () => {
  expect(servedCities(ours, [served('QQZ', '新城', 'Newtown')]).cities).toEqual([
    { code: 'QQZ', country: 'XX', names: { zh: '新城', en: 'Newtown' }, pinyin: [], airports: [] },
  ]);
});
