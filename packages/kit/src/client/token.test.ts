import { expect, it, vi } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { createToken } from './token.ts';

it.each([
  [undefined, ['mapp_token_ali', 'new', 7]],
  [true, ['mapp_token_ali', 'new', 7]],
  [false, ['mapp_token_ali', 'new']],
])('kept under the host’s alias with remember %s', (remember, stored) => {
  const host = fakeHost({ host: 'ali', token: 'old' });
  const set = vi.spyOn(host.cookies, 'set');
  const wipe = vi.spyOn(host, 'wipeKept');
  const token = createToken(host);
  const changed = vi.fn<() => void>();
  token.subscribe(changed);
  token.keep('new', remember);
  expect(set.mock.calls).toEqual([stored]);
  expect([changed.mock.calls.length, wipe.mock.calls.length]).toEqual([1, 1]);
  expect(host.environment().proof).toBe('new');
});

it('tells nobody who has stopped listening', () => {
  const token = createToken(fakeHost({ token: 'old' }));
  const [gone, there] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = token.subscribe(gone);
  token.subscribe(there);
  stop();
  token.look();
  expect([gone.mock.calls.length, there.mock.calls.length]).toEqual([0, 1]);
});
