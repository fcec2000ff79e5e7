import { describe, expect, it } from 'vitest';
import { fakeWindow } from './fake-window.ts';
import { documentCookies, keepsCookies, memoryCookies, memoryStore, webStore } from './stores.ts';

const sessionOf = (options: Parameters<typeof fakeWindow>[0]) => {
  const { window } = fakeWindow(options);
  return webStore(() => window.sessionStorage);
};

describe.each([
  ['memory', () => memoryStore()],
  ['web storage', () => sessionOf({})],
  ['web storage that is full', () => sessionOf({ full: true })],
  ['web storage that is forbidden', () => sessionOf({ forbidden: true })],
])('a store in %s', (_, make) => {
  it('keeps, lists and forgets', () => {
    const store = make();
    expect(store.get('a')).toBeUndefined();
    store.set('a', '1');
    store.set('b', '');
    store.set('a', '2');
    expect([store.get('a'), store.get('b'), store.keys().toSorted()]).toEqual(['2', '', ['a', 'b']]);
    store.remove('a');
    store.remove('never');
    expect([store.get('a'), store.keys().toSorted()]).toEqual([undefined, ['b']]);
  });
});

it('a web store that takes no more still has what it took', () => {
  const { window } = fakeWindow({ session: { kept: 'yes' } });
  let full = false;
  const storage = window.sessionStorage;
  const store = webStore(() => {
    if (full) throw new DOMException('', 'QuotaExceededError');
    return storage;
  });
  store.set('a', '1');
  full = true;
  store.set('b', '2');
  expect([store.get('b'), store.keys()]).toEqual(['2', ['b']]);
  full = false;
  expect(store.keys().toSorted()).toEqual(['a', 'b', 'kept']);
  store.set('b', '3');
  expect([store.get('b'), storage.getItem('b')]).toEqual(['3', '3']);
  store.remove('b');
  expect([store.get('b'), storage.getItem('b')]).toEqual([undefined, null]);
});

it('a web store reads what was there, and writes through', () => {
  const { window } = fakeWindow({ session: { kept: 'yes' } });
  const store = webStore(() => window.sessionStorage);
  expect(store.get('kept')).toBe('yes');
  store.set('kept', 'still');
  expect(window.sessionStorage.getItem('kept')).toBe('still');
});

describe('cookies', () => {
  it('are written for the whole site, Lax, with their life in seconds', () => {
    const { window, log } = fakeWindow();
    documentCookies(window.document, false).set('language', 'zh_CN', 180);
    expect(log).toEqual(['cookie language=zh_CN; Max-Age=15552000; Path=/; SameSite=Lax']);
    documentCookies(window.document, false).set('visit', '1');
    expect(log[1]).toBe('cookie visit=1; Path=/; SameSite=Lax');
  });

  it('are Secure on https', () => {
    const { window, log } = fakeWindow();
    documentCookies(window.document, true).set('mapp_token_m', 't', 7);
    expect(log).toEqual(['cookie mapp_token_m=t; Max-Age=604800; Path=/; SameSite=Lax; Secure']);
  });

  it('survive any text, and do not let it write attributes', () => {
    const { window, log } = fakeWindow();
    const cookies = documentCookies(window.document, false);
    cookies.set('a', 'x; Domain=evil.example; 中=1', 1);
    expect(cookies.get('a')).toBe('x; Domain=evil.example; 中=1');
    expect(log[0]).toContain('a=x%3B%20Domain%3Devil.example%3B');
  });

  it('are found by their whole name', () => {
    const { window } = fakeWindow({ cookie: 'xa=1; a=2; ab=3; broken=%E4%B8' });
    const cookies = documentCookies(window.document, false);
    expect(['a', 'xa', 'ab', 'b', 'broken'].map((name) => cookies.get(name))).toEqual([
      '2',
      '1',
      '3',
      undefined,
      '%E4%B8',
    ]);
  });

  it('are forgotten', () => {
    const { window, log } = fakeWindow({ cookie: 'a=1' });
    const cookies = documentCookies(window.document, false);
    cookies.remove('a');
    expect(cookies.get('a')).toBeUndefined();
    expect(log[0]).toContain('Max-Age=0');
  });

  it('never throw where they are forbidden', () => {
    const { window } = fakeWindow({ forbidden: true });
    const cookies = documentCookies(window.document, true);
    expect(() => cookies.set('a', '1', 1)).not.toThrow();
    expect(() => cookies.remove('a')).not.toThrow();
    expect(cookies.get('a')).toBeUndefined();
  });

  it('in memory behave the same', () => {
    const cookies = memoryCookies({ a: '1' });
    cookies.set('b', '2', 7);
    cookies.remove('a');
    expect([cookies.get('a'), cookies.get('b')]).toEqual([undefined, '2']);
  });
});

describe('whether cookies are kept', () => {
  it('is tried, and nothing is left of the trial', () => {
    const cookies = memoryCookies({ language: 'zh_CN' });
    expect(keepsCookies(cookies)).toBe(true);
    expect([cookies.get('mapp_trial'), cookies.get('language')]).toEqual([undefined, 'zh_CN']);
  });

  it('is no where the browser drops them, or refuses to be asked', () => {
    const dropped = Object.defineProperty({}, 'cookie', { get: () => '', set(_: string) {} });
    const refused = Object.defineProperty({}, 'cookie', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    for (const document of [dropped, refused] as Pick<Document, 'cookie'>[])
      expect(keepsCookies(documentCookies(document, false))).toBe(false);
  });
});
