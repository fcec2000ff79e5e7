import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { signOut } from '../contracts/account/account.ts';
import { endSession } from '../client/account/account.ts';
import { createClient } from '../client/client.ts';
import { createQueryClient } from '../client/query-client.ts';
import { createSession } from '../session/session.ts';
import { createHost } from './create.ts';
import { fakeWindow } from './fake-window.ts';
import { windowHistory } from './history.ts';
import { telemetrySink } from './telemetry-sink.ts';

/** Globals whose mere touch may throw, by their path from the window. */
const forbidden = [
  'indexedDB',
  'localStorage',
  'sessionStorage',
  'document.cookie',
  'caches',
  'BroadcastChannel',
  'crypto',
  'crypto.subtle',
  'crypto.randomUUID',
  'Notification',
  'matchMedia',
  'document.visibilityState',
  'document.fonts',
  'history.scrollRestoration',
  'history.state',
  'history.length',
  'history',
  'navigator.serviceWorker',
  'navigator.storage',
  'navigator.wakeLock',
  'navigator.geolocation',
  'navigator.permissions',
  'navigator.clipboard',
  'navigator.share',
  'navigator.languages',
  'navigator.onLine',
  'navigator.userAgent',
  'navigator.sendBeacon',
  'opener',
  'parent',
  'name',
  'navigation',
  'visualViewport',
  'performance',
  'performance.now',
  'PerformanceObserver',
  'crypto.getRandomValues',
  'history.back',
  'history.go',
  'history.pushState',
  'history.replaceState',
  'navigator.canShare',
  'document.hidden',
  'open',
  'print',
] as const;

/** Globals that the sources name and no browser forbids, by why. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  'made by the page for itself': [
    'AbortController',
    'Blob',
    'File',
    'FormData',
    'Headers',
    'Response',
    'TextDecoder',
    'TextEncoder',
    'URL',
    'URLSearchParams',
    'XMLHttpRequest',
    'atob',
    'btoa',
  ],
  'the page itself, without which there is no site': [
    'document',
    'document.addEventListener',
    'document.body',
    'document.createElement',
    'document.documentElement',
    'document.getElementById',
    'document.head',
    'document.title',
    'location',
    'navigator',
    'window',
  ],
  'events and time': [
    'addEventListener',
    'clearInterval',
    'clearTimeout',
    'event',
    'removeEventListener',
    'setInterval',
    'setTimeout',
  ],
  'the network, whose failures are told': ['fetch'],
  'of a window that this one has opened': ['close', 'closed'],
  'a name of our own': ['moveBy'],
};

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const dom = readFileSync(globSync('node_modules/@typescript/typescript-*/lib/lib.dom.d.ts')[0] ?? '', 'utf8');
const webGlobals = new Set(Array.from(dom.matchAll(/^declare (?:var|function) (\w+)/gm), ([, name]) => name));
const membersOf = (type: string): ReadonlySet<string | undefined> => {
  const bodies = Array.from(
    dom.matchAll(new RegExp(`^interface ${type} (?:extends .*)?\\{([^]*?)^\\}`, 'gm')),
  );
  return new Set(
    bodies.flatMap(([, body = '']) =>
      Array.from(body.matchAll(/^ {4}(?:readonly |get |set )?(\w+)[(:?<]/gm), ([, name]) => name),
    ),
  );
};
const membersBy: Readonly<Record<string, ReadonlySet<string | undefined>>> = {
  navigator: membersOf('Navigator\\w*'),
  document: membersOf('(?:Document|Node|ParentNode|NonElementParentNode|EventTarget)'),
  history: membersOf('History'),
  crypto: membersOf('Crypto'),
  performance: membersOf('Performance'),
};

/** Globals that a source touches: of the window by name, or bare; and what of them, where that is a thing of its own. */
function* touchedBy(source: string): Generator<string> {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^import [^;]*;|(?<!:)\/\/.*$/gm, '');
  const isGlobal = (name: string | undefined): name is string => webGlobals.has(name);
  for (const [, name] of code.matchAll(/\b(?:window|globalThis)\??\.(\w+)/g)) if (isGlobal(name)) yield name;
  for (const [, name] of code.matchAll(/(?<![\w.'`-])(\w+)(?=\??\.\w|\()/g)) if (isGlobal(name)) yield name;
  for (const [, of = '', name] of code.matchAll(
    /(?<![\w'`-])(navigator|document|history|crypto|performance)\??\.(\w+)/g,
  ))
    if (membersBy[of]?.has(name)) yield `${of}.${name}`;
}

it('every global that the sources touch is tried, or is one that no browser forbids', () => {
  const sources = globSync('{packages/kit/src/{host,client,session},apps/mapp/src}/**/*.{ts,tsx}').filter(
    // Nothing of a rehearsal, of a test, or of a worker, which has no window.
    (path) => !/\.(?:test|support)\.|\/fake|\/rehearsal\/|-worker\.ts|\.css\.ts/.test(path),
  );
  const touched = new Set(sources.flatMap((path) => [...touchedBy(readFileSync(path, 'utf8'))]));
  expect(touched.size).toBeGreaterThan(40);
  const known: readonly string[] = [...forbidden, ...Object.values(harmless).flat()];
  expect([...touched].filter((name) => !known.includes(name)).toSorted()).toEqual([]);
  // No line stands for what nobody touches any more.
  expect(
    Object.values(harmless)
      .flat()
      .filter((name) => !touched.has(name)),
  ).toEqual([]);
});

/** Globals of other layers that a browser may forbid or lack, by their file. `clean-apart.test.ts` and `tests/e2e/holder.spec.ts` take them away. */
const attempted: Readonly<Record<string, readonly string[]>> = {
  'components/attachments/clean-apart.ts': ['MessageChannel', 'OffscreenCanvas', 'Worker'],
  'primitives/observers.ts': ['IntersectionObserver', 'ResizeObserver'],
  'primitives/wide/use-wide.ts': ['matchMedia'],
};

it('no other layer touches what a browser forbids, but in an attempt', () => {
  const layers = globSync('packages/kit/src/!(host|client|session|testing)/**/*.{ts,tsx}').filter(
    (path) => !/\.(?:test|support|gen|css)\.|-worker\.ts/.test(path),
  );
  expect(layers.length).toBeGreaterThan(1500);
  // Bare, these are words of ours: the way through the site, a list of requests.
  const ours: readonly string[] = ['history', 'name', 'navigation', 'open', 'opener', 'parent', 'print'];
  const more = Object.values(attempted).flat();
  const wanted = new Set([...forbidden.filter((name) => !ours.includes(name)), ...more]);
  const found = layers.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const made = Array.from(source.matchAll(/\b(?:new|typeof|extends) (\w+)/g), ([, name = '']) => name);
    const bare = Array.from(source.matchAll(/\b(?:window|globalThis)\??\.(\w+)/g), ([, name = '']) => name);
    const touched = new Set([...touchedBy(source), ...made].filter((name) => wanted.has(name)));
    for (const name of bare.filter((each) => ours.includes(each))) touched.add(name);
    return touched.size === 0
      ? []
      : [[path.slice('packages/kit/src/'.length), [...touched].toSorted()] as const];
  });
  expect(Object.fromEntries(found)).toEqual(attempted);
});

/** A window on which these may not be touched. */
function windowWithout(paths: readonly string[]) {
  const made = fakeWindow({ cookie: 'mapp_token_m=token-1' });
  const window = made.window as unknown as Record<string, unknown>;
  Object.assign(window['document'] as object, { addEventListener: () => undefined });
  window['performance'] = { now: () => 0 };
  window['history'] = {
    length: 2,
    state: null,
    scrollRestoration: 'auto',
    back: () => undefined,
    go: () => undefined,
    pushState: () => undefined,
    replaceState: () => undefined,
  };
  for (const path of paths) {
    const [name = '', inner] = path.split('.');
    const of = inner === undefined ? window : (window[name] as object);
    // Properties of the true `crypto` are its prototype's.
    const target = of === globalThis.crypto ? (window[name] = Object.create(of) as object) : of;
    Object.defineProperty(target, inner ?? name, { configurable: true, get: refuse, set: refuse });
  }
  return made;
}

/** Does something while bare names of these throw, too, for what is not handed a window. */
async function withoutBare(paths: readonly string[], act: () => Promise<void>): Promise<void> {
  const names = paths.filter((path) =>
    ['crypto', 'performance', 'indexedDB', 'caches', 'navigation'].includes(path),
  );
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of names) Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
  try {
    await act();
  } finally {
    for (const [name, was] of before)
      if (was) Object.defineProperty(globalThis, name, was);
      else Reflect.deleteProperty(globalThis, name);
  }
}

afterEach(() => vi.useRealTimers());

const rows = [
  ...forbidden.map((path) => [path, [path]] as const),
  [
    'all of it',
    forbidden.filter((path) => !forbidden.some((other) => path.startsWith(`${other}.`))),
  ] as const,
];

it.each(rows)(
  'the host goes on where %s may not be touched, and a sign-out is complete',
  async (_, paths) => {
    const { window, log } = windowWithout(paths);
    const host = createHost({ window });
    const { page } = host;
    const history = windowHistory(window, '/mapp');
    host.environment();
    history.push('/mine');
    history.replace('/mine/set');
    history.back();
    history.backTo('/mine');
    history.replace('/mine');
    expect([page.path(), page.origin()]).toEqual(['/mapp/Home', 'https://www.example.com']);
    page.languages();
    page.online();
    page.onOnlineChange(() => undefined)();
    host.tokenNews.listen(() => undefined)();
    host.local.set('mapp.language', 'ru');
    host.session.set('mapp', '{}');
    expect([host.local.get('mapp.language'), host.session.get('mapp')]).toEqual(['ru', '{}']);
    host.cookies.set('language', 'en_CN', 1);
    host.goBack();
    telemetrySink(window);
    await page.copy('text').catch(() => undefined);
    await host.share({ title: '', url: '' }).catch(() => undefined);
    expect(await host.anythingKept()).toBe(false);
    const device = await host.device();
    device.keepAwake(() => undefined)();
    await device.locate();
    await device.mayLocate();
    await device.openWithoutNetwork();
    expect(await device.kept.all()).toEqual([]);

    const session = createSession(host);
    session.set('promoCode', 'SUMMER');
    session.set('search', 'PEK-SHA');
    const asked: string[] = [];
    const client = createClient({
      host,
      config: { apiBase: '', appVersion: '1' },
      repeatDelays: [],
      fetch: async (url) => {
        asked.push(url as string);
        return new Response(JSON.stringify({ Code: 200, Msg: 'success', data: {} }));
      },
    });
    const queries = createQueryClient();
    queries.setQueryData(['pointsSummary', 'zh', {}], 'the member’s');
    await withoutBare(paths, async () => {
      await endSession(client, queries);
      session.clear();
    });
    expect(asked.filter((url) => url.includes(signOut.path))).toHaveLength(1);
    expect([client.token.held(), host.environment().proof, client.holder.holding()]).toEqual([
      false,
      '',
      'own',
    ]);
    expect(queries.getQueryCache().getAll()).toEqual([]);
    expect(session.get('search')).toBeUndefined();
    // Each step loads a page then.
    if (paths.some((path) => ['history', 'history.pushState'].includes(path)))
      expect(log).toContain('assign /mapp/mine');
    if (paths.some((path) => ['history', 'history.replaceState'].includes(path)))
      expect(log).toContain('replace /mapp/mine/set');
    if (!paths.includes('document.cookie'))
      expect(log.join('\n')).toContain('cookie mapp_token_m=; Max-Age=0');
  },
);
