import { describe, expect, it } from 'vitest';
import { countryName, type NameLanguage } from './countries.ts';
import { indexCountries } from './country-index.ts';
import { countryReadings } from './country-readings.ts';
import { noInitial } from './initials.ts';

const languages = ['zh', 'en', 'ja', 'ko', 'ru'] as const satisfies readonly NameLanguage[];
const indices = Object.fromEntries(
  languages.map((language) => [language, indexCountries(countryReadings, language)]),
) as Record<NameLanguage, ReturnType<typeof indexCountries>>;
const codes = Object.keys(countryReadings.pinyin);
const found = (language: NameLanguage, query: string) =>
  (indices[language].find(query) ?? []).map(({ code }) => code);

describe.each(languages)('the letters of %s', (language) => {
  const { countries, letters } = indices[language];

  it('hold every country exactly once', () => {
    expect(letters.flatMap((group) => group.countries.map(({ code }) => code)).toSorted()).toEqual(codes);
    expect(countries).toHaveLength(codes.length);
  });

  it('are sorted, none of them empty, none unknown', () => {
    const order = letters.map(({ letter }) => letter);
    expect(order).toEqual(order.toSorted());
    expect(letters.filter((group) => group.countries.length === 0)).toEqual([]);
    expect(order).not.toContain(noInitial);
  });

  it('find every country by each of its keys', () => {
    for (const code of codes) {
      const pinyin = countryReadings.pinyin[code] ?? '';
      const keys = [
        code,
        code.toLowerCase(),
        pinyin,
        pinyin.replaceAll(' ', '').replaceAll('ü', 'v'),
        pinyin
          .split(' ')
          .map((syllable) => syllable.slice(0, 1))
          .join(''),
        ...languages.map((each) => countryName(code, each)),
        ...(countryReadings.words.aliases[code] ?? []),
      ];
      expect(keys.filter((key) => !found(language, key).includes(code))).toEqual([]);
    }
  });

  it('come up at the top when a whole name is typed', () => {
    const low = countries.filter(({ code, name }) => !found(language, name).slice(0, 3).includes(code));
    expect(low).toEqual([]);
  });
});

it('in Chinese no country stands under I, O, Q, U or V', () => {
  expect(indices.zh.letters.map(({ letter }) => letter).join('')).toBe('ABCDEFGHJKLMNPRSTWXYZ');
});

it('stand in rows of kana and under consonants', () => {
  expect(indices.ja.letters.map(({ letter }) => letter).join('')).toBe('あかさたなはまやら');
  expect(indices.ko.letters.map(({ letter }) => letter).join('')).toBe('ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ');
});

describe('one looks under the letter of', () => {
  const letterOf = (language: NameLanguage, code: string) =>
    indices[language].countries.find((country) => country.code === code)?.letter;

  it.each([
    ['zh', 'PE', 'B'],
    ['zh', 'ST', 'S'],
    ['zh', 'KP', 'C'],
    ['zh', 'CF', 'Z'],
    ['zh', 'HK', 'Z'],
    ['zh', 'GN', 'J'],
    ['en', 'AX', 'A'],
    ['en', 'CI', 'C'],
    ['ja', 'JP', 'な'],
    ['ja', 'KP', 'か'],
    ['ja', 'ZA', 'ま'],
    ['ja', 'VG', 'あ'],
    ['ko', 'KR', 'ㄷ'],
    ['ru', 'YE', 'Й'],
    ['ru', 'CK', 'К'],
    ['ru', 'BV', 'Б'],
  ] as const)('%s %s: %s', (language, code, letter) => {
    expect(letterOf(language, code)).toBe(letter);
  });
});

describe('the best comes first', () => {
  it.each([
    ['zh', '秘鲁', 'PE'],
    ['zh', 'bilu', 'PE'],
    ['zh', 'fjb', undefined],
    ['zh', 'flb', 'PH'],
    ['zh', 'feilvbin', 'PH'],
    ['zh', 'feilubin', 'PH'],
    ['zh', 'us', 'US'],
    ['zh', 'ＪＰ', 'JP'],
    ['zh', 'russia', 'RU'],
    ['zh', 'Россия', 'RU'],
    ['zh', 'にほん', 'JP'],
    ['zh', '대한', 'KR'],
    ['zh', '阿联酋', 'AE'],
    ['zh', 'cote divoire', 'CI'],
    ['zh', 'xg', 'HK'],
    ['ru', 'сша', 'US'],
    ['ru', 'кука', 'CK'],
    ['en', 'Macau', undefined],
    ['en', 'macao', 'MO'],
    ['ko', '홍콩', 'HK'],
  ] as const)('%s: %s', (language, query, code) => {
    expect(found(language, query)[0]).toBe(code);
  });
});

describe('with the names of the back end', () => {
  const names = { CN: '中国', HK: '香港', PH: '菲律宾共和国', XK: '科索沃', QQ: '某某' };

  it('lists these alone, under the letter of these names in Chinese', () => {
    const { letters, find } = indexCountries(countryReadings, 'zh', names);
    expect(letters.map(({ letter, countries }) => [letter, countries.map(({ name }) => name)])).toEqual([
      ['F', ['菲律宾共和国']],
      ['X', ['香港']],
      ['Z', ['中国']],
      [noInitial, ['某某', '科索沃']],
    ]);
    expect(find('xianggang')?.map(({ code }) => code)).toEqual(['HK']);
    expect(find('xg')?.map(({ code }) => code)).toEqual(['HK']);
    expect(find('某')?.map(({ code }) => code)).toEqual(['QQ']);
  });

  it('has its own names in other languages', () => {
    const { countries } = indexCountries(countryReadings, 'en', names);
    expect(countries.map(({ name }) => name)).toEqual([
      'China',
      'Hong Kong, China',
      'Kosovo',
      'Philippines',
      '某某',
    ]);
  });

  it('asks for nothing when nothing is typed', () => {
    expect(indices.zh.find('  ')).toBeUndefined();
    expect(indices.zh.find('qqqq')).toEqual([]);
  });
});

describe('by readings of its own', () => {
  const readings = {
    pinyin: { US: 'mei guo', CN: 'zhong', JP: 'ri ben', CK: 'ku ke qun dao' },
    words: {
      kana: { 日: 'ひ', 日本: 'にほん' },
      kinds: ['Остров', countryName('CK', 'ru').replace('Кука', ''), 'Ch'],
      aliases: { US: ['America States'] },
    },
  };
  const index = (language: NameLanguage, given?: Record<string, string>) =>
    indexCountries(readings, language, given);
  const letterIn = (language: NameLanguage, code: string) =>
    index(language).countries.find((country) => country.code === code)?.letter;
  const answers = (query: string, language: NameLanguage = 'zh', given?: Record<string, string>) =>
    index(language, given)
      .find(query)
      ?.map(({ code }) => code);

  it('takes the longest beginning that it knows, in its own language alone', () => {
    expect(letterIn('ru', 'CK')).toBe('К');
    expect(letterIn('en', 'CN')).toBe('C');
    expect(letterIn('ja', 'JP')).toBe('な');
    expect(answers('にほん')).toEqual(['JP']);
    expect(answers('にほん日本')).toEqual([]);
  });

  it('learns no character from a name that has other syllables', () => {
    expect(answers('meiguo')).toEqual(['US']);
    expect(answers('zhong')).toEqual(['CN']);
  });

  it('knows a name without Chinese characters by the pinyin of its code', () => {
    expect(answers('riben', 'zh', { JP: 'Nippon' })).toEqual(['JP']);
    expect(answers('nippon', 'zh', { JP: 'Nippon' })).toEqual(['JP']);
  });

  it('finds by each word of another name, and by no word that nobody wrote', () => {
    expect(answers('america', 'en')).toEqual(['US']);
    expect(answers('states', 'ko')).toEqual(['US']);
    expect(answers('here')).toEqual([]);
    const ready = index('zh');
    ready.prepare();
    expect(ready.find('us')?.map(({ code }) => code)).toEqual(['US']);
  });
});
