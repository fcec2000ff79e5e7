import { expect, it } from 'vitest';
import { hidesMobileLogin } from './login-flow.ts';

it.each([
  ['/mapp/myBill', undefined, true],
  ['/mapp/myBill/queryIntegral?a=1', undefined, true],
  ['/myBill?groupId=', undefined, true],
  ['/mapp/youthLeague/home', undefined, true],
  ['/mapp/myBillboard', undefined, false],
  ['/mapp/Home', undefined, false],
  ['/mapp/Home?returnUrl=/myBill', undefined, false],
  ['/mapp/Home?groupId=77', undefined, true],
  ['/mapp/Home?groupId=', undefined, false],
  ['/mapp/Home#?groupId=77', undefined, false],
  ['/mapp/Home', '77', true],
  ['/mapp/Home', '', false],
])('%s in group %s hides mobile login: %s', (path, group, hidden) => {
  expect(hidesMobileLogin(path, group)).toBe(hidden);
});
