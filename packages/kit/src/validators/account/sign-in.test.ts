import { describe, expect, it } from 'vitest';
import { phoneParts } from '../phone-parts.ts';
import { checkCodeSignIn, checkPasswordSignIn, currentPassword, memberAccount } from './sign-in.ts';

describe('who signs in', () => {
  it.each([
    ['600000000001', '600000000001'],
    [' 6000 0000 0001 ', '600000000001'],
    ['138 0000 0001', '13800000001'],
    ['+86 13800000001', '13800000001'],
    ['11010519491231002x', '11010519491231002X'],
    ['e71000001', 'E71000001'],
  ])('%j is %j', (typed, value) => {
    expect(memberAccount(typed)).toEqual({ ok: true, value });
  });

  it.each(['', ' ', '1234', 'a@b.cn', '张三', '1'.repeat(21), '<script>'])('%j is nobody', (typed) => {
    expect(memberAccount(typed)).toEqual({ ok: false, key: 'account.number' });
  });
});

describe('the password', () => {
  it('is sent as it was typed, by whatever rules it was set', () => {
    expect(currentPassword(' pass word! ')).toEqual({ ok: true, value: ' pass word! ' });
  });

  it.each(['', 'x'.repeat(65)])('is missing in %j', (typed) => {
    expect(checkPasswordSignIn('password', { account: '', password: typed })).toEqual({
      ok: false,
      key: 'password.empty',
    });
  });
});

it('each field is looked at by its own rule', () => {
  const typed = { account: '1234', password: 'x'.repeat(64) };
  expect(checkPasswordSignIn('account', typed)).toEqual({ ok: false, key: 'account.number' });
  expect(checkPasswordSignIn('password', typed)).toBeUndefined();
  expect(checkPasswordSignIn('account', { account: '600000000001', password: '' })).toBeUndefined();
});

describe('the phone of a code', () => {
  const read = (number: string) => (number === '9012345678' ? '+819012345678' : undefined);

  it.each([
    ['138 0000 0001', 'CN', { countryCode: '86', mobile: '13800000001' }],
    ['9012345678', 'JP', { countryCode: '81', mobile: '9012345678' }],
    ['123', 'CN', undefined],
    ['123', 'JP', undefined],
  ])('%s of %s', (phone, country, parts) => {
    expect(phoneParts(phone, country, read)).toEqual(parts);
  });

  it('and the code are looked at by themselves', () => {
    const typed = { country: 'CN', phone: '12345', code: '12345' };
    expect(checkCodeSignIn('phone', typed, undefined)?.key).toBe('phone.mainland');
    expect(checkCodeSignIn('code', typed, undefined)?.key).toBe('sms.code');
    expect(checkCodeSignIn('code', { ...typed, code: '' }, undefined)?.key).toBe('sms.empty');
    expect(checkCodeSignIn('code', { ...typed, code: '246810' }, undefined)).toBeUndefined();
  });
});
