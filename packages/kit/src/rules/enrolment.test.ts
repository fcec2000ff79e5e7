import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asksChineseName,
  enrolmentCredentials,
  membershipNumber,
  registeredInChinese,
  registeredName,
  type EnrolmentCredential,
} from './enrolment.ts';

const zhang = { cnFamilyName: '张', cnGivenName: '三', enFamilyName: 'ZHANG', enGivenName: 'SAN' };

describe('registeredName', () => {
  it.each<[EnrolmentCredential, string, string]>([
    ['identityCard', 'CN', '张三'],
    ['identityCard', 'JP', '张三'],
    ['passport', 'CN', '张三'],
    ['passport', 'HK', '张三'],
    ['passport', 'MO', '张三'],
    ['passport', 'TW', '张三'],
    ['passport', 'JP', 'ZHANG/SAN'],
    ['passport', '', 'ZHANG/SAN'],
    ['officerCard', 'CN', 'ZHANG/SAN'],
    ['homeReturnPermit', 'HK', 'ZHANG/SAN'],
    ['other', 'CN', 'ZHANG/SAN'],
  ])('%s of %s: %s', (kind, country, name) => {
    expect(registeredName({ kind, country }, zhang)).toBe(name);
  });

  it('is empty while a part of it is', () => {
    expect(registeredName({ kind: 'identityCard', country: 'CN' }, { ...zhang, cnGivenName: ' ' })).toBe('');
    expect(registeredName({ kind: 'passport', country: 'JP' }, { ...zhang, enFamilyName: '' })).toBe('');
    expect(registeredName({ kind: 'passport', country: 'JP' }, { ...zhang, cnFamilyName: '' })).toBe(
      'ZHANG/SAN',
    );
  });

  it('is always one of both names, and the Chinese one is asked for wherever it is used', () => {
    const countries = fc.constantFrom('CN', 'HK', 'MO', 'TW', 'JP', 'US', 'FR', '');
    fc.assert(
      fc.property(fc.constantFrom(...enrolmentCredentials), countries, (kind, country) => {
        const by = { kind, country };
        expect(registeredName(by, zhang)).toBe(registeredInChinese(by) ? '张三' : 'ZHANG/SAN');
        if (registeredInChinese(by)) expect(asksChineseName(by)).toBe(true);
      }),
    );
  });
});

it.each<[EnrolmentCredential, string, boolean]>([
  ['identityCard', 'JP', true],
  ['homeReturnPermit', 'HK', true],
  ['other', 'JP', false],
])('%s of %s asks for a Chinese name: %s', (kind, country, asked) => {
  expect(asksChineseName({ kind, country })).toBe(asked);
});

it('a name is registered without the blanks around it', () => {
  const typed = { ...zhang, cnFamilyName: ' 张', enGivenName: 'SAN ' };
  expect(registeredName({ kind: 'identityCard', country: 'CN' }, typed)).toBe('张三');
  expect(registeredName({ kind: 'passport', country: 'JP' }, typed)).toBe('ZHANG/SAN');
});

it.each([
  ['600000000001', true],
  ['60000000000', false],
  ['6000000000011', false],
  ['A60000000000', false],
])('%s is a membership number: %s', (number, is) => {
  expect(membershipNumber.test(number)).toBe(is);
});
