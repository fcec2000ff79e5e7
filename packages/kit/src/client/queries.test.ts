import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { getUserInfo } from '../contracts/account/account.ts';
import { defineCall } from '../contracts/call.ts';
import { noticeList } from '../contracts/home/home.ts';
import { pointsSummary } from '../contracts/points/points.ts';
import { fakeHost } from '../host/fake.ts';
import { endSession } from './account/account.ts';
import { userCall, userIdIn } from './user-id.ts';
import { createClient } from './client.ts';
import { createQueryClient } from './query-client.ts';
import { keyOf, readQuery } from './read.ts';
import { toldUser } from './told-user.support.ts';
import { writeMutation } from './write.ts';

const change = defineCall({
  name: 'change',
  area: 'mine',
  path: '/api/mine/change',
  write: true,
  summary: 'A write.',
  request: z.object({ to: z.string() }),
  response: z.object({ done: z.boolean() }),
});

const empty = { notices: [] };
const ok = (data: unknown) => new Response(JSON.stringify({ Code: 200, data }));

function setUp(network: (url: string, signal: AbortSignal) => Response | Promise<Response>) {
  const host = fakeHost({ token: 'token-1', stored: { local: { 'mapp.language': 'ru' } } });
  const urls: string[] = [];
  const tokens: (string | null)[] = [];
  const client = createClient({
    host,
    config: { apiBase: '', appVersion: '1' },
    fetch: async (url, init) => {
      const told = toldUser(url);
      if (told) return told;
      urls.push(url as string);
      tokens.push(new Headers(init?.headers).get('x-user-token'));
      return network(url as string, init?.signal as AbortSignal);
    },
  });
  return { host, urls, tokens, client, queries: createQueryClient() };
}

const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const forever = () => new Promise<Response>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a read', () => {
  it('is cached by call, language and payload', async () => {
    const { client, queries, urls } = setUp(() => ok(empty));
    const query = readQuery(client, noticeList, {});
    expect(query.queryKey).toEqual(['noticeList', 'ru', {}, client.holder.key()]);
    await queries.fetchQuery(query);
    await queries.fetchQuery(query);
    expect(urls).toHaveLength(1);
  });

  it('is repeated by the client alone: three requests, then its failure', async () => {
    const { client, queries, urls } = setUp(cut);
    const observer = new QueryObserver(queries, readQuery(client, noticeList, {}));
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(observer.getCurrentResult()).toMatchObject({
      status: 'error',
      error: { failure: { kind: 'network' } },
    });
    stop();
    expect(urls).toHaveLength(3);
  });

  it('is given up when nobody looks any more', async () => {
    let given: AbortSignal | undefined;
    const { client, queries } = setUp((_, signal) => {
      given = signal;
      return forever();
    });
    const stop = new QueryObserver(queries, readQuery(client, noticeList, {})).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(given?.aborted).toBe(false);
    stop();
    await vi.advanceTimersByTimeAsync(10);
    expect(given?.aborted).toBe(true);
  });

  it('fails while offline instead of waiting, is asked again on reconnection, and never by the cache alone', () => {
    const { client, queries } = setUp(cut);
    expect(queries.defaultQueryOptions(readQuery(client, noticeList, {}))).toMatchObject({
      retry: false,
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    });
    expect(queries.defaultMutationOptions({})).toMatchObject({ retry: false, networkMode: 'always' });
  });
});

describe('a write', () => {
  it('mutated fifty times is one request', async () => {
    const { client, queries, urls } = setUp(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return ok({ done: true });
    });
    const observers = Array.from(
      { length: 50 },
      () => new MutationObserver(queries, writeMutation(client, change)),
    );
    const all = Promise.all(observers.map((observer) => observer.mutate({ to: 'x' })));
    await vi.advanceTimersByTimeAsync(100);
    expect(await all).toHaveLength(50);
    expect(urls).toHaveLength(1);
  });

  it('is never repeated', async () => {
    const { client, queries, urls } = setUp(cut);
    const writing = new MutationObserver(queries, writeMutation(client, change))
      .mutate({ to: 'x' })
      .catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await writing).toMatchObject({ failure: { kind: 'network' } });
    expect(urls).toHaveLength(1);
  });
});

const filled = async (network: Parameters<typeof setUp>[0]) => {
  const made = setUp(network);
  made.queries.setQueryData(keyOf(getUserInfo, { language: 'ru', region: 'CN' }, made.client), {
    userId: 'u-7',
  });
  expect(userIdIn(made)).toBe('u-7');
  const changed = vi.fn<() => void>();
  made.client.token.subscribe(changed);
  return { ...made, changed };
};

it('the name of the user’s call is the contract’s', () => {
  expect(userCall).toBe(getUserInfo.name);
});

describe('endSession', () => {
  it.each([
    ['the back end agrees', () => ok({})],
    ['it has forgotten the session', () => new Response(JSON.stringify({ Code: 401 }))],
    ['it refuses', () => new Response(JSON.stringify({ Code: -1, Msg: 'no' }))],
    ['it breaks', () => new Response('', { status: 500 })],
    ['it cannot be reached', cut],
    ['it does not answer', forever],
  ])('leaves nothing of the member when %s', async (_, network) => {
    const { host, client, queries, urls, changed } = await filled(network);
    const ending = endSession(client, queries);
    await vi.advanceTimersByTimeAsync(2000);
    await ending;
    expect(urls).toEqual(['/api/account/signOut']);
    expect(host.environment().proof).toBe('');
    expect(queries.getQueryCache().getAll()).toEqual([]);
    expect(userIdIn({ queries })).toBeUndefined();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(host.log.map(({ action }) => action)).toEqual(['logout']);
  });

  it('tells the back end whose session ends, and is a guest’s page meanwhile', async () => {
    const { host, client, queries, tokens } = await filled(forever);
    const ending = endSession(client, queries);
    await vi.advanceTimersByTimeAsync(0);
    expect(host.environment().proof).toBe('');
    expect(queries.getQueryCache().getAll()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    await ending;
    expect(tokens).toEqual(['token-1']);
  });

  it('gives the answer up once somebody has signed in: it would clear their token too', async () => {
    const heard = Promise.withResolvers<AbortSignal>();
    const { host, client, queries } = await filled((_, signal) => {
      heard.resolve(signal);
      return forever();
    });
    const cleared = vi.fn<() => void>();
    const ending = endSession(client, queries, cleared);
    const signal = await heard.promise;
    await vi.advanceTimersByTimeAsync(2000);
    await ending;
    expect([signal.aborted, cleared.mock.calls.length]).toEqual([false, 0]);
    client.token.keep('token-2');
    await vi.advanceTimersByTimeAsync(0);
    expect([signal.aborted, cleared.mock.calls.length]).toEqual([true, 1]);
    expect(host.environment().proof).toBe('token-2');
  });

  it('says when what the browser keeps may have been cleared', async () => {
    const { client, queries } = await filled(() => ok({}));
    const cleared = vi.fn<() => void>();
    await endSession(client, queries, cleared);
    expect(cleared).toHaveBeenCalledOnce();
  });

  it('ends nobody else’s session', async () => {
    const { host, client, queries, urls } = await filled(() => ok({}));
    host.signIn('token-2');
    await endSession(client, queries);
    expect([urls, host.environment().proof, client.holder.holding()]).toEqual([[], 'token-2', 'other']);
  });

  it('writes no late answer into the emptied cache', async () => {
    const late = Promise.withResolvers<Response>();
    const { client, queries } = setUp((url) => (url === pointsSummary.path ? late.promise : ok({})));
    const reading = queries.fetchQuery(readQuery(client, pointsSummary, {})).catch(() => 'cancelled');
    await endSession(client, queries);
    late.resolve(ok({}));
    expect(await reading).toBe('cancelled');
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });
});
