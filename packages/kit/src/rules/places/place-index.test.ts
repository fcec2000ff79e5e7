import { describe, expect, it } from 'vitest';
import { allCities } from './city-data.ts';
import { nearSound } from './near-sounds.ts';
import { indexPlaces, type PlaceKind } from './place-index.ts';
import { servedCities } from './served.ts';

const languages = ['zh', 'en', 'ja', 'ko', 'ru'] as const;
const kinds = ['city', 'airport'] as const;
const indices = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    Object.fromEntries(languages.map((language) => [language, indexPlaces(allCities, language, kind)])),
  ]),
) as Record<PlaceKind, Record<(typeof languages)[number], ReturnType<typeof indexPlaces>>>;
const { city, airport } = indices;
const codes = (query: string, index = city.zh) => index.find(query)?.found.map(({ code }) => code) ?? [];

describe.each(languages)('cities in %s', (language) => {
  const index = city[language];

  it('stand once each, letters in order, none empty', () => {
    const rows = (['inner', 'outer'] as const).flatMap((scope) =>
      index.letters[scope].flatMap(({ places }) => places),
    );
    expect(rows).toHaveLength(allCities.cities.length);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    for (const scope of ['inner', 'outer'] as const) {
      const letters = index.letters[scope].map(({ letter }) => letter);
      expect(new Set(letters).size).toBe(letters.length);
      expect(
        index.letters[scope].every(({ letter, places }) => places.every((place) => place.letter === letter)),
      ).toBe(true);
    }
  });

  const known = allCities.cities.filter(({ names }) => names.ko);
  const lost = (cities: typeof known) =>
    cities.flatMap(({ code, names, pinyin, airports }) =>
      [
        ...Object.values(names),
        code,
        ...airports.map((each) => each.code),
        pinyin.join(''),
        pinyin.map((syllable) => syllable.charAt(0)).join(''),
      ].flatMap((key) => (codes(key, index).includes(code) ? [] : [`${code} ${key}`])),
    );

  // Each city in one of the languages.
  it('are found by each name, by pinyin, by initials and by code', () => {
    const own = known.filter((_, at) => at % languages.length === languages.indexOf(language));
    expect(lost(own)).toEqual([]);
  });

  it('are all found by each name, by pinyin, by initials and by code', { tags: ['all'] }, () => {
    expect(lost(known)).toEqual([]);
  });

  it('come first when their code is typed', () => {
    const late = allCities.cities
      .slice(0, 400)
      .filter(({ code }) => codes(code, index)[0] !== code)
      .map(({ code }) => code);
    expect(late).toEqual([]);
  });
});

describe('a search', () => {
  it.each([
    ['shang', ['SHA', 'SHA', 'PVG', 'SQD', 'XIY', 'DIG']],
    ['pvg', ['PVG', 'SHA', 'SHA']],
    ['虹桥', ['SHA', 'SHA', 'PVG']],
    ['XIAN', ['XIY']],
    ['sz', ['SZX', 'WUX']],
    ['lz', ['LHW', 'LZH']],
    ['lüliang', ['LLV']],
    ['lvliang', ['LLV']],
    ['とうきょう', ['TYO', 'HND', 'NRT']],
    ['sao paulo', ['SAO', 'GRU', 'CGH', 'VCP']],
    ['ｐｅｋ', ['PEK', 'BJS', 'PKX']],
  ] as const)('%j begins with %j', (query, expected) => {
    expect(codes(query).slice(0, expected.length)).toEqual(expected);
  });

  it('asks for nothing when nothing is typed', () => {
    expect(city.zh.find(' ')).toBeUndefined();
    expect(city.zh.find('…')).toBeUndefined();
  });

  it('keeps what sounds alike apart, and never says one thing twice', () => {
    const { found, alike } = city.zh.find('shang') ?? { found: [], alike: [] };
    expect(alike.map(({ name }) => name)).toContain('汕头');
    expect(alike.map(({ name }) => name)).not.toContain('上海');
    expect(new Set([...found, ...alike].map(({ key }) => key)).size).toBe(found.length + alike.length);
    expect(alike.length).toBeLessThanOrEqual(12);
    expect(city.zh.find('上')?.alike).toEqual([]);
  });

  it('says where to go from a city without an airport', () => {
    expect(city.zh.find('商洛')?.found[0]).toMatchObject({
      code: 'XIY',
      instead: { code: 'XIY', name: '西安' },
    });
    expect(airport.zh.find('商洛')?.found).toEqual([]);
  });

  it('gives airports alone where airports are asked for', () => {
    expect(codes('上海', airport.zh)).toEqual(['SHA', 'PVG']);
    expect(airport.zh.find('shanghai')?.found.every(({ kind, below }) => kind === 'airport' && !below)).toBe(
      true,
    );
  });
});

describe('placeOf', () => {
  it('tells a city from its airport of the same code', () => {
    expect(city.zh.placeOf('SHA')?.name).toBe('上海');
    expect(city.zh.placeOf('SHA', 'airport')?.name).toBe('上海虹桥');
    expect(city.zh.placeOf('PVG')?.name).toBe('上海浦东');
    expect(airport.zh.placeOf('SHA')?.name).toBe('上海虹桥');
    expect(city.zh.placeOf('ZZZ')).toBeUndefined();
  });
});

describe('letters', () => {
  it('in Chinese follow pinyin, without I, U and V', () => {
    expect(city.zh.letters.inner.map(({ letter }) => letter).join('')).toBe('ABCDEFGHJKLMNPQRSTWXYZ');
  });

  it('in other scripts come first, then those in Latin letters', () => {
    const letters = city.ru.letters.outer.map(({ letter }) => letter);
    const firstLatin = letters.findIndex((letter) => /[A-Z]/.test(letter));
    expect(letters.slice(firstLatin).every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
    expect(letters[0]).toBe('А');
  });
});

it.each([
  ['shang', 'san'],
  ['shan', 'san'],
  ['zhuhai', 'zuhai'],
  ['lanzhou', 'nanzou'],
  ['chengdu', 'cendu'],
] as const)('%s sounds like %s', (pinyin, sound) => expect(nearSound(pinyin)).toBe(sound));

describe('servedCities', () => {
  const served = [
    {
      code: 'BJS',
      name: '北京',
      english: 'Beijing',
      country: 'CN',
      airports: [{ code: 'PKX', name: '大兴', english: 'Daxing' }],
    },
    {
      code: 'SHA',
      name: '沪',
      english: 'Shanghai',
      country: 'CN',
      airports: [{ code: 'SHA', name: '虹桥', english: 'Hongqiao' }],
    },
    {
      code: 'QQQ',
      name: '新城',
      english: 'Newtown',
      country: 'CN',
      airports: [{ code: 'QQQ', name: '新城', english: 'Newtown' }],
    },
  ];
  const narrowed = servedCities(allCities, served);

  it('leaves out what is not served, and keeps what is known of the rest', () => {
    expect(narrowed.cities.map(({ code }) => code)).toEqual(['BJS', 'SHA', 'QQQ']);
    expect(narrowed.cities[0]?.airports.map(({ code }) => code)).toEqual(['PKX']);
    expect(narrowed.cities[0]?.names.ru).toBe('Пекин');
    expect(narrowed.without.every(({ nearest }) => nearest === 'BJS')).toBe(true);
  });

  it('lets the back end name in Chinese, and takes what nobody knows as it is told', () => {
    const index = indexPlaces(narrowed, 'zh', 'city');
    expect(index.placeOf('SHA')).toMatchObject({ name: '沪', english: 'Shanghai' });
    expect(index.find('newtown')?.found[0]).toMatchObject({ code: 'QQQ', name: '新城' });
    expect(index.find('shanghai')?.found[0]?.code).toBe('SHA');
  });
});
