import { describe, expect, it } from 'vitest';
import { loadForeignPhone } from '../load-foreign-phone.ts';
import { accept } from '../result.ts';
import { contactEmail, contactName, contactPhone, needsPlans, typedOfContact } from './seat-contact.ts';

describe('contactName', () => {
  it.each([
    ['张三', '张三'],
    [' 阿不都 · 热合曼 ', '阿不都·热合曼'],
    ['Anna Miller', 'Anna Miller'],
    ["Sean O'Brien", "Sean O'Brien"],
  ])('%s → %s', (typed, value) => {
    expect(contactName(typed)).toEqual(accept(value));
  });

  it.each([
    ['', 'name.whole'],
    ['张', 'name.whole'],
    ['张3', 'name.chinese'],
    ['A1', 'name.latin'],
  ])('%s is refused', (typed, key) => {
    expect(contactName(typed)).toMatchObject({ ok: false, key });
  });
});

describe('contactPhone', () => {
  it.each([
    ['13800000001', 'CN', '+86 13800000001'],
    ['+86 138 0000 0001', 'CN', '+86 13800000001'],
    ['+819012345678', '', '+819012345678'],
  ])('%s in %s → %s', (typed, country, value) => {
    expect(contactPhone(typed, country, undefined)).toEqual(accept(value));
  });

  it.each([
    ['', 'CN', 'phone.mainland'],
    ['1380000000', 'CN', 'phone.mainland'],
    ['', '', 'phone.foreign'],
    ['9012345678', '', 'phone.foreign'],
    ['9012345678', 'JP', 'phone.foreign'],
  ])('%s in %s is refused', (typed, country, key) => {
    expect(contactPhone(typed, country, undefined)).toMatchObject({ ok: false, key });
  });

  it('reads another country by its numbering plan', async () => {
    const read = await loadForeignPhone();
    expect(contactPhone('090-1234-5678', 'JP', read)).toEqual(accept('+819012345678'));
    expect(contactPhone('090-1234', 'JP', read)).toMatchObject({ key: 'phone.foreign' });
  });

  it('needs the plans for another country only', () => {
    expect(['CN', '', 'JP'].map(needsPlans)).toEqual([false, false, true]);
  });
});

it('an email may be left empty, not be wrong', () => {
  expect(contactEmail(' ')).toEqual(accept(''));
  expect(contactEmail('a@b.cn')).toEqual(accept('a@b.cn'));
  expect(contactEmail('a@b')).toMatchObject({ key: 'email.address' });
});

describe('what is on record can be sent as it stands', () => {
  it.each([
    { name: '张三', phone: '+86 13800000001', email: '' },
    { name: 'Anna Miller', phone: '+819012345678', email: 'a@b.cn' },
  ])('$phone', (contact) => {
    const typed = typedOfContact(contact);
    expect(contactPhone(typed.phone, typed.country, undefined)).toEqual(accept(contact.phone));
  });

  it('a number that is missing is one of China to come', () => {
    expect(typedOfContact({ name: '', phone: '', email: '' })).toMatchObject({ country: 'CN', phone: '' });
  });
});
