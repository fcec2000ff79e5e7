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
