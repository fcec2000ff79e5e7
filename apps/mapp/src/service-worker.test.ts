import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWorkerScope } from './worker-scope.support.ts';
import { configCache } from './worker-scope.ts';

const script = 'assets/main-12345678.js';
const worker = fakeWorkerScope([
  { url: 'index.html', revision: 'one' },
  { url: script, revision: null },
]);
const { caches, network } = worker;

/** Files of the server by path; a number is a bare status, and a missing path fails as a network does. */
let server: Record<string, string | number | Promise<Response>> = {};
const files = {
  '/mapp/index.html': 'kept shell',
  '/mapp/config.json': '{"kept":true}',
  [`/mapp/${script}`]: 'kept script',
};

const asked = () => network.mock.calls.map(([given]) => pathOf(given));
const pathOf = (given: string | Request): string =>
  new URL(given instanceof Request ? given.url : given, worker.registration.scope).pathname;
const textOf = async (path: string, mode?: RequestMode) => (await worker.ask(path, mode))?.text();

beforeAll(async () => {
  worker.enter();
  await import('./service-worker.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  caches.all.clear();
  network.mockImplementation(async (given) => {
    const answer = server[pathOf(given)];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    if (typeof answer === 'object') return answer;
    return typeof answer === 'number'
      ? new Response('refused', { status: answer })
      : new Response(answer, { status: 200 });
  });
  server = files;
  await worker.fire('install');
  await worker.fire('activate');
  network.mockClear();
  server = {};
});
afterEach(() => {
  vi.useRealTimers();
  caches.refused = false;
});

describe('a page', () => {
  const page = '/mapp/myBill';

  it('is the network’s as long as there is one, also where it leads elsewhere', async () => {
    server = { [page]: 'new page' };
    expect(await textOf(`${page}?start=2026-05.01`, 'navigate')).toBe('new page');
    const redirect = Object.defineProperty(new Response(), 'status', { value: 0 });
    server = { [page]: Promise.resolve(redirect) };
    expect(await worker.ask(page, 'navigate')).toBe(redirect);
    expect(asked()).toEqual([page, page]);
  });

  it.each([400, 404, 503])(
    'that the server refuses with %s is its own shell, before the kept one',
    async (status) => {
      server = { [page]: status, '/mapp/index.html': 'new shell' };
      expect(await textOf(page, 'navigate')).toBe('new shell');
    },
  );

  it.each([
    ['is refused too', { '/mapp/index.html': 500 }],
    ['does not come', {}],
  ])('is the kept shell when the server’s %s', async (_, more) => {
    server = { [page]: 404, ...more };
    expect(await textOf(page, 'navigate')).toBe('kept shell');
  });

  it('is the kept shell without a network, which is asked once', async () => {
    expect(await textOf(page, 'navigate')).toBe('kept shell');
    expect(asked()).toEqual([page]);
  });

  it('is what the server says when nothing is kept, or the browser refuses its caches', async () => {
    server = { [page]: 404 };
    caches.refused = true;
    expect((await worker.ask(page, 'navigate'))?.status).toBe(404);
    caches.refused = false;
    caches.all.clear();
    expect((await worker.ask(page, 'navigate'))?.status).toBe(404);
  });

  it('fails as without a worker when there is neither a network nor a shell', async () => {
    caches.all.clear();
    await expect(worker.ask(page, 'navigate')).rejects.toThrow('Failed to fetch');
  });

  it.each(['/mapp/nothing.js', '/mapp/a:b', '/mapp/a%5cb.c?d'])('is not %s', async (path) => {
    expect(await worker.ask(path, 'navigate')).toBeUndefined();
    expect(asked()).toEqual([]);
  });

  it.each([
    ['/mapp/boarde/boardingCard?segment=1', 'kept shell'],
    [page, 'late'],
  ])('%s waits for a network that does not answer, a pass only so long: %s', async (path, text) => {
    vi.useFakeTimers();
    const late = Promise.withResolvers<Response>();
    server = { '/mapp/boarde/boardingCard': late.promise, [page]: late.promise };
    let shown: string | undefined;
    const asking = textOf(path, 'navigate').then((given) => (shown = given));
    await vi.advanceTimersByTimeAsync(3999);
    expect(shown).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    late.resolve(new Response('late'));
    expect(await asking).toBe(text);
  });

  it('does not wait for a shell that does not come', async () => {
    vi.useFakeTimers();
    server = { [page]: 404, '/mapp/index.html': new Promise<Response>(() => undefined) };
    const asking = textOf(page, 'navigate');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await asking).toBe('kept shell');
  });
});

describe('config.json', () => {
  const config = '/mapp/config.json';

  it('is the network’s, and is kept', async () => {
    server = { [config]: '{"new":true}' };
    expect(await textOf(config)).toBe('{"new":true}');
    server = {};
    expect(await textOf(config)).toBe('{"new":true}');
  });

  it.each([404, 500])('is the kept one when the server answers %s, which is not kept', async (status) => {
    server = { [config]: status };
    expect(await textOf(config)).toBe('{"kept":true}');
    server = {};
    expect(await textOf(config)).toBe('{"kept":true}');
  });

  it('that is kept has the header of its kind, and none that tells an earlier time', async () => {
    const headers = { date: 'Mon, 01 Jun 2026 00:00:00 GMT', 'content-type': 'text/plain' };
    server = { [config]: Promise.resolve(new Response('{"new":true}', { headers })) };
    await worker.ask(config);
    server = {};
    const kept = await worker.ask(config);
    expect([...(kept?.headers ?? [])]).toEqual([['content-type', 'application/json']]);
  });

  it('is the kept one when no answer comes in time', async () => {
    vi.useFakeTimers();
    server = { [config]: new Promise<Response>(() => undefined) };
    const asking = textOf(config);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await asking).toBe('{"kept":true}');
  });

  it('comes also where the browser refuses its caches', async () => {
    caches.refused = true;
    server = { [config]: '{"new":true}' };
    expect(await textOf(config)).toBe('{"new":true}');
    server = { [config]: 500 };
    expect((await worker.ask(config))?.status).toBe(500);
    server = {};
    await expect(worker.ask(config)).rejects.toThrow('Failed to fetch');
  });

  it('of another site, or in another folder, is none of ours', async () => {
    expect(await worker.ask('https://other.example.com/mapp/config.json')).toBeUndefined();
    expect(await worker.ask('/mapp/other/config.json')).toBeUndefined();
  });
});

describe('files', () => {
  it('that are kept need no network', async () => {
    expect(await textOf(`/mapp/${script}`)).toBe('kept script');
    expect(asked()).toEqual([]);
  });

  it('of another site, or with a query, are the network’s', async () => {
    expect(await worker.ask(`https://other.example.com/mapp/${script}`)).toBeUndefined();
    server = { [`/mapp/${script}`]: 'asked' };
    expect(await textOf(`/mapp/${script}?a=b`)).toBe('asked');
  });

  it('come from the network where the browser refuses its caches', async () => {
    caches.refused = true;
    server = { [`/mapp/${script}`]: 'new script' };
    expect(await textOf(`/mapp/${script}`)).toBe('new script');
  });

  it.each(['/mapp/assets/other-12345678.js', '/mapp/', '/mapp/index', '/api/orders/nextTrip'])(
    'that are not kept, and calls of the API, are left to the browser: %s',
    async (path) => {
      expect(await worker.ask(path)).toBeUndefined();
    },
  );
});

describe('its life', () => {
  it('begins with the configuration and the files in their caches, and serves the open page', async () => {
    expect([...caches.all.keys()].toSorted()).toEqual([
      configCache,
      `workbox-precache-v2-${worker.registration.scope}`,
    ]);
    expect(worker.clients.claim).toHaveBeenCalled();
    expect(worker.skipWaiting).not.toHaveBeenCalled();
  });

  it('does not begin without a configuration', async () => {
    server = { ...files, '/mapp/config.json': 404 };
    await expect(worker.fire('install')).rejects.toThrow('404');
  });
});
