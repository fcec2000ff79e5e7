import { describe, expect, it } from 'vitest';
import type { Cities, City } from './cities.ts';
import { indexPlaces, type PlaceKind } from './place-index.ts';

const city = (code: string, country: string, names: City['names'], pinyin = '', airports = [code]): City => ({
  code,
  country,
  names,
  pinyin: pinyin === '' ? [] : pinyin.split(' '),
  airports: airports.map((each) => ({ code: each, names: each === code ? names : { en: `${each} Field` } })),
});

const places: Cities = {
  cities: [
    city('QQB', 'FI', { en: 'Beta' }),
    city('SHA', 'CN', { zh: '上海', en: 'Shanghai', ko: '상하이', ru: 'Шанхай' }, 'shang hai', [
      'SHA',
      'PVG',
    ]),
    city('SWA', 'CN', { zh: '汕头', en: 'Shantou', ru: 'Шаньтоу' }, 'shan tou'),
    city('XIY', 'CN', { zh: '西安', en: "Xi'an", ru: 'Сиань' }, 'xi an'),
    city('LHW', 'CN', { zh: '兰州', en: 'Lanzhou', ru: 'Ланьчжоу' }, 'lan zhou'),
    city('LVX', 'CN', { zh: '吕梁', en: 'Luliang' }, 'lü liang'),
    city('QQE', 'FI', { en: '123' }),
    city('QQC', 'FI', { en: 'Abisha', zh: '阿比沙', ko: '아비샤', ru: 'Абиша' }, 'a bi sha'),
    city('PVX', 'FI', { en: 'Pvgard' }),
  ],
  without: [
    {
      names: { zh: '商洛', en: 'Shangluo' },
      pinyin: ['shang', 'luo'],
      country: 'CN',
      nearest: 'XIY',
      at: { north: 0, east: 0 },
    },
    {
      names: { zh: '无', en: 'Nowhere' },
      pinyin: ['wu'],
      country: 'CN',
      nearest: 'ZZZ',
      at: { north: 0, east: 0 },
    },
  ],
};

const index = (language: Parameters<typeof indexPlaces>[1], kind: PlaceKind = 'city') =>
  indexPlaces(places, language, kind);
const found = (query: string, language: Parameters<typeof indexPlaces>[1] = 'zh', kind: PlaceKind = 'city') =>
  index(language, kind)
    .find(query)
    ?.found.map(({ key }) => key);
const alike = (query: string) =>
  index('zh')
    .find(query)
    ?.alike.map(({ name }) => name);

describe('the letters of an index', () => {
  const lettersOf = (language: Parameters<typeof indexPlaces>[1], scope: 'inner' | 'outer') =>
    index(language).letters[scope].map(({ letter, places: rows }) => [letter, ...rows.map(({ key }) => key)]);

  it('follow pinyin in Chinese, what has no letter at the end', () => {
    expect(lettersOf('zh', 'inner')).toEqual([
      ['L', 'LHW', 'LVX'],
      ['S', 'SHA', 'SWA'],
      ['X', 'XIY'],
    ]);
    expect(lettersOf('zh', 'outer')).toEqual([
      ['A', 'QQC'],
      ['B', 'QQB'],
      ['P', 'PVX'],
      ['#', 'QQE'],
    ]);
  });

  it('follow the names in English', () => {
    expect(lettersOf('en', 'outer')).toEqual([
      ['A', 'QQC'],
      ['B', 'QQB'],
      ['P', 'PVX'],
      ['#', 'QQE'],
    ]);
  });

  it('of another script stand before those in Latin letters', () => {
    expect(lettersOf('ru', 'inner')).toEqual([
      ['Л', 'LHW'],
      ['С', 'XIY'],
      ['Ш', 'SHA', 'SWA'],
      ['L', 'LVX'],
    ]);
    expect(lettersOf('ru', 'outer')).toEqual([
      ['А', 'QQC'],
      ['B', 'QQB'],
      ['P', 'PVX'],
      ['#', 'QQE'],
    ]);
  });
});

describe('a search', () => {
  it.each([
    ['shang', ['SHA', 'airport SHA', 'airport PVG', 'without Shangluo']],
    ['上海', ['SHA', 'airport SHA', 'airport PVG']],
    ['sh', ['SHA', 'airport SHA', 'airport PVG', 'SWA', 'without Shangluo', 'QQC']],
    ['lüliang', ['LVX']],
    ['lvliang', ['LVX']],
    ['Шанхай', ['SHA', 'airport SHA', 'airport PVG']],
    ['pvg', ['airport PVG', 'SHA', 'airport SHA', 'PVX']],
    ['pvx', ['PVX']],
    ['sha', ['SHA', 'airport SHA', 'airport PVG', 'SWA', 'without Shangluo', 'QQC']],
    ['wu', []],
    ['field', ['SHA', 'airport SHA', 'airport PVG']],
  ])('for %j finds %j', (query, keys) => {
    expect(found(query)).toEqual(keys);
  });

  it('leads to airports where these are asked for, and to no city without one', () => {
    expect(found('shang', 'zh', 'airport')).toEqual(['airport SHA', 'airport PVG']);
    expect(found('商洛', 'zh', 'airport')).toEqual([]);
  });

  it('takes initials first for those who read Chinese, and last for others', () => {
    expect(found('xa')).toEqual(['XIY']);
    expect(found('xa', 'en')).toEqual(['XIY']);
    expect(found('lz')).toEqual(['LHW']);
  });

  it('asks for nothing where nothing is typed, and is the same when it was made ready', () => {
    const ready = index('zh');
    ready.prepare();
    expect(ready.find(' ')).toBeUndefined();
    expect(ready.find('xian')?.found.map(({ key }) => key)).toEqual(['XIY']);
  });
});

describe('what sounds alike', () => {
  it.each([
    ['shang', ['汕头']],
    ['shantou', []],
    ['sang', ['上海', '汕头', '商洛']],
    ['nan', ['兰州']],
    ['nanzou', ['兰州']],
    ['s', []],
    ['上', []],
    ['shan2', []],
    ['2shan', []],
    ['hai', []],
  ])('to %j is %j', (query, names) => {
    expect(alike(query)).toEqual(names);
  });

  it('is told twelve times at most, the nearer first', () => {
    const many: Cities = {
      cities: [
        ...Array.from({ length: 9 }, (_, at) =>
          city(`A0${at}`, 'CN', { zh: `山${at}`, en: `Far ${at}` }, 'san xi'),
        ),
        ...Array.from({ length: 9 }, (_, at) =>
          city(`B0${at}`, 'CN', { zh: `上${at}`, en: `Near ${at}` }, 'shang xi'),
        ),
      ],
      without: [],
    };
    const rows =
      indexPlaces(many, 'zh', 'city')
        .find('shanxi')
        ?.alike.map(({ code }) => code.slice(0, 1)) ?? [];
    expect(rows).toHaveLength(12);
    expect(rows.join('')).toBe('BBBBBBBBBAAA');
  });
});

it('a place is known by its code, the kind that is asked for first', () => {
  const cities = index('zh');
  expect(cities.placeOf('SHA')?.key).toBe('SHA');
  expect(cities.placeOf('SHA', 'airport')).toMatchObject({ key: 'airport SHA' });
  expect(cities.placeOf('PVG')).not.toHaveProperty('below');
  expect(cities.placeOf('XIY', 'airport')?.key).toBe('XIY');
  expect(cities.placeOf('ZZZ')).toBeUndefined();
  expect(index('zh', 'airport').placeOf('SHA')?.key).toBe('airport SHA');
});

describe('names in Latin letters', () => {
  const mixed: Cities = {
    cities: [
      city('QQB', 'FI', { en: 'Beta' }),
      { ...city('TYO', 'JP', { en: 'Tokyo', ja: '東京', ko: '도쿄' }), kana: 'とうきょう' },
      city('AKJ', 'JP', { en: 'Asahikawa', ja: 'あさひかわ', ko: '아사히카와' }),
      city('QQA', 'FI', { en: 'Alpha' }),
      city('QQE', 'FI', { en: '123' }),
    ],
    without: [],
  };

  it.each([
    ['ja', 'あたAB#'],
    ['ko', 'ㄷㅇAB#'],
    ['en', 'ABT#'],
    ['zh', 'ABT#'],
  ] as const)('stand in %s where its readers look for them: %s', (language, letters) => {
    expect(
      indexPlaces(mixed, language, 'city')
        .letters.outer.map(({ letter }) => letter)
        .join(''),
    ).toBe(letters);
  });

  it('leave out what is not known, and say nothing of it', () => {
    const row = indexPlaces(mixed, 'ja', 'airport').placeOf('QQB');
    expect(row && Object.keys(row).toSorted()).toEqual([
      'code',
      'country',
      'english',
      'key',
      'kind',
      'letter',
      'name',
    ]);
  });
});

it.each([
  ['Saint-Jean (Mont)', 'mont'],
  ['Saint-Jean (Mont)', 'jean'],
  ['Saint-Jean (Mont)', 'saintjeanmont'],
])('%s is found by %s', (en, query) => {
  const { find } = indexPlaces({ cities: [city('QQJ', 'FR', { en })], without: [] }, 'en', 'city');
  expect(find(query)?.found.map(({ code }) => code)).toEqual(['QQJ']);
  expect(find('stryker')?.found).toEqual([]);
});

it('a code of three letters that is meant comes before names that begin so', () => {
  const { find } = indexPlaces(
    {
      cities: [
        city('QQM', 'FI', { en: 'Abc' }),
        city('QQN', 'FI', { en: 'Abc Harbour' }),
        city('ABC', 'FI', { en: 'Zeta' }),
        city('QQO', 'FI', { en: 'Abcd' }),
      ],
      without: [],
    },
    'en',
    'city',
  );
  const codes = (query: string) => find(query)?.found.map((place) => place.code);
  expect(codes('abc')?.[0]).toBe('ABC');
  expect(codes('abc')).toHaveLength(4);
  expect(codes('abcd')?.[0]).toBe('QQO');
});
