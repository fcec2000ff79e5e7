import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { friends, hostile, site } from './safe-return.support.ts';
import { base } from './base.ts';
import { safeReturn } from './safe-return.ts';
import { runs } from '../../../../../vitest.runs.ts';

const rules = { origin: site, allow: friends };
const values = Object.entries(hostile).flatMap(([trick, list]) =>
  list.map((value) => [trick, value] as const),
);

/** Where a browser at the sign-in page would go; the same question, asked of the parser alone. */
const landing = (address: string) => new URL(address, `${site}/mapp/login?redirect=x`);
const isHome = (url: URL) =>
  url.origin === site && (url.pathname === base || url.pathname.startsWith(`${base}/`));
const isFriend = (url: URL) => friends.includes(url.origin);

describe('hostile values', () => {
  it('are at least 200, all different', () => {
    expect(values.length).toBeGreaterThanOrEqual(200);
    expect(new Set(values.map(([, value]) => value)).size).toBe(values.length);
  });

  it.each(values)('%s: %j', (_, value) => {
    expect(safeReturn(value, rules)).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    7,
    true,
    ['/mapp/Home'],
    { toString: () => '/mapp/Home' },
    new URL('https://www.example.com/mapp'),
  ])('no text: %s', (value) => {
    expect(safeReturn(value, rules)).toBeUndefined();
  });
});

describe('honest values', () => {
  it.each([
    ['/mapp', '/mapp'],
    ['/mapp/', '/mapp/'],
    ['/mapp/Home', '/mapp/Home'],
    [
      '/mapp/myBill?startDate=2026-05-01&endDate=2026-06-01',
      '/mapp/myBill?startDate=2026-05-01&endDate=2026-06-01',
    ],
    ['/mapp?x=1#y', '/mapp?x=1#y'],
    ['/mapp/order/detail/781-2400000000', '/mapp/order/detail/781-2400000000'],
    ['/mapp/cityIndex?q=%E4%B8%8A%E6%B5%B7', '/mapp/cityIndex?q=%E4%B8%8A%E6%B5%B7'],
    ['/mapp/cityIndex?q=上海', '/mapp/cityIndex?q=%E4%B8%8A%E6%B5%B7'],
    ['/mapp/login?redirect=%2Fmapp%2Fmine', '/mapp/login?redirect=%2Fmapp%2Fmine'],
    [
      '/mapp/webview?url=https%3A%2F%2Fhotels.example%2Fa%3Fb%3D1',
      '/mapp/webview?url=https%3A%2F%2Fhotels.example%2Fa%3Fb%3D1',
    ],
    ['/mapp/Home?next=//a/../b', '/mapp/Home?next=//a/../b'],
    ['/mapp/a...b/.well', '/mapp/a...b/.well'],
    ['/mapp/Home?next=%2F..%2F%25', '/mapp/Home?next=%2F..%2F%25'],
    ['/mapp/\uFB01', '/mapp/%EF%AC%81'],
    ['https://www.example.com/mapp/mine', '/mapp/mine'],
    ['https://www.example.com/mapp', '/mapp'],
    ['https://partner.example', 'https://partner.example/'],
    ['https://partner.example/', 'https://partner.example/'],
    ['https://partner.example/orders/1?a=b#c', 'https://partner.example/orders/1?a=b#c'],
    ['https://partner.example?a=b', 'https://partner.example/?a=b'],
    ['https://partner.example#c', 'https://partner.example/#c'],
    ['https://m.partner.example:8443/x', 'https://m.partner.example:8443/x'],
    [`/mapp/Home?a=${'x'.repeat(2035)}`, `/mapp/Home?a=${'x'.repeat(2035)}`],
  ])('%s', (value, target) => {
    expect(safeReturn(value, rules)).toBe(target);
  });

  it('belong to the site alone without a list', () => {
    expect(safeReturn('/mapp/mine', { origin: site })).toBe('/mapp/mine');
    expect(safeReturn('https://partner.example/', { origin: site })).toBeUndefined();
  });
});

describe('the list', () => {
  it.each([
    'http://partner.example',
    'https://partner.example/',
    'https://partner.example/a',
    'https://PARTNER.example',
    'https://partner.example:443',
    '*',
    'partner.example',
    'https://',
    'https',
    '',
    'javascript:',
    'https://user@partner.example',
  ])('takes no %j', (entry) => {
    const given = [
      'https://partner.example/',
      'http://partner.example/',
      `${entry}/`,
      entry,
      'javascript:alert(1)',
      'https://a.example/',
    ];
    for (const value of given) expect(safeReturn(value, { origin: site, allow: [entry] })).toBeUndefined();
  });

  it('knows no wildcards', () => {
    expect(
      safeReturn('https://a.example/', { origin: site, allow: ['https://*.example', '*', 'https://*'] }),
    ).toBeUndefined();
  });
});

describe('http', () => {
  it.each(['http://127.0.0.1:4600', 'http://127.100.200.250', 'http://localhost:4600', 'http://[::1]:4600'])(
    'is good enough for the site itself at %s',
    (origin) => {
      expect(safeReturn(`${origin}/mapp/mine`, { origin })).toBe('/mapp/mine');
      expect(safeReturn('/mapp/mine', { origin })).toBe('/mapp/mine');
    },
  );

  it('is not, in full, for a site that others can reach', () => {
    const origin = 'http://intranet.example';
    expect(safeReturn(`${origin}/mapp/mine`, { origin })).toBeUndefined();
    expect(safeReturn('/mapp/mine', { origin })).toBe('/mapp/mine');
  });

  it.each(['http://127.0.0.1.evil.example', 'http://localhost.evil.example', 'http://evil-localhost'])(
    'does not take %s for loopback',
    (origin) => {
      expect(safeReturn(`${origin}/mapp/mine`, { origin })).toBeUndefined();
    },
  );

  it('is the only scheme beside https, even on loopback', () => {
    const origin = 'ws://127.0.0.1:4600';
    expect(safeReturn(`${origin}/mapp/mine`, { origin })).toBeUndefined();
  });

  it('is nothing for another loopback port', () => {
    const allow = ['http://127.0.0.1:5000'];
    expect(
      safeReturn('http://127.0.0.1:5000/mapp/mine', { origin: 'http://127.0.0.1:4600', allow }),
    ).toBeUndefined();
  });

  it('has no answer in a document without origin', () => {
    for (const origin of ['null', '', 'about:blank'])
      for (const value of ['/mapp/Home', 'https://www.example.com/mapp'])
        expect(safeReturn(value, { origin })).toBeUndefined();
  });
});

/** Pieces that tricks are made of. */
const signs = '/ // \\ : @ ? # . .. % %2f %2F %5c %2e %25 %252f %00 %0a %09 ; & ='.split(' ');
const blanks = ['\t', '\n', '\r', '\0', ' ', '\u00AD', '\u200B', '\u202E', '\u2028', '\uFEFF'];
const paths = '/mapp /mapp/ mapp Home'.split(' ');
const schemes = 'https: https:// http:// HTTPS:// javascript: data: blob: file: about:'.split(' ');
const places =
  'www.example.com https://www.example.com https://www.example.com/mapp partner.example https://partner.example evil.example https://evil.example //evil.example :443 :8443 8.8.8.8 [::1] localhost'.split(
    ' ',
  );
const lookalikes = '。 ． ／ ＠ ： е ſ K 中 😀'.split(' ');
const pieces = fc.constantFrom(...signs, ...blanks, ...paths, ...schemes, ...places, ...lookalikes);
const assembled = fc.array(pieces, { maxLength: 8 }).map((list) => list.join(''));
const known = fc.constantFrom(...values.map(([, value]) => value));
const disturbed = fc
  .tuple(
    fc.oneof(known, fc.constant('/mapp/Home'), fc.constant('https://www.example.com/mapp/Home')),
    fc.nat(40),
    pieces,
  )
  .map(([value, at, piece]) => value.slice(0, at) + piece + value.slice(at));
const written = fc.oneof(
  { weight: 6, arbitrary: assembled },
  { weight: 4, arbitrary: disturbed },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 24 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 24 }).map((text) => `/mapp/${text}`) },
);

const same = (a: URL, b: URL) =>
  a.origin + a.pathname + a.search + a.hash === b.origin + b.pathname + b.search + b.hash;

it('follows none of the generated values to a foreign place', () => {
  let followed = 0;
  fc.assert(
    fc.property(written, (value) => {
      const target = safeReturn(value, rules);
      if (target === undefined) return;
      followed += 1;
      const url = landing(target);
      expect(isHome(url) || isFriend(url)).toBe(true);
      expect(same(url, landing(value))).toBe(true);
      expect(safeReturn(target, rules)).toBe(target);
      // As a router does: the base is cut off and put in front again.
      if (isHome(url)) expect(isHome(landing(`/mapp${target.slice(base.length)}`))).toBe(true);
      if (isHome(url)) expect(target.slice(base.length)).not.toMatch(/^\/\//);
    }),
    runs(10),
  );
  // The generator must reach what is let through, or the run proves nothing.
  expect(followed).toBeGreaterThan(40);
});
