import { expect, it } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { thirdpartyOf } from './envelope.ts';

it.each<[string, string | undefined, Record<string, unknown>]>([
  ['', undefined, {}],
  ['?hideOrderMenus=1&wxopenid=o1&loginToken=t&isQH=0', '', {}],
  ['?jumpKey=bill', undefined, { jumpKey: 'bill' }],
  [
    '?isQH=1&isDH=true&isNJHT=1&isCPIC=1',
    'SUMMER-26',
    { isQH: true, isDH: true, isNJHT: true, isCPIC: true, promoCode: 'SUMMER-26' },
  ],
])('hands on to the back end what %j and the promotion %j say', (query, promoCode, thirdpartyParam) => {
  const { operate } = fakeHost({ path: `/mapp/Home${query}` }).environment();
  expect(thirdpartyOf(operate, promoCode)).toEqual(thirdpartyParam);
});

it('has nothing to hand on without an environment that says so', () => {
  expect(thirdpartyOf(undefined)).toEqual({});
});
