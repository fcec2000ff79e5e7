import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/mobile';
import { describe, expect, it } from 'vitest';
import { callingCodes, partedPhone } from './calling-codes.ts';

describe('calling codes', () => {
  it('are those of the numbering plans', () => {
    for (const { country, code } of callingCodes)
      expect([country, isSupportedCountry(country) && getCountryCallingCode(country)]).toEqual([
        country,
        code,
      ]);
  });

  it('know every country of the plans once, but for three that are none of ISO 3166', () => {
    const known = callingCodes.map(({ country }) => country).toSorted();
    const others = ['AC', 'TA', 'XK'];
    expect(known).toEqual(
      getCountries()
        .filter((country) => !others.includes(country))
        .toSorted(),
    );
  });

  it('none begins another', () => {
    const codes = [...new Set(callingCodes.map(({ code }) => code))];
    for (const one of codes)
      expect(codes.filter((other) => other !== one && other.startsWith(one))).toEqual([]);
  });
});

describe('partedPhone', () => {
  it.each([
    ['+86 13800000001', 'CN', '13800000001'],
    ['+8613800000001', 'CN', '13800000001'],
    ['+852 9123 4567', 'HK', '91234567'],
    ['+1 650-555-0100', 'US', '6505550100'],
    ['+79991234567', 'RU', '9991234567'],
  ])('%s', (phone, country, national) => {
    expect(partedPhone(phone)).toEqual({ country, national });
  });

  it.each(['13800000001', '', '+', '+999 1', 'phone'])('%s is no number in international form', (phone) => {
    expect(partedPhone(phone)).toBeUndefined();
  });
});

it.each([
  ['+86  138-0000', { country: 'CN', national: '1380000' }],
  ['tel +86 138', undefined],
  ['+86 138 ext', undefined],
  ['86 138', undefined],
  ['+', undefined],
  ['', undefined],
])('%j is parted into %j', (phone, parted) => {
  expect(partedPhone(phone)).toEqual(parted);
});
