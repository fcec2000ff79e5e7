import { describe, expect, it } from 'vitest';
import { countryName, frequentCountries } from './countries.ts';
import { countryReadings } from './country-readings.ts';

describe('countryName', () => {
  it.each([
    ['CN', '中国', 'China', '中国', '중국', 'Китай'],
    ['HK', '中国香港', 'Hong Kong, China', '中国香港', '중국 홍콩', 'Гонконг, Китай'],
    ['MO', '中国澳门', 'Macao, China', '中国マカオ', '중국 마카오', 'Макао, Китай'],
    ['TW', '中国台湾', 'Taiwan, China', '中国台湾', '중국 타이완', 'Тайвань, Китай'],
    ['JP', '日本', 'Japan', '日本', '일본', 'Япония'],
  ])('%s', (code, zh, en, ja, ko, ru) => {
    const names = (['zh', 'en', 'ja', 'ko', 'ru'] as const).map((language) => countryName(code, language));
    expect(names).toEqual([zh, en, ja, ko, ru]);
  });

  it('takes the Chinese name of the back end, and only that', () => {
    const names = { JP: '日本国', XK: '某地' };
    expect(countryName('JP', 'zh', names)).toBe('日本国');
    expect(countryName('JP', 'en', names)).toBe('Japan');
    expect(countryName('FR', 'zh', names)).toBe('法国');
    expect(countryName('QQ', 'ru', { QQ: '某地' })).toBe('某地');
  });

  it.each(['QQ', '', 'C', 'toString', '中国', 'cn'])('says the code %j where there is no name', (code) => {
    expect(countryName(code, 'ko')).toBe(code);
  });

  it('knows a name in each language for each code of the standard', () => {
    const codes = Object.keys(countryReadings.pinyin);
    expect(codes).toHaveLength(249);
    expect(codes).toEqual(codes.toSorted());
    for (const language of ['zh', 'en', 'ja', 'ko', 'ru'] as const) {
      const names = codes.map((code) => countryName(code, language));
      expect(names.filter((name, at) => name === codes[at])).toEqual([]);
      expect(new Set(names).size).toBe(codes.length);
    }
  });

  it('the frequent ones are among them', () => {
    expect(frequentCountries.filter((code) => !(code in countryReadings.pinyin))).toEqual([]);
  });
});

it.each(['CNX', '1CN', 'cn', 'QQ', ''])(
  'a country that nobody can know, %j, is called by its code',
  (code) => {
    expect(countryName(code, 'en')).toBe(code);
  },
);
