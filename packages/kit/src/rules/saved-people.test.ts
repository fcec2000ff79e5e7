import { describe, expect, it } from 'vitest';
import { contactWith, holderOf, sameAddress } from './saved-people.ts';

const list = [
  {
    id: '1',
    paxName: '张三',
    myUserid: 'U',
    favorPaxIdDtoList: [{ idType: 'NI', idNo: '11010519491231002X' }],
  },
  { id: '2', paxName: '王芳', favorPaxIdDtoList: [{ idType: 'PP', idNo: 'EB1234567' }] },
];

describe('holderOf', () => {
  it.each([
    ['NI', '11010519491231002x', undefined, '1'],
    ['PP', 'EB1234567', undefined, '2'],
    ['PP', 'EB1234567', '2', undefined],
    ['PP', 'EB7654321', undefined, undefined],
  ] as const)('%s %s but for %s is shown by %s', (idType, idNo, except, id) => {
    expect(holderOf({ idType, idNo }, list, except)?.id).toBe(id);
  });
});

describe('contactWith', () => {
  const contacts = [{ id: '1', phone: '+86 13800000001' }];
  it.each([
    ['+8613800000001', undefined, '1'],
    ['+86 138 0000 0001', '1', undefined],
    ['+86 13800000002', undefined, undefined],
    ['', undefined, undefined],
  ] as const)('%j but for %s is %s', (phone, except, id) => {
    expect(contactWith(phone, contacts, except)?.id).toBe(id);
  });
});

describe('sameAddress', () => {
  const one = { name: '张三', area: '310112', street: '虹桥路 2550 号' };
  it('looks past spaces and width', () => {
    expect(sameAddress(one, { ...one, street: '虹桥路２５５０号 ' })).toBe(true);
  });
  it.each([{ name: '李四' }, { area: '310104' }, { street: '虹桥路 2551 号' }])('%j is another', (change) => {
    expect(sameAddress(one, { ...one, ...change })).toBe(false);
  });
});
