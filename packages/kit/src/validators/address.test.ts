import { describe, expect, it } from 'vitest';
import { latinAddress, postcode } from './address.ts';

describe('latinAddress', () => {
  it.each([
    ['Beijing', 'Beijing'],
    ['  No. 8   Jianguomenwai Ave ', 'No. 8 Jianguomenwai Ave'],
    ['Ｆｌａｔ　３／Ｆ', 'Flat 3/F'],
    ["Xi'an", "Xi'an"],
    ['#12-03, Orchard Rd (rear)', '#12-03, Orchard Rd (rear)'],
  ])('%s', (typed, value) => {
    expect(latinAddress(typed, 35)).toEqual({ ok: true, value });
  });

  it.each(['', '  ', '\u3000'])('%j asks for it', (typed) => {
    expect(latinAddress(typed, 35)).toEqual({ ok: false, key: 'address.missing' });
  });

  it.each(['北京', 'Beijing 北京', '---', 'a\u0000b', 'Café'])('%j is refused', (typed) => {
    expect(latinAddress(typed, 35)).toEqual({ ok: false, key: 'address.latin' });
  });

  it('has room for so many characters and no more', () => {
    expect(latinAddress('a'.repeat(35), 35).ok).toBe(true);
    expect(latinAddress('a'.repeat(36), 35)).toEqual({ ok: false, key: 'address.long', args: { max: 35 } });
    expect(latinAddress('a'.repeat(500), 35)).toMatchObject({ key: 'address.long' });
  });
});

describe('postcode', () => {
  it.each([
    ['100022', '100022'],
    ['sw1a 1aa', 'SW1A 1AA'],
    ['160-0022', '160-0022'],
    ['９００２１', '90021'],
  ])('%s', (typed, value) => {
    expect(postcode(typed)).toEqual({ ok: true, value });
  });

  it.each(['', '12', '12345678901', '100 022 ×', '-100', '1--2'])('%j is refused', (typed) => {
    expect(postcode(typed)).toEqual({ ok: false, key: 'postcode.number', args: { min: 3, max: 10 } });
  });
});
