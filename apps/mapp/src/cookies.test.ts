import { fakeHost } from '@mapp/kit/host';
import { expect, it, vi } from 'vitest';
import { withoutLostSignIn } from './cookies.ts';

const request = { returnTo: '/mapp/myBill', hideMobileLogin: true };
const loginsIn = ({ log }: ReturnType<typeof fakeHost>) => log.filter(({ action }) => action === 'login');

it('leads to the sign-in where cookies are kept', async () => {
  const host = fakeHost();
  const tell = vi.fn<() => void>();
  await withoutLostSignIn(host, tell).login(request);
  expect([loginsIn(host).length, tell.mock.calls.length]).toEqual([1, 0]);
});

it('says why it does not where they are not', async () => {
  const host = fakeHost();
  const tell = vi.fn<() => void>();
  vi.spyOn(host.cookies, 'get').mockReturnValue(undefined);
  await withoutLostSignIn(host, tell).login(request);
  expect([loginsIn(host).length, tell.mock.calls.length]).toEqual([0, 1]);
});
