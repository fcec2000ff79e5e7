import { afterEach, expect, it, vi } from 'vitest';
import { createHolder } from '../client/holder.ts';
import { createToken } from '../client/token.ts';
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
] as const;

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A window on which these may not be touched. */
function windowWithout(paths: readonly string[]) {
  const made = fakeWindow({ cookie: 'mapp_token_m=token-1' });
  const window = made.window as unknown as Record<string, unknown>;
  Object.assign(window['document'] as object, { addEventListener: () => undefined });
  window['history'] = {
    length: 2,
    state: null,
    scrollRestoration: 'auto',
    back: () => undefined,
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

afterEach(() => vi.useRealTimers());

const rows = [
  ...forbidden.map((path) => [path, [path]] as const),
  ['all of it', forbidden.filter((path) => !path.startsWith('crypto.'))] as const,
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

    const proof = () => host.environment().proof;
    const token = createToken(host, createHolder({ proof, whose: () => new Promise(() => undefined) }));
    token.forget();
    expect([token.held(), proof()]).toEqual([false, '']);
    // Each step loads a page then.
    if (paths.includes('history')) expect(log).toContain('assign /mapp/mine');
    if (!paths.includes('document.cookie'))
      expect(log.join('\n')).toContain('cookie mapp_token_m=; Max-Age=0');
  },
);
