import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { calls, loginByPassword, noticeList, sendCodeBySMS, signOut } from '@mapp/kit/contracts';
import { requestFor } from '@mapp/sandbox/ask';
import { entriesOf, headingOf, openHome, signInByForm, visit } from '../e2e/pages.support.ts';
import {
  airlineAt,
  siteFolder,
  startSandbox,
  testTime,
  withoutPartner,
  type Airline,
} from '../e2e/sandbox.ts';
import { leaks, tellViolations, watch } from '../e2e/watch.ts';
import { zh } from '../e2e/words.ts';
import { startedThings } from '../started.ts';
import { secret, startFront, type Asked, type Front } from './front.ts';
import { programOf, serverNames } from './servers.ts';

const built = (name: string) => readFileSync(join(siteFolder, name));
const page = { headers: { accept: 'text/html' } } as const;
const asset = (ending: string) => {
  const found = readdirSync(join(siteFolder, 'assets')).filter((name) => name.endsWith(ending));
  // The largest is worth compressing.
  const [name = ''] = found.toSorted((a, b) => built(`assets/${b}`).length - built(`assets/${a}`).length);
  return `assets/${name}`;
};

const immutable = 'public, max-age=31536000, immutable';
const files: Readonly<Record<string, readonly [type: RegExp, cache: string]>> = {
  [asset('.js')]: [/javascript/, immutable],
  [asset('.css')]: [/^text\/css/, immutable],
  'index.html': [/^text\/html/, 'no-cache'],
  'Home.html': [/^text\/html/, 'no-cache'],
  'service-worker.js': [/javascript/, 'no-cache'],
  'icon.svg': [/^image\/svg/, 'no-cache'],
};

const homes = ['/mapp/', '/mapp/Home', '/mapp/home', '/mapp/Home/', '/mapp/Home?lang=ja'];
const pages = [
  '/mapp/myBill',
  '/mapp/mine/set',
  '/mapp/myBill?startDate=2026-04-01',
  '/mapp/pay/S-1',
  '/mapp/no/where',
];
const unknown = [
  '/mapp/gone.js',
  '/mapp/assets/gone-12345678.js',
  '/mapp/assets/',
  '/mapp/headers.json',
  '/mapp/manifest.json',
  '/mapp/.env',
  '/mapp/%2eenv',
  '/mapp/a/.git/config',
];
const elsewhere = [
  '/mapp/../secret.txt',
  '/mapp/%2e%2e/secret.txt',
  '/mapp/..%2fsecret.txt',
  '/mapp/assets/..%2f..%2fsecret.txt',
  '/mapp/assets/../../secret.txt',
  '/mapp/..%5csecret.txt',
  '/mapp/%252e%252e/secret.txt',
  '/mapp//../..//secret.txt',
  '/mapp../secret.txt',
  '/secret.txt',
  '/../../../../etc/passwd',
  '/mapp/%00.env',
];

/** A call as the site sends it. */
async function askedBy(...given: Parameters<typeof requestFor>): Promise<[path: string, asked: Asked]> {
  const request = requestFor(...given);
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  const headers = Object.fromEntries(request.headers);
  return [
    pathname + search,
    {
      method: request.method,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      body,
    },
  ];
}

for (const name of serverNames.filter((each) => programOf(each) !== undefined)) {
  test.describe(name, () => {
    let front: Front;
    let airline: Airline;
    const started = startedThings();

    test.beforeAll(async () => {
      const { origin } = started.keep(await startSandbox());
      airline = airlineAt(origin);
      front = started.keep(await startFront(name, origin));
    });
    test.afterAll(started.stop);
    test.beforeEach(() => airline.reset());

    for (const [file, [type, cache]] of Object.entries(files)) {
      test(`serves ${file.replace(/-[\w-]{8}\./, '-*.')} with its type, as ${cache}`, async () => {
        const { status, headers, body } = await front.ask(`/mapp/${file}`);
        expect(status).toBe(200);
        expect(headers['content-type']).toMatch(type);
        expect(headers['cache-control']).toBe(cache);
        expect(body.equals(built(file))).toBe(true);
        const etag = headers.etag ?? '';
        const again = await front.ask(`/mapp/${file}`, { headers: { 'if-none-match': etag } });
        expect([etag === '', again.status, again.body.length]).toEqual([false, 304, 0]);
      });
    }

    test('serves the configuration of its environment, asked for anew', async () => {
      const { headers, body } = await front.ask('/mapp/config.json');
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toBe(readFileSync('deploy/environments/test.json', 'utf8'));
    });

    test('answers the home with its prerendered page, every other page with the shell', async () => {
      for (const [paths, file] of [
        [homes, 'Home.html'],
        [pages, 'index.html'],
      ] as const)
        for (const path of paths) {
          const { status, headers, body } = await front.ask(path, page);
          expect([status, headers['cache-control']], path).toEqual([200, 'no-cache']);
          expect(body.equals(built(file)), path).toBe(true);
        }
    });

    test('says 404 to what is not there, and nobody keeps that', async () => {
      for (const path of unknown) {
        const { status, headers, body } = await front.ask(path, page);
        expect([status, headers['cache-control']], path).toEqual([404, 'no-store']);
        expect(headers['content-security-policy'], path).toContain("default-src 'none'");
        expect(body.toString(), path).not.toContain(secret);
      }
    });

    test('lets no path out of the site', async () => {
      for (const path of elsewhere) {
        const { status, body } = await front.ask(path, page);
        expect(body.toString(), path).not.toMatch(/not to be served|root:/);
        // Some servers read a written backslash or percent sign as part of a page's name.
        if (status !== 404 && status !== 400) expect(body.equals(built('index.html')), path).toBe(true);
      }
    });

    test('sends the sandbox’s security headers, word for word, and HSTS', async () => {
      const { headers: wanted } = await fetch(`${airline.origin}/mapp/Home`, page);
      expect(wanted.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
      for (const path of ['/mapp/Home', '/mapp/myBill', `/mapp/${asset('.js')}`, '/mapp/gone.js']) {
        const { headers } = await front.ask(path, page);
        expect(headers['strict-transport-security'], path).toBe('max-age=31536000');
        for (const each of [
          'content-security-policy',
          'x-content-type-options',
          'referrer-policy',
          'permissions-policy',
          'cross-origin-opener-policy',
          'cross-origin-resource-policy',
        ])
          expect(headers[each], `${each} of ${path}`).toBe(withoutPartner(wanted.get(each) ?? ''));
      }
    });

    test('compresses text', async () => {
      for (const file of [asset('.js'), asset('.css'), 'Home.html', 'service-worker.js']) {
        const { headers, body } = await front.ask(`/mapp/${file}`, {
          headers: { 'accept-encoding': 'gzip' },
        });
        expect([headers['content-encoding'], headers.vary?.toLowerCase()], file).toEqual([
          'gzip',
          'accept-encoding',
        ]);
        expect(body.length, file).toBeLessThan(built(file).length / 2);
        expect(gunzipSync(body).equals(built(file)), file).toBe(true);
      }
    });

    test('only reads files', async () => {
      for (const path of ['/mapp/Home', '/mapp/icon.svg'])
        expect((await front.ask(path, { method: 'POST' })).status, path).toBe(405);
      const { status, body } = await front.ask('/mapp/Home', { method: 'HEAD' });
      expect([status, body.length]).toEqual([200, 0]);
    });

    test('leads to the site, and from http to https', async () => {
      const bare = await front.ask('/mapp?lang=en', page);
      expect([bare.status, bare.headers.location]).toEqual([302, '/mapp/?lang=en']);
      expect((await front.ask('/', page)).headers.location).toMatch(/\/mapp\/$/);
      const response = await fetch(`${front.plainOrigin}/mapp/Home`, {
        redirect: 'manual',
        headers: { host: 'localhost' },
      });
      expect([301, 308]).toContain(response.status);
      expect(response.headers.get('location')).toMatch(
        /^https:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/mapp\/Home$/,
      );
    });

    test('hands every call of the contracts on, and nobody keeps an answer', async () => {
      for (const call of calls) {
        const { headers } = await front.ask(...(await askedBy(call)));
        expect([headers['cache-control'], headers['x-content-type-options']], call.path).toEqual([
          'no-store',
          'nosniff',
        ]);
        expect(headers['strict-transport-security'], call.path).toBe('max-age=31536000');
      }
      const arrived = new Set((await airline.requests()).map(({ path }) => path));
      expect(calls.map(({ path }) => path).filter((path) => !arrived.has(path))).toEqual([]);
    });

    test('allows nothing to what is no page', async () => {
      const [call] = await askedBy(noticeList);
      for (const path of ['/', '/mapp', '/nowhere', '/secret.txt', '/api/no/such', call]) {
        const { headers } = await front.ask(path, page);
        expect([headers['content-security-policy'], headers['x-content-type-options']], path).toEqual([
          "default-src 'none'; frame-ancestors 'none'",
          'nosniff',
        ]);
        expect(headers['strict-transport-security'], path).toBe('max-age=31536000');
      }
    });

    test('sends a call once, also when its connection is cut', async () => {
      for (const call of [signOut, noticeList]) {
        await airline.fault(call.path, 'network');
        await front.ask(...(await askedBy(call))).catch(() => undefined);
        expect(await airline.requests(call.path), call.path).toHaveLength(1);
      }
    });

    test('hands the sign-in on with headers of its own, the sandbox’s controls not', async () => {
      const direct = await fetch(`${airline.origin}/sso/login`, page);
      const { status, headers } = await front.ask('/sso/login', page);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toBe(direct.headers.get('content-security-policy'));
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect((await front.ask('/__sandbox/requests')).status).toBe(404);
      expect((await front.ask('/storybook/')).status).toBe(404);
    });

    test('a member signs in, and the site keeps to its policy', async ({ browser }) => {
      const context = await browser.newContext({ baseURL: front.origin });
      await context.clock.install({ time: testTime });
      await context.addInitScript(tellViolations);
      const tab = await context.newPage();
      const watched = watch(tab, front.origin);
      const refused: string[] = [];
      tab.on('response', (response) => {
        if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
      });
      await tab.goto('/mapp/myBill');
      await expect(tab).toHaveURL(/\/sso\/login\?/);
      await signInByForm(tab, '600000000001');
      await expect(tab).toHaveURL(/\/mapp\/myBill$/);
      await expect(headingOf(tab, zh('points', 'bill.title'))).toBeVisible();
      await expect(entriesOf(tab)).toBeVisible();
      await tab.reload();
      await expect(entriesOf(tab)).toBeVisible();
      await openHome(tab);
      await visit(tab, '/mapp/mine/set');
      await expect(tab.getByRole('button', { name: zh('mine', 'signOut') })).toBeVisible();
      expect([...watched.faults, ...refused, ...(await leaks(tab, watched))]).toEqual([]);
      await context.close();
    });

    // The last one: it uses up what this address may ask.
    if (name === 'nginx')
      test('lets an address ask for codes and prove itself so often, and everything else on', async () => {
        for (const [call, burst] of [
          [sendCodeBySMS, 10],
          [loginByPassword, 30],
        ] as const) {
          await airline.reset();
          const answers = [];
          for (let count = 0; count < burst + 10; count += 1)
            answers.push(await front.ask(...(await askedBy(call))));
          const refused = answers.filter(({ status }) => status === 429);
          expect(refused.length, call.path).toBeGreaterThan(0);
          expect(await airline.requests(call.path)).toHaveLength(answers.length - refused.length);
          expect(refused[0]?.headers).toMatchObject({
            'retry-after': '10',
            'cache-control': 'no-store',
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          });
        }
        expect((await front.ask(...(await askedBy(noticeList)))).status).toBe(200);
        expect((await front.ask('/sso/login', page)).status).toBe(200);
        const forms = [];
        for (let count = 0; count < 45; count += 1)
          forms.push((await front.ask('/sso/login', { method: 'POST', body: '' })).status);
        expect(forms).toContain(429);
        expect((await front.ask('/sso/login', page)).status).toBe(200);
      });
  });
}
