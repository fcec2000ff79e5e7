import { vi } from 'vitest';

type Network = (asked: string | Request) => Promise<Response>;
type Answer = (event: Event) => void;

const scope = 'https://www.example.com/mapp/';
const addressOf = (asked: string | Request | URL): string =>
  new URL(asked instanceof Request ? asked.url : asked, scope).href;

/** One cache in memory; what it gives can be read again. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (asked: string | Request) => this.entries.get(addressOf(asked))?.clone();
  keys = async () => [...this.entries.keys()].map((address) => new Request(address));
  delete = async (asked: string | Request) => this.entries.delete(addressOf(asked));
  put = async (asked: string | Request, answer: Response) => void this.entries.set(addressOf(asked), answer);
  add = async (asked: string) => {
    const answer = await fetch(asked);
    if (!answer.ok) throw new TypeError(`${answer.status}`);
    await this.put(asked, answer);
  };
}

/** The caches of an origin, which a browser can refuse as a whole. */
class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  refused = false;
  readonly look = () => {
    if (this.refused) throw new DOMException('', 'SecurityError');
  };
  open = async (name: string) => {
    this.look();
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  };
  match = async (asked: string | Request, { cacheName = '' } = {}) => {
    this.look();
    return this.all.get(cacheName)?.match(asked);
  };
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
}

/** A worker's scope without a browser: `fire` and `ask` are what a browser does with it. */
export function fakeWorkerScope(keptFiles: readonly { url: string; revision: string | null }[]) {
  const listeners = new Map<string, Answer[]>();
  const caches = new FakeCaches();
  const network = vi.fn<Network>(async () => new Response('', { status: 404 }));
  const registration = { scope, active: null as object | null, unregister: vi.fn(async () => true) };
  const clients = { claim: vi.fn(async () => undefined) };
  const skipWaiting = vi.fn(async () => undefined);
  const self = {
    keptFiles,
    caches,
    registration,
    clients,
    skipWaiting,
    __WB_DISABLE_DEV_LOGS: true,
    addEventListener: (type: string, listener: Answer) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  };
  const held = async (event: Event, call: string): Promise<unknown[]> => {
    const done: unknown[] = [];
    Object.assign(event, { [call]: (given: unknown) => done.push(given) });
    for (const listener of listeners.get(event.type) ?? []) listener(event);
    return Promise.all(done);
  };
  return {
    caches,
    network,
    registration,
    clients,
    skipWaiting,
    /** Puts the scope in the place of a worker's globals. */
    enter: () => {
      vi.stubGlobal('self', self);
      vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
      vi.stubGlobal('registration', registration);
      vi.stubGlobal('location', new URL('service-worker.js', scope));
      vi.stubGlobal('caches', caches);
      vi.stubGlobal('fetch', network);
      vi.stubGlobal('FetchEvent', Event);
      vi.stubGlobal('ExtendableEvent', Event);
    },
    /** Waits for all that an event of the worker's life asks to be waited for. */
    fire: (type: 'install' | 'activate') => held(new Event(type), 'waitUntil'),
    /** Answer that a page gets; undefined where the worker leaves the asking to the browser. */
    ask: async (path: string, mode: RequestMode = 'cors'): Promise<Response | undefined> => {
      const request = new Request(new URL(path, scope), { headers: { accept: 'text/html' } });
      Object.defineProperty(request, 'mode', { value: mode });
      const event = Object.assign(new Event('fetch'), { request, waitUntil: () => undefined });
      const [answer] = await held(event, 'respondWith');
      return answer as Response | undefined;
    },
  };
}
