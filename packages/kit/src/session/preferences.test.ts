import { describe, expect, it, vi } from 'vitest';
import { fakeHost, type FakeHostOptions } from '../host/fake.ts';
import {
  dressPage,
  keepPreferences,
  notePreferences,
  openPreferences,
  type Preferences,
} from './preferences.ts';

type Stored = NonNullable<FakeHostOptions['stored']>;
const opened = (stored: Stored = {}, path = '/mapp/Home') => {
  const host = fakeHost({ stored, path });
  return { host, preferences: openPreferences(host) };
};

describe('the language', () => {
  it.each<[string, Stored, string, string]>([
    ['nothing known', {}, '', 'zh'],
    ['the kept pack', { local: { 'mapp.language': 'ko' } }, '', 'ko'],
    ['the cookie of a Chinese reader', { cookies: { language: 'zh_CN' } }, '', 'zh'],
    ['the cookie of another reader', { cookies: { language: 'en_CN' } }, '', 'en'],
    [
      'the pack before the cookie',
      { local: { 'mapp.language': 'ru' }, cookies: { language: 'zh_CN' } },
      '',
      'ru',
    ],
    [
      'the query before both',
      { local: { 'mapp.language': 'ru' }, cookies: { language: 'zh_CN' } },
      '?lang=ja',
      'ja',
    ],
    ['the query among others', {}, '?a=1&lang=en&b=2', 'en'],
    ['a region in the query', {}, '?lang=zh-CN', 'zh'],
    ['the cookie’s spelling in the query', { local: { 'mapp.language': 'ru' } }, '?lang=en_CN', 'en'],
    ['capitals', {}, '?lang=KO', 'ko'],
    ['a language that we do not have', { local: { 'mapp.language': 'ru' } }, '?lang=fr', 'ru'],
    ['an empty query', { local: { 'mapp.language': 'ru' } }, '?lang=', 'ru'],
    ['a longer word', {}, '?lang=english', 'zh'],
    ['an object’s own name', {}, '?lang=constructor', 'zh'],
    ['a broken pack', { local: { 'mapp.language': '{"x":1}' }, cookies: { language: 'en_CN' } }, '', 'en'],
    ['a broken cookie', { cookies: { language: '<script>' } }, '', 'zh'],
    ['a lang in the hash', {}, '#?lang=ru', 'zh'],
  ])('by %s', (_, stored, query, locale) => {
    expect(opened(stored, `/mapp/Home${query}`).preferences.locale).toBe(locale);
  });

  it('is remembered from the query, and only from there', () => {
    expect(opened({}, '/mapp/Home?lang=ja').host.local.get('mapp.language')).toBe('ja');
    expect(opened({ cookies: { language: 'en_CN' } }).host.local.keys()).toEqual([]);
  });

  it.each([
    ['zh', 'zh_CN'],
    ['en', 'en_CN'],
    ['ja', 'en_CN'],
    ['ko', 'en_CN'],
    ['ru', 'en_CN'],
  ] as const)('%s is %s in the cookie, for 180 days', (locale, cookie) => {
    const host = fakeHost();
    const set = vi.spyOn(host.cookies, 'set');
    keepPreferences(host, { locale });
    expect(set.mock.calls).toEqual([['language', cookie, 180]]);
    expect(host.local.get('mapp.language')).toBe(locale);
    set.mockClear();
    openPreferences(host);
    expect(set.mock.calls).toEqual([
      ['language', cookie, 180],
      ['global_site_flag', 'CN', 180],
    ]);
  });
});

it.each([
  [{}, 'CN'],
  [{ global_site_flag: 'HK' }, 'HK'],
])('the site flag with %j is %s', (cookies, flag) => {
  expect(opened({ cookies }).host.cookies.get('global_site_flag')).toBe(flag);
});

describe('theme and text size', () => {
  it.each<[Record<string, string>, Omit<Preferences, 'locale'>]>([
    [{}, { theme: 'system', textSize: 'standard' }],
    [
      { 'mapp.theme': 'dark', 'mapp.textSize': 'elder' },
      { theme: 'dark', textSize: 'elder' },
    ],
    [
      { 'mapp.theme': 'light', 'mapp.textSize': 'standard' },
      { theme: 'light', textSize: 'standard' },
    ],
    [{ 'mapp.theme': 'system' }, { theme: 'system', textSize: 'standard' }],
    [
      { 'mapp.theme': 'sepia', 'mapp.textSize': 'huge' },
      { theme: 'system', textSize: 'standard' },
    ],
    [
      { 'mapp.theme': 'toString', 'mapp.textSize': '' },
      { theme: 'system', textSize: 'standard' },
    ],
  ])('kept as %j', (local, expected) => {
    expect(opened({ local }).preferences).toMatchObject(expected);
  });

  it('are kept each by itself', () => {
    const host = fakeHost();
    keepPreferences(host, { theme: 'dark' });
    expect(host.local.keys()).toEqual(['mapp.theme']);
    keepPreferences(host, { textSize: 'elder' });
    expect(openPreferences(host)).toEqual({ locale: 'zh', theme: 'dark', textSize: 'elder' });
    expect(host.local.keys()).toEqual(['mapp.theme', 'mapp.textSize']);
  });
});

it.each<[Preferences, unknown]>([
  [
    { locale: 'zh', theme: 'system', textSize: 'standard' },
    { lang: 'zh-CN', theme: undefined, textSize: 'standard' },
  ],
  [
    { locale: 'ja', theme: 'dark', textSize: 'elder' },
    { lang: 'ja', theme: 'dark', textSize: 'elder' },
  ],
  [
    { locale: 'ru', theme: 'light', textSize: 'standard' },
    { lang: 'ru', theme: 'light', textSize: 'standard' },
  ],
])('dresses the page for %j', (preferences, look) => {
  const host = fakeHost();
  dressPage(host, preferences);
  expect(host.log).toEqual([{ action: 'setRootAttributes', detail: look }]);
});

it('are kept again after the site’s data have been cleared', () => {
  const { host } = opened({
    local: { 'mapp.language': 'ja', 'mapp.theme': 'dark', 'mapp.textSize': 'elder' },
    cookies: { global_site_flag: 'HK' },
  });
  const again = notePreferences(host);
  for (const key of host.local.keys()) host.local.remove(key);
  for (const name of ['language', 'global_site_flag']) host.cookies.remove(name);
  again();
  expect(openPreferences(host)).toEqual({ locale: 'ja', theme: 'dark', textSize: 'elder' });
  expect(host.cookies.get('global_site_flag')).toBe('HK');
});
