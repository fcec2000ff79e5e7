import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { home, isOwnRequest, returnPath } from './return.ts';
import { runs } from '../../../../../vitest.runs.ts';

const request = (headers: Record<string, string> = {}): IncomingMessage =>
  ({ headers: { host: '127.0.0.1:4600', ...headers } }) as unknown as IncomingMessage;
const here = request();

describe('the path to return to', () => {
  it.each([
    ['/mapp/myBill', '/mapp/myBill'],
    ['/mapp/', '/mapp/'],
    ['/mapp', '/mapp'],
    ['/mapp/myBill/queryIntegral?start=2026-05-01#list', '/mapp/myBill/queryIntegral?start=2026-05-01#list'],
    ['http://127.0.0.1:4600/mapp/mine', '/mapp/mine'],
    ['/mapp/webview?url=https%3A%2F%2Fexample.com', '/mapp/webview?url=https%3A%2F%2Fexample.com'],
  ])('follows %s', (wish, expected) => {
    expect(returnPath(wish, here)).toBe(expected);
  });

  it('follows an address with https where a web server before it says so, and no other', () => {
    const behind = request({ 'x-forwarded-proto': 'https' });
    expect(returnPath('https://127.0.0.1:4600/mapp/mine', behind)).toBe('/mapp/mine');
    expect(returnPath('http://127.0.0.1:4600/mapp/mine', behind)).toBe(home);
    expect(returnPath('https://127.0.0.1:4600/mapp/mine', here)).toBe(home);
  });

  it.each([
    '',
    'mine',
    '//evil.example/mapp/',
    '///evil.example/mapp/',
    '/\\evil.example/mapp/',
    '\\\\evil.example',
    '/\t/evil.example/mapp',
    '\u0000/mapp/mine',
    'https://evil.example/mapp/mine',
    'http://127.0.0.1:4601/mapp/mine',
    'https://127.0.0.1:4600.evil.example/mapp/',
    'http://127.0.0.1:4600@evil.example/mapp/',
    'http://user@127.0.0.1:4600/mapp/',
    'http:/\\evil.example/mapp',
    'http:evil.example/mapp',
    'javascript:alert(1)',
    'data:text/html,x',
    'JaVaScRiPt:/mapp/',
    '/sso/login',
    'HTTP://127.0.0.1:4600/mapp/mine',
    '/mapp/a/../mine',
    '/mapp/..;/..;/sso/login',
    '/mapp/%c0%ae%c0%ae/sso/login',
    '/mapp/\uff0e\uff0e/sso/login',
    '/mappy',
    '/mapp/../sso/login',
    '/mapp/%2e%2e/sso/login',
    '/mapp/..%2fsso/login',
    '/mapp/%5cevil.example',
    '/mapp/%252e%252e%252fsso',
    '/mapp/%0d%0aset-cookie:x=1',
    '/mapp/mine\r\nset-cookie: x=1',
    'https://[::1/mapp',
    `/mapp/${'a'.repeat(3000)}`,
  ])('goes home for %j', (wish) => {
    expect(returnPath(wish, here)).toBe(home);
  });

  it('never leaves the site, whatever is asked', () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      '\\',
      'mapp',
      '/mapp/',
      '..',
      '%2e',
      '%2f',
      '%5c',
      ':',
      '@',
      '?',
      '#',
      'http',
      'https://',
      '127.0.0.1:4600',
      'evil.example',
      '\t',
      '\n',
      ' ',
      '．',
      '。',
      '／',
      'javascript:',
      '\u202e',
      '%00',
      ';',
      '&',
    );
    const wish = fc.oneof(
      fc.array(fc.oneof(parts, fc.string({ maxLength: 3 })), { maxLength: 8 }).map((list) => list.join('')),
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(wish, (text) => {
        const path = returnPath(text, here);
        const { origin, pathname } = new URL(path, 'http://127.0.0.1:4600');
        expect(origin).toBe('http://127.0.0.1:4600');
        expect(pathname === '/mapp' || pathname.startsWith('/mapp/')).toBe(true);
        expect(path).not.toMatch(/[\r\n]/);
      }),
      runs(),
    );
  });
});

describe('a request of the page itself', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:4600' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'http://127.0.0.1:4600' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{}, true],
  ])('%o: %s', (headers: Record<string, string>, own) => {
    expect(isOwnRequest(request(headers))).toBe(own);
  });
});
