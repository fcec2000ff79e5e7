import { describe, expect, it } from 'vitest';
import type { City } from './cities.ts';
import { cityEntries, withoutEntry } from './place-rows.ts';

const tokyo: City = {
  code: 'TYO',
  country: 'JP',
  names: { zh: '东京', en: 'Tokyo', ja: '東京', ko: '도쿄', ru: 'Токио' },
  pinyin: ['dong', 'jing'],
  kana: 'とうきょう',
  airports: [
    { code: 'HND', names: { zh: '羽田', en: 'Haneda', ja: '羽田', ru: 'Ханэда' } },
    { code: 'NRT', names: { zh: '东京成田', en: 'Narita' } },
  ],
};

const xian: City = {
  code: 'XIY',
  country: 'CN',
  names: { zh: '西安', en: "Xi'an" },
  pinyin: ['xi', 'an'],
  airports: [{ code: 'XIY', names: { zh: '咸阳', en: 'Xianyang' } }],
};

const hamlet: City = {
  code: 'QQA',
  country: 'FI',
  names: { en: '’s Hamlet' },
  pinyin: [],
  airports: [{ code: 'QQA', names: { en: '’s Hamlet' } }],
};

const row = (...[city, language, kind]: Parameters<typeof cityEntries>) =>
  cityEntries(city, language, kind)[0];

describe('the row of a city', () => {
  it('has its airports below where it has several', () => {
    expect(cityEntries(tokyo, 'zh', 'city')).toEqual([
      {
        scope: 'outer',
        reading: 'dongjing',
        pinyin: ['dong', 'jing'],
        kana: 'とうきょう',
        major: true,
        names: [tokyo.names, ...tokyo.airports.map(({ names }) => names)],
        codes: ['TYO', 'HND', 'NRT'],
        place: {
          key: 'TYO',
          code: 'TYO',
          kind: 'city',
          name: '东京',
          english: 'Tokyo',
          several: true,
          country: 'JP',
          letter: 'D',
        },
        below: [
          {
            key: 'airport HND',
            code: 'HND',
            kind: 'airport',
            name: '东京羽田',
            english: 'Tokyo Haneda',
            airport: '羽田',
            country: 'JP',
            letter: 'D',
            below: true,
          },
          {
            key: 'airport NRT',
            code: 'NRT',
            kind: 'airport',
            name: '东京成田',
            english: 'Tokyo Narita',
            airport: '东京成田',
            country: 'JP',
            letter: 'D',
            below: true,
          },
        ],
      },
    ]);
  });

  it('names its only airport, and no country where that goes without saying', () => {
    expect(cityEntries(xian, 'zh', 'city')).toEqual([
      {
        scope: 'inner',
        reading: 'xian',
        pinyin: ['xi', 'an'],
        kana: undefined,
        major: false,
        names: [xian.names, xian.airports[0]?.names],
        codes: ['XIY', 'XIY'],
        place: {
          key: 'XIY',
          code: 'XIY',
          kind: 'city',
          name: '西安',
          english: "Xi'an",
          airport: '咸阳',
          letter: 'X',
        },
        below: [],
      },
    ]);
    expect(row(hamlet, 'en', 'city')?.place).toEqual({
      key: 'QQA',
      code: 'QQA',
      kind: 'city',
      name: '’s Hamlet',
      english: '’s Hamlet',
      country: 'FI',
      letter: 'S',
    });
  });

  it.each([
    ['zh', 'dongjing', 'D'],
    ['en', 'Tokyo', 'T'],
    ['ja', 'とうきょう', 'た'],
    ['ko', '도쿄', 'ㄷ'],
    ['ru', 'Токио', 'Т'],
  ] as const)('stands in %s by %s under %s', (language, reading, letter) => {
    expect(row(tokyo, language, 'city')).toMatchObject({ reading, place: { letter } });
  });

  it.each([
    ['zh', '’s Hamlet', 'S'],
    ['ja', '’s Hamlet', 'S'],
    ['ru', '’s Hamlet', 'S'],
  ] as const)('without a name in %s stands by its English one', (language, reading, letter) => {
    expect(row(hamlet, language, 'city')).toMatchObject({ reading, place: { name: reading, letter } });
  });

  it('is read in Japanese as it is written where that is known', () => {
    const { kana: _, ...unread } = tokyo;
    expect(row(unread, 'ja', 'city')?.reading).toBe('東京');
    expect(row({ ...xian, kana: 'しーあん' }, 'ja', 'city')?.reading).toBe("Xi'an");
  });
});

describe('the rows of its airports', () => {
  it('stand by the name of the city', () => {
    expect(cityEntries(tokyo, 'en', 'airport')).toEqual(
      tokyo.airports.map(({ code, names }) => ({
        scope: 'outer',
        reading: 'Tokyo',
        pinyin: ['dong', 'jing'],
        kana: 'とうきょう',
        major: true,
        names: [tokyo.names, names],
        codes: [code, 'TYO'],
        place: {
          key: `airport ${code}`,
          code,
          kind: 'airport',
          name: `Tokyo ${names.en}`,
          english: `Tokyo ${names.en}`,
          airport: names.en,
          country: 'JP',
          letter: 'T',
        },
        below: [],
      })),
    );
  });

  it.each([
    ['zh', ['东京羽田', '东京成田']],
    ['ja', ['東京羽田', '東京']],
    ['ru', ['Токио Ханэда', 'Токио']],
    ['ko', ['도쿄', '도쿄']],
  ] as const)('are named in %s %j', (language, names) => {
    expect(cityEntries(tokyo, language, 'airport').map(({ place }) => place.name)).toEqual(names);
  });

  it('are named in English where neither has a name', () => {
    const place = row(xian, 'ko', 'airport')?.place;
    expect(place).toEqual({
      key: 'airport XIY',
      code: 'XIY',
      kind: 'airport',
      name: 'Xianyang',
      english: "Xi'an Xianyang",
      letter: 'X',
    });
  });
});

it('a city without an airport leads to another', () => {
  const shangluo = {
    names: { zh: '商洛', en: 'Shangluo' },
    pinyin: ['shang', 'luo'],
    country: 'CN',
    nearest: 'XIY',
    at: { north: 33.87, east: 109.94 },
  };
  expect(withoutEntry(shangluo, xian, 'zh')).toEqual({
    place: {
      key: 'without Shangluo',
      code: 'XIY',
      kind: 'city',
      name: '商洛',
      english: 'Shangluo',
      instead: { code: 'XIY', name: '西安' },
      letter: 'S',
    },
    below: [],
    scope: undefined,
    reading: 'shangluo',
    names: [shangluo.names],
    codes: [],
    pinyin: ['shang', 'luo'],
    major: false,
  });
});
