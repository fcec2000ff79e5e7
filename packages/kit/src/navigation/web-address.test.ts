import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { friends, hostile, site } from '../rules/return-address/safe-return.support.ts';
import { webAddress, type WebRefusal } from './web-address.ts';
import { runs } from '../../../../vitest.runs.ts';

const rules = { origin: site, allow: friends };
const values = Object.entries(hostile).flatMap(([trick, list]) =>
  list.map((value) => [trick, value] as const),
);

describe('an address of an allowed site', () => {
  it.each([
    ['https://partner.example', 'https://partner.example/', 'partner.example'],
    ['https://partner.example/rooms?id=1#top', 'https://partner.example/rooms?id=1#top', 'partner.example'],
    ['https://m.partner.example:8443/a', 'https://m.partner.example:8443/a', 'm.partner.example:8443'],
  ])('%s is shown', (value, url, host) => {
    expect(webAddress(value, rules)).toEqual({ kind: 'page', url, host });
  });

  it('is shown on http from loopback to loopback alone', () => {
    const partner = 'http://localhost:4600';
    const url = `${partner}/sandbox/partner`;
    const there = (origin: string) => webAddress(url, { origin, allow: [partner] });
    expect(there('http://127.0.0.1:4600')).toEqual({ kind: 'page', url, host: 'localhost:4600' });
    expect(there(site)).toMatchObject({ kind: 'refused' });
    expect(there('http://www.example.com')).toMatchObject({ kind: 'refused' });
  });
});

it('an address of this site is gone to, and is in no frame', () => {
  expect(webAddress('/mapp/myBill?entry=1', rules)).toEqual({ kind: 'own', path: '/mapp/myBill?entry=1' });
  expect(webAddress(`${site}/mapp/Home`, rules)).toEqual({ kind: 'own', path: '/mapp/Home' });
  // Even where the list names the site itself.
  const path = '/mapp/webview?url=%2Fmapp';
  expect(webAddress(site + path, { origin: site, allow: [site] })).toEqual({ kind: 'own', path });
  expect(webAddress(`${site}/admin`, { origin: site, allow: [site] })).toMatchObject({ kind: 'refused' });
});

describe('what is refused, and why', () => {
  it.each<[WebRefusal, unknown]>([
    ['missing', undefined],
    ['missing', ''],
    ['malformed', 7],
    ['malformed', 'partner.example'],
    ['malformed', '//partner.example'],
    ['malformed', 'https://'],
    ['malformed', 'https://partner.example/%2e%2e/a'],
    ['malformed', 'https://PARTNER.example/'],
    ['malformed', 'https://partner.example/\u202Egnp.exe'],
    ['malformed', `https://partner.example/${'a'.repeat(2100)}`],
    ['scheme', 'http://partner.example/'],
    ['scheme', 'javascript:alert(1)'],
    ['scheme', 'data:text/html,<script>alert(1)</script>'],
    ['scheme', 'blob:https://partner.example/1'],
    ['scheme', 'file:///etc/passwd'],
    ['scheme', 'intent://partner.example/#Intent;end'],
    ['userInfo', 'https://partner.example@evil.example/'],
    ['userInfo', 'https://user:word@partner.example/'],
    ['userInfo', 'https://@partner.example/'],
    ['userInfo', 'http://user@partner.example/'],
    ['userInfo', 'https:user@partner.example/'],
    ['userInfo', 'HTTPS://user@partner.example/'],
    ['notListed', 'https://evil.example/'],
    ['notListed', 'https://sub.partner.example/'],
    ['notListed', 'https://partner.example.evil.example/'],
    ['notListed', `${site}/admin`],
    // An @ or a colon further on names nobody.
    ['notListed', 'https://evil.example/mail:me@partner.example'],
    ['notListed', 'https://evil.example/?to=mail:me@partner.example'],
  ])('%s: %j', (why, value) => {
    expect(webAddress(value, rules)).toEqual({ kind: 'refused', why });
  });

  it('is every address of another site where none is shown', () => {
    expect(webAddress('https://partner.example/', { origin: site })).toEqual({
      kind: 'refused',
      why: 'notListed',
    });
  });

  it.each(values)('%s: %j', (_, value) => {
    expect(webAddress(value, rules).kind).toBe('refused');
  });

  it('is everything that does not parse to an allowed origin', () => {
    const parts = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '?',
      '#',
      '%2f',
      ' ',
      '\t',
      'partner.example',
      ':8443',
      'evil.example',
      'javascript:',
      '/mapp',
      site,
      'https://partner.example',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (list) => {
        const read = webAddress(list.join(''), rules);
        if (read.kind !== 'page') return;
        const url = new URL(read.url);
        expect([friends.includes(url.origin), url.username, url.password, url.host]).toEqual([
          true,
          '',
          '',
          read.host,
        ]);
      }),
      runs(),
    );
  });
});
