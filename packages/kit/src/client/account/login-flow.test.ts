import { expect, it } from 'vitest';
import { hidesMobileLogin, loginRequestAt } from './login-flow.ts';

it.each([
  ['/mapp/myBill', undefined, true],
  ['/mapp/myBill/queryIntegral?a=1', undefined, true],
  ['/myBill?groupId=', undefined, true],
  ['/mapp/youthLeague/home', undefined, true],
  ['/mapp/myBillboard', undefined, false],
  ['/mapp/myBill#list', undefined, true],
  ['/other/myBill', undefined, false],
  ['/mapp/Home', undefined, false],
  ['/mapp/Home?returnUrl=/myBill', undefined, false],
  ['/mapp/Home?groupId=77', undefined, true],
  ['/mapp/Home?a=1&groupId=77#b', undefined, true],
  ['/mapp/Home?groupId=', undefined, false],
  ['/mapp/Home#?groupId=77', undefined, false],
  ['/mapp/Home?a=1#&groupId=77', undefined, false],
  ['/mapp/Home', '77', true],
  ['/mapp/Home', '', false],
])('%s in group %s hides mobile login: %s', (path, group, hidden) => {
  expect(hidesMobileLogin(path, group)).toBe(hidden);
});

it.each([
  ['/mapp/mine', undefined, { hideMobileLogin: false }],
  ['/mapp/myBill?a=1#b', undefined, { hideMobileLogin: true }],
  ['/mapp/Home?groupId=77', undefined, { hideMobileLogin: true, groupId: '77' }],
  ['/mapp/Home', '88', { hideMobileLogin: true, groupId: '88' }],
  ['/mapp/Home?groupId=77', '88', { hideMobileLogin: true, groupId: '88' }],
])('at %s in group %s a host is asked for %o', (path, group, asked) => {
  expect(loginRequestAt(path, group)).toEqual({ returnTo: path, ...asked });
});
