import { describe, expect, it } from 'vitest';
import { followsInApp, staysHere } from './follow.ts';

const plain = {
  href: '/mapp/myBill',
  button: 0,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

describe('followsInApp', () => {
  it('takes a plain left click on an address of this site', () => {
    expect(followsInApp(plain)).toBe(true);
    expect(followsInApp({ ...plain, target: '_self' })).toBe(true);
  });

  it.each([
    ['a middle click', { button: 1 }],
    ['a click with Ctrl', { ctrlKey: true }],
    ['a click with Cmd', { metaKey: true }],
    ['a click with Shift', { shiftKey: true }],
    ['a click with Alt', { altKey: true }],
    ['a click someone has handled', { defaultPrevented: true }],
    ['another window', { target: '_blank' }],
    ['a download', { download: 'bill.csv' }],
  ])('leaves %s to the browser', (_name, change) => {
    expect(followsInApp({ ...plain, ...change })).toBe(false);
  });
});

describe('staysHere', () => {
  it.each([
    'https://example.com/',
    '//example.com/x',
    '/\\example.com',
    'tel:95530',
    'mailto:a@b.c',
    '#part',
    'javascript:alert(1)',
    '',
  ])('leaves %s to the browser', (href) => {
    expect(staysHere(href)).toBe(false);
  });
});
