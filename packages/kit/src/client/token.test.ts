import { expect, it, vi } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { createHolder } from './holder.ts';
import { createToken } from './token.ts';

const tokenOf = (host: ReturnType<typeof fakeHost>) =>
  createToken(
    host,
    createHolder({ proof: () => host.environment().proof, whose: () => new Promise(() => undefined) }),
  );

it.each([
  [undefined, ['mapp_token_ali', 'new', 7]],
  [true, ['mapp_token_ali', 'new', 7]],
  [false, ['mapp_token_ali', 'new']],
])('kept under the host’s alias with remember %s', (remember, stored) => {
  const host = fakeHost({ host: 'ali', token: 'old' });
  const set = vi.spyOn(host.cookies, 'set');
  const wipe = vi.spyOn(host, 'wipeKept');
  const tell = vi.spyOn(host.tokenNews, 'tell');
  const token = tokenOf(host);
  const changed = vi.fn<() => void>();
  token.subscribe(changed);
  token.keep('new', remember);
  expect(set.mock.calls).toEqual([stored]);
  expect([changed, wipe, tell].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect(host.environment().proof).toBe('new');
});

it('tells nobody who has stopped listening', () => {
  const host = fakeHost({ token: 'old' });
  const token = tokenOf(host);
  const [gone, there] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = token.subscribe(gone);
  token.subscribe(there);
  stop();
  host.signIn('another');
  token.look();
  expect([gone.mock.calls.length, there.mock.calls.length]).toEqual([0, 1]);
});

it('is forgotten whatever else fails', () => {
  const host = fakeHost({ token: 'old' });
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.spyOn(host, 'wipeKept').mockImplementation(refuse);
  vi.spyOn(host.tokenNews, 'tell').mockImplementation(refuse);
  const token = tokenOf(host);
  token.subscribe(refuse);
  expect(token.forget).not.toThrow();
  expect(token.held()).toBe(false);
});
