import { describe, expect, it, vi } from 'vitest';
import { bindResultCodes } from '../contracts/account/account.ts';
import { fakeHost, type FakeHostOptions } from '../host/fake.ts';
import { bindAction, bindOutcomes, bindSignIn, unbindSignIn, type BindAction } from './bind.ts';
import { createClient } from './client.ts';
import type { RequestFailure } from './failure.ts';
import type { Policies } from './policies.ts';

function setUp(body: unknown, at: FakeHostOptions = {}) {
  const host = fakeHost(at);
  const policies = {
    notify: vi.fn<Policies['notify']>(),
    login: vi.fn<Policies['login']>(),
    report: vi.fn<Policies['report']>(),
  };
  const sent: Record<string, unknown>[] = [];
  const client = createClient({
    host,
    config: { apiBase: '', appVersion: '1' },
    policies,
    fetch: async (_, init) => {
      sent.push(JSON.parse(init?.body as string) as Record<string, unknown>);
      return new Response(JSON.stringify(body));
    },
  });
  return { host, client, policies, sent };
}

describe('bindAction', () => {
  it.each<[string, boolean, boolean, BindAction]>([
    ['0', false, true, 'keepToken'],
    ['0', true, true, 'keepToken'],
    ['0', false, false, 'signIn'],
    ['0', true, false, 'clearCookies'],
    ['1', false, false, 'nothing'],
    ['1', true, true, 'nothing'],
    ['2', false, false, 'signIn'],
    ['2', true, false, 'clearCookies'],
    ['3', false, true, 'signIn'],
    ['3', true, false, 'clearCookies'],
    ['4', false, false, 'signIn'],
    ['4', true, true, 'clearCookies'],
    ['5', false, true, 'signIn'],
    ['toString', true, true, 'clearCookies'],
  ])('%s, rail %s, token %s: %s', (code, rail, token, action) => {
    expect(bindAction(code, { rail, token })).toBe(action);
  });

  it('knows every documented code', () => {
    expect(Object.keys(bindOutcomes)).toEqual([...bindResultCodes]);
  });
});

describe('bindSignIn', () => {
  it('stores the token under the host’s alias and says so', async () => {
    const { client, host, sent } = setUp({ resultCode: 0, resultContent: { token: 'fresh' } });
    const changed = vi.fn<() => void>();
    client.token.subscribe(changed);
    expect(await bindSignIn(client, host, { message: 'bind-0' })).toBe('keepToken');
    expect(host.cookies.get('mapp_token_m')).toBe('fresh');
    expect(client.token.held()).toBe(true);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(sent[0]).toMatchObject({ message: 'bind-0', salesChannel: btoa('7701') });
  });

  it('keeps the token for 7 days', async () => {
    const { client, host } = setUp({ resultCode: '0', resultContent: { token: 'fresh' } });
    const set = vi.spyOn(host.cookies, 'set');
    await bindSignIn(client, host, { message: 'bind-0' });
    expect(set.mock.calls).toEqual([['mapp_token_m', 'fresh', 7]]);
  });

  it('does nothing for 1', async () => {
    const { client, host, policies } = setUp({ resultCode: 1 }, { token: 'old' });
    expect(await bindSignIn(client, host, { message: 'bind-1' })).toBe('nothing');
    expect(host.environment().proof).toBe('old');
    for (const policy of Object.values(policies)) expect(policy).not.toHaveBeenCalled();
  });

  it.each(['2', '3', '4'])('leads to single sign-on for %s, without a toast', async (resultCode) => {
    const { client, host, policies } = setUp({ resultCode });
    expect(await bindSignIn(client, host, { message: `bind-${resultCode}` })).toBe('signIn');
    expect(policies.login).toHaveBeenCalledTimes(1);
    expect(policies.notify).not.toHaveBeenCalled();
    expect(policies.report).not.toHaveBeenCalled();
  });

  it('takes a success without a token for none', async () => {
    const { client, host, policies } = setUp({ resultCode: 0, resultContent: {} });
    expect(await bindSignIn(client, host, { message: 'bind-0' })).toBe('signIn');
    expect(policies.login).toHaveBeenCalledTimes(1);
    expect(client.token.held()).toBe(false);
  });

  it('does not take a mistake of the program for an outcome', async () => {
    const { client, host } = setUp({});
    const send = () => Promise.reject(new TypeError('a mistake'));
    await expect(bindSignIn({ ...client, send }, host, { message: 'x' })).rejects.toThrow('a mistake');
  });

  it.each(['2', '3', '4'])('clears the login cookies on the rail channel for %s', async (resultCode) => {
    const { client, host, policies } = setUp({ resultCode }, { channel: 'rail', token: 'old' });
    expect(await bindSignIn(client, host, { message: `bind-${resultCode}` })).toBe('clearCookies');
    expect(host.cookies.get('mapp_token_m')).toBeUndefined();
    expect(policies.login).not.toHaveBeenCalled();
  });

  it.each([
    ['another refusal', { resultCode: 9, resultMsg: 'no' }, 'refused'],
    ['a shape that does not fit', { data: { token: 'x' } }, 'unexpected'],
  ])('rejects for %s, and shows it', async (_, body, kind) => {
    const { client, host, policies } = setUp(body);
    const reason: unknown = await bindSignIn(client, host, { message: 'x' }).catch(
      (thrown: unknown) => thrown,
    );
    expect((reason as RequestFailure).failure.kind).toBe(kind);
    expect(policies.notify).toHaveBeenCalledTimes(1);
  });
});

describe('unbindSignIn', () => {
  it('tells the back end with the token, and forgets it at once', async () => {
    const { client, host, sent } = setUp({ resultCode: 1 }, { channel: 'rail', token: 'old' });
    await client.ready();
    const done = unbindSignIn(client, host, 'bye');
    await Promise.resolve();
    expect(client.token.held()).toBe(false);
    await done;
    expect(sent).toEqual([
      expect.objectContaining({ message: 'bye', unLogin: '1', salesChannel: btoa('1101') }),
    ]);
  });

  it.each([[{ resultCode: 4 }], [{ resultCode: 9, resultMsg: 'no' }]])(
    'is signed out whatever is answered: %j',
    async (body) => {
      const { client, host, policies } = setUp(body, { token: 'old' });
      await unbindSignIn(client, host, '');
      expect(host.cookies.get('mapp_token_m')).toBeUndefined();
      for (const policy of [policies.notify, policies.login]) expect(policy).not.toHaveBeenCalled();
    },
  );

  it('waits no longer than any sign-out', async () => {
    vi.useFakeTimers();
    const { client, host } = setUp({}, { token: 'old' });
    let done = false;
    const signOut = async () => {
      await unbindSignIn({ ...client, send: () => new Promise(() => {}) }, host, '');
      done = true;
    };
    void signOut();
    await vi.advanceTimersByTimeAsync(1999);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBe(true);
    vi.useRealTimers();
  });
});
