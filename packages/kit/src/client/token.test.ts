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

it('that is kept once more wipes nothing', () => {
  const host = fakeHost({ token: 'old' });
  const wipe = vi.spyOn(host, 'wipeKept');
  tokenOf(host).keep('old');
  expect(wipe).not.toHaveBeenCalled();
});

it.each<[string, string | undefined, (host: ReturnType<typeof fakeHost>) => void, boolean]>([
  ['a guest’s', undefined, () => undefined, false],
  ['a member’s', 'old', () => undefined, true],
  ['a member’s that has gone unseen', 'old', (host) => host.logout(), true],
  ['a member’s that has gone', 'old', (host) => (host.logout(), host.tellToken()), false],
  ['somebody else’s', 'old', (host) => (host.signIn('another'), host.tellToken()), true],
])('of a page that is %s: held is %s', (_, built, happens, held) => {
  const host = fakeHost(built === undefined ? {} : { token: built });
  const token = tokenOf(host);
  host.tokenNews.listen(token.look);
  happens(host);
  expect(token.held()).toBe(held);
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
