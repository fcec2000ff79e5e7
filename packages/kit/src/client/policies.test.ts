import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointsSummary } from '../contracts/points/points.ts';
import { fakeHost, type FakeHostOptions } from '../host/fake.ts';
import { HostRefusal } from '../host/host.ts';
import { createClient } from './client.ts';
import type { SendOptions } from './options.ts';
import { failureCode } from './failure-code.ts';
import { RequestFailure, type Failure } from './failure.ts';
import {
  createPolicies,
  passesThrough,
  type Policies,
  type PolicyOptions,
  type ReportEvent,
} from './policies.ts';

const watched = () => ({
  notify: vi.fn<Policies['notify']>(),
  login: vi.fn<Policies['login']>(),
  special: vi.fn<Policies['special']>(),
  report: vi.fn<Policies['report']>(),
});

/** Sends one read against one answer, and tells what the policies heard. */
async function send(
  network: () => Response | Promise<Response>,
  {
    policies = watched(),
    options = {},
    at = {},
  }: { policies?: PolicyOptions; options?: SendOptions; at?: FakeHostOptions } = {},
) {
  const host = fakeHost({ token: 'token-1', path: '/mapp/myBill?startDate=2026-05-01#list', ...at });
  const client = createClient({
    host,
    config: { apiBase: '', appVersion: '1' },
    policies,
    fetch: async () => network(),
    userId: () => 'u-7',
  });
  const sending = client.send(pointsSummary, {}, options).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(120_000);
  const outcome = await sending;
  await vi.dynamicImportSettled();
  return { host, outcome };
}

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const forever = () => new Promise<Response>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Heard {
  notify?: Parameters<Policies['notify']>;
  login?: true;
  special?: { code: string; message: string };
  report?: Partial<ReportEvent>;
}

const system: Heard['notify'] = [{ key: 'systemError' }, 2000];

const faults: [string, () => Response | Promise<Response>, Heard][] = [
  ['network', cut, { notify: system, report: { message: 'systemError', code: 'request.network' } }],
  ['timeout', forever, { notify: system, report: { message: 'systemError', code: 'request.timeout' } }],
  [
    'http500',
    () => answer('', 500),
    { notify: system, report: { message: 'unexpected response', code: 'request.unexpected' } },
  ],
  [
    'wrong shape',
    () => answer({ Code: 200, data: {} }),
    {
      notify: system,
      report: { message: 'unexpected response', code: 'request.unexpected', field: 'remainPoint' },
    },
  ],
  ['unauthorised', () => answer({ Code: 401, Msg: 'no' }), { login: true }],
  ['session expired', () => answer({ resultCode: -998 }), { login: true }],
  [
    'special',
    () => answer({ Code: 40500, Msg: 'verify' }),
    { special: { code: '40500', message: 'verify' }, report: { message: 'verify', code: '40500' } },
  ],
  [
    'refused',
    () => answer({ Code: -1, Msg: 'not now' }),
    { notify: [{ text: 'not now' }, 3000], report: { message: 'not now', code: '-1' } },
  ],
  [
    'refused by resultCode',
    () => answer({ resultCode: -5, resultMsg: 'no' }),
    { notify: [{ text: 'no' }, 3000], report: { message: 'no', code: '-5' } },
  ],
  [
    'refused by success alone',
    () => answer({ success: false }),
    { notify: system, report: { message: '', code: 'request.refused' } },
  ],
  ['ID already exists', () => answer({ Code: -1, Msg: 'ID already exists' }), {}],
];

describe('a session that has ended', () => {
  const ended = () => answer({ Code: 401, Msg: 'no' });

  it('leaves the page alone while something would be lost, however often it is told', async () => {
    const signInBeside = vi.fn(() => true);
    const { host } = await send(ended, { policies: { signInBeside } });
    expect(signInBeside).toHaveBeenCalled();
    expect(host.log.filter(({ action }) => action === 'login' || action === 'logout')).toEqual([]);
    expect(host.environment().proof).toBe('token-1');
  });

  it('leads to the sign-in page when nothing would be', async () => {
    const { host } = await send(ended, { policies: { signInBeside: () => false } });
    expect(host.log.map(({ action }) => action)).toContain('login');
  });
});

describe('what a failure makes the program do', () => {
  it.each(faults)('%s', async (_, network, heard) => {
    const policies = watched();
    const { outcome } = await send(network, { policies });
    expect(outcome).toBeInstanceOf(RequestFailure);
    expect(policies.notify.mock.calls).toEqual(heard.notify ? [heard.notify] : []);
    expect(policies.login).toHaveBeenCalledTimes(heard.login ? 1 : 0);
    expect(policies.special.mock.calls).toEqual(heard.special ? [[heard.special]] : []);
    const common = {
      event: 'failure',
      page: '/mapp/myBill',
      userId: 'u-7',
      call: 'pointsSummary',
      endpoint: pointsSummary.path,
    };
    expect(policies.report.mock.calls).toEqual(heard.report ? [[{ ...common, ...heard.report }]] : []);
  });

  it.each(faults)('%s, in a background read: reported, not shown', async (_, network, heard) => {
    const policies = watched();
    await send(network, { policies, options: { announce: 'silent' } });
    expect(policies.notify).not.toHaveBeenCalled();
    expect(policies.login).not.toHaveBeenCalled();
    expect(policies.special).not.toHaveBeenCalled();
    expect(policies.report).toHaveBeenCalledTimes(heard.report ? 1 : 0);
  });

  it('is nothing for a code that the caller handles', async () => {
    const policies = watched();
    await send(() => answer({ resultCode: '2' }), { policies, options: { handles: ['2'] } });
    expect(policies.notify).not.toHaveBeenCalled();
    expect(policies.report).not.toHaveBeenCalled();
    await send(() => answer({ resultCode: '3' }), { policies, options: { handles: ['2'] } });
    expect(policies.report).toHaveBeenCalledTimes(1);
  });

  it('reports no number of a person', async () => {
    const policies = watched();
    await send(() => answer({ Code: -1, Msg: 'Phone 13800000001 is taken' }), {
      policies,
      at: { path: '/mapp/order/detail/78124000000001' },
    });
    expect(policies.report.mock.calls[0]?.[0]).toMatchObject({
      message: 'Phone [phone] is taken',
      page: '/mapp/order/detail/[order]',
    });
    expect(policies.notify.mock.calls[0]?.[0]).toEqual({ text: 'Phone 13800000001 is taken' });
  });

  it('needs no policy at all', async () => {
    for (const [, network] of faults)
      expect((await send(network, { policies: {} })).outcome).toBeInstanceOf(RequestFailure);
  });
});

describe('passesThrough', () => {
  it.each<[Failure, boolean]>([
    [{ kind: 'refused', code: '-1', message: 'ID already exists' }, true],
    [{ kind: 'refused', code: '-1', message: 'The id already exists.' }, true],
    [{ kind: 'refused', code: '-5', message: 'ID already exists' }, false],
    [{ kind: 'refused', code: '-1', message: 'no' }, false],
    [{ kind: 'special', code: '-1', message: 'ID already exists' }, false],
    [{ kind: 'network' }, false],
  ])('%j: %s', (failure, through) => {
    expect(passesThrough(failure)).toBe(through);
  });
});

describe('failureCode', () => {
  it.each<[Failure, string]>([
    [{ kind: 'network' }, 'request.network'],
    [{ kind: 'timeout', seconds: 60 }, 'request.timeout'],
    [{ kind: 'aborted' }, 'request.aborted'],
    [{ kind: 'unauthorised', code: '401', message: '' }, 'request.unauthorised'],
    [{ kind: 'unauthorised', code: '-998', message: '' }, 'request.sessionExpired'],
    [{ kind: 'special', code: '40500', message: '' }, 'request.special'],
    [{ kind: 'refused', code: '-1', message: '' }, 'request.refused'],
    [{ kind: 'unexpected', status: 500 }, 'request.unexpected'],
  ])('%j is %s', (failure, code) => {
    expect(failureCode(failure)).toBe(code);
  });
});

const asked = (host: ReturnType<typeof fakeHost>) =>
  host.log.filter(({ action }) => action === 'login').map(({ detail }) => detail);

describe('the standard login', () => {
  it('asks the host after 10 ms, with the way back, and forgets the refused token', async () => {
    const host = fakeHost({ token: 'old', path: '/mapp/mine?tab=1' });
    createPolicies(host).login();
    await vi.advanceTimersByTimeAsync(9);
    expect(asked(host)).toEqual([]);
    expect(host.environment().proof).toBe('old');
    await vi.advanceTimersByTimeAsync(1);
    expect(asked(host)).toEqual([{ returnTo: '/mapp/mine?tab=1', hideMobileLogin: false }]);
    expect(host.environment().proof).toBe('');
  });

  it.each([
    ['the bill', { path: '/mapp/myBill/billDetail?id=1' }, {}, {}],
    ['the youth league', { path: '/mapp/youthLeague/apply' }, {}, {}],
    ['a group flow by address', { path: '/mapp/Home?groupId=7' }, {}, { groupId: '7' }],
    ['a group flow by session', { path: '/mapp/Home' }, { groupId: () => '7' }, { groupId: '7' }],
  ])('hides mobile login on %s', async (_, at, options, group) => {
    const host = fakeHost(at);
    createPolicies(host, options).login();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked(host)).toEqual([{ returnTo: at.path, hideMobileLogin: true, ...group }]);
  });

  it('asks once for many, and again only after a rest', async () => {
    const host = fakeHost();
    const { login } = createPolicies(host);
    for (let each = 0; each < 20; each += 1) login();
    await vi.advanceTimersByTimeAsync(2990);
    login();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked(host)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10);
    login();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked(host)).toHaveLength(2);
  });

  it('of a host that refuses is a system error', async () => {
    const notify = vi.fn<Policies['notify']>();
    createPolicies({ ...fakeHost(), login: () => Promise.reject(new Error('no')) }, { notify }).login();
    await vi.advanceTimersByTimeAsync(10);
    expect(notify.mock.calls).toEqual([system]);
  });

  it('tells the console what a host has to set, and may be asked again', async () => {
    const told: unknown[] = [];
    const note = (reason: unknown) => void told.push(reason);
    process.on('unhandledRejection', note);
    const notify = vi.fn<Policies['notify']>();
    const refusal = new HostRefusal('login', 'set ssoUrl');
    const { login } = createPolicies({ ...fakeHost(), login: () => Promise.reject(refusal) }, { notify });
    login();
    await vi.advanceTimersByTimeAsync(3010);
    login();
    await vi.advanceTimersByTimeAsync(10);
    await vi.waitFor(() => expect(told).toEqual([refusal, refusal]));
    expect(notify.mock.calls).toEqual([system, system]);
    process.off('unhandledRejection', note);
  });

  it('tells whoever shows a member’s page that the token is gone', async () => {
    const host = fakeHost({ token: 'old' });
    const config = { apiBase: '', appVersion: '1' };
    const client = createClient({ host, config, fetch: async () => answer({ Code: 401 }) });
    const seen: boolean[] = [];
    client.token.subscribe(() => seen.push(client.token.held()));
    await expect(client.send(pointsSummary, {})).rejects.toMatchObject({ failure: { kind: 'unauthorised' } });
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    expect(seen).toEqual([false]);
  });

  it('follows three parallel 401 once, and none that is older than the token', async () => {
    const host = fakeHost({ token: 'old' });
    const late = Promise.withResolvers<Response>();
    let count = 0;
    const client = createClient({
      host,
      config: { apiBase: '', appVersion: '1' },
      fetch: async () => ((count += 1) === 4 ? late.promise : answer({ Code: 401 })),
    });
    const sending = [1, 2, 3, 4].map(() => client.send(pointsSummary, {}).catch((reason: unknown) => reason));
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked(host)).toHaveLength(1);
    host.signIn('new');
    late.resolve(answer({ Code: 401 }));
    await Promise.all(sending);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked(host)).toHaveLength(1);
    expect(host.environment().proof).toBe('new');
  });
});

describe('the standard answer to 40500', () => {
  it('is the host’s dialog', () => {
    const dialog = vi.fn<(message: string) => void>();
    createPolicies(fakeHost(), { dialog }).special({ code: '40500', message: 'verify' });
    expect(dialog.mock.calls).toEqual([['verify']]);
  });

  it('is a toast without one, and the system error without words', () => {
    const notify = vi.fn<Policies['notify']>();
    const { special } = createPolicies(fakeHost(), { notify });
    special({ code: '40500', message: 'verify' });
    special({ code: '40500', message: '' });
    expect(notify.mock.calls).toEqual([[{ text: 'verify' }, 3000], system]);
  });
});
