import { describe, expect, it } from 'vitest';
import {
  addressSaved,
  checkSavedAddress,
  checkSavedAddressField,
  checkSavedContact,
  checkSavedContactField,
  contactSaved,
  emptySavedAddress,
  emptySavedContact,
  typedOfSavedAddress,
  typedOfSavedContact,
} from './saved-contact.ts';

const contacts = [{ id: '1', name: '李四', phone: '+86 13912340001', email: 'lisi@example.com' }];
const contact = { ...emptySavedContact, name: '林海', phone: '13912340987' };

describe('a contact', () => {
  const context = { list: contacts, id: undefined };
  it('is sent with the calling code', () => {
    expect(checkSavedContact(contact, context)).toEqual({
      name: '林海',
      phone: '+86 13912340987',
      email: '',
    });
  });

  it.each([
    [{ name: '' }, 'name', 'name.whole'],
    [{ phone: '123' }, 'phone', 'phone.mainland'],
    [{ phone: '139 1234 0001' }, 'phone', 'contact.known'],
    [{ email: 'a@' }, 'email', 'email.address'],
  ] as const)('%j is refused at %s as %s', (change, field, key) => {
    expect(checkSavedContactField(field, { ...contact, ...change }, context)?.key).toBe(key);
    expect(checkSavedContact({ ...contact, ...change }, context)).toBeUndefined();
  });

  it('keeps its own phone', () => {
    const same = { ...contact, phone: '13912340001' };
    expect(checkSavedContact(same, { ...context, id: '1' })?.phone).toBe('+86 13912340001');
  });

  it('comes back as it was typed', () => {
    const [saved] = contacts;
    expect(saved && checkSavedContact(typedOfSavedContact(saved), { list: [], id: undefined })).toEqual({
      name: '李四',
      phone: '+86 13912340001',
      email: 'lisi@example.com',
    });
    expect(
      contactSaved({ name: '李四', phone: '+8613912340001', email: 'lisi@example.com' }, contacts, undefined),
    ).toBe(true);
    expect(contactSaved({ name: '李四', phone: '+8613912340001', email: '' }, contacts, '1')).toBe(false);
  });
});

const addresses = [
  {
    id: '1',
    name: '林海',
    phone: '+86 13912340987',
    area: '310104',
    areaNames: ['上海市', '徐汇区'],
    street: '肇嘉浜路 1 号',
    postcode: '',
  },
];
const address = {
  ...emptySavedAddress,
  name: '林海',
  phone: '13912340987',
  area: '310104',
  street: '肇嘉浜路 2 号',
};

describe('an address', () => {
  const context = { list: addresses, id: undefined };
  it('is sent with the names of its area', () => {
    expect(checkSavedAddress({ ...address, postcode: '200030' }, context, ['上海市', '徐汇区'])).toEqual({
      name: '林海',
      phone: '+86 13912340987',
      area: '310104',
      areaNames: ['上海市', '徐汇区'],
      street: '肇嘉浜路 2 号',
      postcode: '200030',
    });
  });

  it.each([
    [{ area: '' }, 'area', 'area.choose'],
    [{ street: '路' }, 'street', 'address.street'],
    [{ street: '路'.repeat(61) }, 'street', 'address.long'],
    [{ street: '肇嘉浜路1号' }, 'street', 'address.known'],
    [{ postcode: '1' }, 'postcode', 'postcode.number'],
  ] as const)('%j is refused at %s as %s', (change, field, key) => {
    expect(checkSavedAddressField(field, { ...address, ...change }, context)?.key).toBe(key);
    expect(checkSavedAddress({ ...address, ...change }, context, [])).toBeUndefined();
  });

  it('comes back as it was typed', () => {
    const [saved] = addresses;
    const sent =
      saved && checkSavedAddress(typedOfSavedAddress(saved), { list: [], id: undefined }, saved.areaNames);
    expect(sent && addressSaved(sent, addresses, '1')).toBe(true);
    expect(sent && addressSaved({ ...sent, postcode: '200030' }, addresses, undefined)).toBe(false);
  });
});

describe('what was sent', () => {
  const [savedContact] = contacts;
  const [savedAddress] = addresses;
  const sentContact = { name: '李四', phone: '+86 13912340001', email: 'lisi@example.com' };
  const sentAddress = {
    name: '林海',
    phone: '+86 13912340987',
    area: '310104',
    areaNames: ['上海市', '徐汇区'],
    street: '肇嘉浜路 1 号',
    postcode: '',
  };

  it.each([
    [{}, undefined, true],
    [{}, '1', true],
    [{}, '2', false],
    [{ name: '李五' }, undefined, false],
    [{ name: '李五' }, '1', false],
    [{ phone: '+86 13912340002' }, '1', false],
    [{ email: '' }, undefined, false],
  ])('as a contact with %j under %s is saved: %s', (change, id, saved) => {
    const other = { id: '7', name: '王芳', phone: '+86 13900000007', email: '' };
    const list = savedContact ? [other, savedContact] : [];
    expect(contactSaved({ ...sentContact, ...change }, list, id)).toBe(saved);
  });

  it.each([
    [{}, undefined, true],
    [{}, '1', true],
    [{}, '2', false],
    [{ street: '肇嘉浜路 2 号' }, undefined, false],
    [{ street: '肇嘉浜路 2 号' }, '1', false],
    [{ phone: '+86 13912340002' }, '1', false],
    [{ postcode: '200030' }, '1', false],
  ])('as an address with %j under %s is saved: %s', (change, id, saved) => {
    const other = { ...sentAddress, id: '7', street: '漕溪北路 8 号' };
    const list = savedAddress ? [other, savedAddress] : [];
    expect(addressSaved({ ...sentAddress, ...change }, list, id)).toBe(saved);
  });

  it.each([
    ['+81 9012345678', 'JP', '9012345678'],
    ['13912340001', 'CN', '13912340001'],
  ])('with the phone %s comes back as %s %s', (phone, phoneCountry, national) => {
    expect(typedOfSavedContact({ id: '1', name: '李四', phone, email: '' })).toEqual({
      name: '李四',
      phoneCountry,
      phone: national,
      email: '',
    });
  });
});

describe('a street', () => {
  const context = { list: addresses, id: undefined };
  const typed = (street: string) => checkSavedAddressField('street', { ...address, street }, context);

  it('has 3 to 60 characters, rare ones counted once', () => {
    expect(typed('路12')).toBeUndefined();
    expect(typed('路1')).toMatchObject({ key: 'address.street' });
    expect(typed('𠮷'.repeat(60))).toBeUndefined();
    expect(typed('𠮷'.repeat(61))).toMatchObject({ key: 'address.long', args: { max: 60 } });
    expect(typed('路'.repeat(300))).toMatchObject({ key: 'address.long', args: { max: 60 } });
  });

  it('is kept with single spaces, and by the address that has it', () => {
    const spaced = { ...address, street: '肇嘉浜路   2 号' };
    expect(checkSavedAddress(spaced, context, [])?.street).toBe('肇嘉浜路 2 号');
    const own = { ...address, street: '肇嘉浜路 1 号' };
    expect(checkSavedAddressField('street', own, { ...context, id: '1' })).toBeUndefined();
  });
});

it('a phone that is known says whose it is', () => {
  expect(
    checkSavedContactField(
      'phone',
      { ...emptySavedContact, phone: '13912340001' },
      { list: contacts, id: undefined },
    ),
  ).toMatchObject({ key: 'contact.known', args: { name: '李四' } });
});
