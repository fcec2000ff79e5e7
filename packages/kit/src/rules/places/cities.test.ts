import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allCities } from './city-data.ts';
import { distanceBetween, hotPlaces, nearestAirport, readCities, scopeOf } from './cities.ts';
import { countryName } from './countries.ts';

const { cities, without } = allCities;
const byCode = new Map(cities.map((city) => [city.code, city]));
const languages = ['zh', 'en', 'ja', 'ko', 'ru'] as const;

describe('the table of cities', () => {
  it('has several thousand airports, each once, each with a place', () => {
    const airports = cities.flatMap((city) => city.airports);
    expect(airports.length).toBeGreaterThan(3000);
    expect(new Set(airports.map(({ code }) => code)).size).toBe(airports.length);
    expect(
      airports.filter(({ code, at }) => !/^[A-Z]{3}$/.test(code) || !at || Number.isNaN(at.north + at.east)),
    ).toEqual([]);
  });

  it('names each code once, and every city of a country that has a name', () => {
    expect(byCode.size).toBe(cities.length);
    const codes = new Set(cities.map(({ country }) => country));
    expect([...codes].filter((code) => countryName(code, 'zh') === code)).toEqual([]);
  });

  it('knows at least 120 cities in every language, with a pinyin of one syllable for each character', () => {
    const named = cities.filter(({ names }) => languages.every((language) => names[language]));
    expect(named.length).toBeGreaterThan(250);
    const wrong = [...cities, ...without].filter(
      ({ names, pinyin }) => names.zh && pinyin.length !== (names.zh.match(/\p{Script=Han}/gu)?.length ?? 0),
    );
    expect(wrong.map(({ names }) => names.zh)).toEqual([]);
  });

  it('writes names in the letters of their language', () => {
    const scripts = {
      zh: /^[\p{Script=Han}]+$/u,
      ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u,
      ko: /^[\p{Script=Hangul} ]+$/u,
      ru: /^[\p{Script=Cyrillic} .()-]+$/u,
    } as const;
    for (const [language, script] of Object.entries(scripts) as [keyof typeof scripts, RegExp][]) {
      const wrong = cities.flatMap(({ names }) => names[language] ?? []).filter((name) => !script.test(name));
      expect({ language, wrong }).toEqual({ language, wrong: [] });
    }
  });

  it('says how a Japanese name in Chinese characters is read', () => {
    const unread = cities.filter(({ names, kana }) => names.ja && /\p{Script=Han}/u.test(names.ja) && !kana);
    expect(unread.map(({ names }) => names.ja)).toEqual([]);
  });

  it('has every mainland city in Chinese', () => {
    expect(
      cities.filter((city) => scopeOf(city) === 'inner' && !city.names.zh).map(({ code }) => code),
    ).toEqual([]);
  });

  it('has what is asked for most, on the right side', () => {
    for (const kind of ['city', 'airport'] as const)
      for (const scope of ['inner', 'outer'] as const) {
        const known = cities
          .filter((city) => scopeOf(city) === scope)
          .flatMap((city) => (kind === 'city' ? city.code : city.airports.map(({ code }) => code)));
        expect(hotPlaces[kind][scope].filter((code) => !known.includes(code))).toEqual([]);
      }
  });

  it('leads from a city without an airport to one that has one, not far away', () => {
    for (const { nearest, at, names } of without) {
      const city = byCode.get(nearest);
      const far = Math.min(...(city?.airports ?? []).map((airport) => distanceBetween(at, airport.at ?? at)));
      expect({ city: names.en, far: far < 220 }).toEqual({ city: names.en, far: true });
    }
  });
});

/** The one table says what Hong Kong, Macao and Taiwan are called; the cities follow it. */
describe('Hong Kong, Macao and Taiwan', () => {
  it.each([
    ['HKG', 'HK'],
    ['MFM', 'MO'],
  ] as const)('%s has the name of its region in every language', (code, region) => {
    const names = byCode.get(code)?.names;
    for (const language of languages) {
      expect(countryName(region, language)).toContain(names?.[language]);
    }
  });

  it('stand with what is abroad, each under its region', () => {
    const there = cities.filter(({ country }) => ['HK', 'MO', 'TW'].includes(country));
    expect(there.length).toBeGreaterThan(12);
    expect(new Set(there.map(scopeOf))).toEqual(new Set(['outer']));
    expect(
      there.filter(({ names }) => languages.some((language) => !names[language])).map(({ code }) => code),
    ).toEqual([]);
  });
});

describe('distanceBetween', () => {
  it('is about 1,100 km from Beijing to Shanghai', () => {
    expect(distanceBetween({ north: 40.08, east: 116.58 }, { north: 31.143, east: 121.805 })).toBeCloseTo(
      1099,
      -1,
    );
  });

  it('is the same both ways, nothing from a place to itself, and at most half the globe', () => {
    const place = fc.record({
      north: fc.double({ min: -90, max: 90, noNaN: true }),
      east: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(distanceBetween(a, a)).toBe(0);
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 6);
        expect(distanceBetween(a, b)).toBeLessThanOrEqual(20_016);
      }),
    );
  });
});

describe('nearestAirport', () => {
  it.each([
    [31.2, 121.34, 'SHA'],
    [31.15, 121.8, 'PVG'],
    [48.86, 2.35, 'ORY'],
    [-33.87, 151.2, 'SYD'],
  ] as const)('%d, %d is near %s', (north, east, code) => {
    expect(nearestAirport(cities, { north, east })?.airport.code).toBe(code);
  });

  it('is none where there are none', () => expect(nearestAirport([], { north: 0, east: 0 })).toBeUndefined());
});

it('reads a line as it is written', () => {
  const { cities: read, without: others } = readCities({
    cities: [
      'BJSCN|Beijing|北京|bei jing|北京|ペキン|베이징|Пекин|PEK,40.08,116.6,Capital,首都;PKX,39.5,116.4,Daxing',
    ],
    without: ['XIY|Shangluo|商洛|shang luo|33.87|109.94'],
  });
  expect(read[0]).toEqual({
    code: 'BJS',
    country: 'CN',
    names: { zh: '北京', en: 'Beijing', ja: '北京', ko: '베이징', ru: 'Пекин' },
    pinyin: ['bei', 'jing'],
    kana: 'ペキン',
    airports: [
      { code: 'PEK', names: { zh: '首都', en: 'Capital' }, at: { north: 40.08, east: 116.6 } },
      { code: 'PKX', names: { en: 'Daxing' }, at: { north: 39.5, east: 116.4 } },
    ],
  });
  expect(others[0]).toMatchObject({ nearest: 'XIY', names: { zh: '商洛' }, pinyin: ['shang', 'luo'] });
});

describe('a line of the table', () => {
  const read = (lines: readonly string[], places: readonly string[] = []) =>
    readCities({ cities: lines, without: places });

  it('says of a city all that is known, and no more', () => {
    expect(
      read([
        'TYOJP|Tokyo|东京|dong jing|東京|とうきょう|도쿄|Токио|HND,35.5,139.75,Haneda,羽田;NRT,35.75,140.25',
        'QQAFI|Hamlet||||||||',
      ]).cities,
    ).toEqual([
      {
        code: 'TYO',
        country: 'JP',
        names: { zh: '东京', en: 'Tokyo', ja: '東京', ko: '도쿄', ru: 'Токио' },
        pinyin: ['dong', 'jing'],
        kana: 'とうきょう',
        airports: [
          { code: 'HND', names: { zh: '羽田', en: 'Haneda' }, at: { north: 35.5, east: 139.75 } },
          { code: 'NRT', names: { en: 'Tokyo' }, at: { north: 35.75, east: 140.25 } },
        ],
      },
      {
        code: 'QQA',
        country: 'FI',
        names: { en: 'Hamlet' },
        pinyin: [],
        airports: [{ code: 'QQA', names: { en: 'Hamlet' }, at: { north: 0, east: 0 } }],
      },
    ]);
  });

  it('says of a city without an airport where to go', () => {
    expect(read([], ['XIY|Shangluo|商洛|shang luo|33.87|109.94']).without).toEqual([
      {
        nearest: 'XIY',
        country: 'CN',
        names: { zh: '商洛', en: 'Shangluo' },
        pinyin: ['shang', 'luo'],
        at: { north: 33.87, east: 109.94 },
      },
    ]);
  });

  it('leads to the nearest airport whose place is known, the first of two as near', () => {
    const { cities: two } = read(['AAACN|A|||||||AAA,0,10', 'BBBCN|B|||||||BBB,0,10;CCC,0,5']);
    expect(nearestAirport(two, { north: 0, east: 9 })?.airport.code).toBe('AAA');
    expect(nearestAirport(two, { north: 0, east: 6 })).toMatchObject({
      city: { code: 'BBB' },
      airport: { code: 'CCC' },
    });
    const unknown = two.map((city) => ({ ...city, airports: [{ code: city.code, names: city.names }] }));
    expect(nearestAirport(unknown, { north: 0, east: 9 })).toBeUndefined();
  });
});

it('nine places are offered of each kind on each side', () => {
  for (const sides of Object.values(hotPlaces))
    for (const codes of Object.values(sides)) {
      expect(new Set(codes).size).toBe(9);
      expect(codes.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
    }
});
