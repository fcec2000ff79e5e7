import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from './server.ts';

const script = 'console.log("积分");'.repeat(50);
let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapp-site-'));
  const site = join(folder, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  await mkdir(join(folder, 'catalogue'));
  await Promise.all([
    writeFile(join(folder, 'secret.txt'), 'secret'),
    writeFile(join(site, 'index.html'), '<!doctype html><title>shell</title>'),
    writeFile(join(site, 'Home.html'), '<!doctype html><title>home</title>'),
    writeFile(join(site, 'config.json'), '{}'),
    writeFile(join(site, '.hidden'), 'hidden'),
    writeFile(join(site, 'assets', 'main-Ab3_d-fG.js'), script),
    writeFile(join(site, 'assets', 'plain.js'), script),
    writeFile(join(site, 'assets', 'style-12345678.css'), 'body{}'),
    writeFile(join(folder, 'catalogue', 'index.html'), '<title>catalogue</title>'),
  ]);
  await symlink(join(folder, 'secret.txt'), join(site, 'link.txt'));
  server = await startServer({ port: 0, siteFolder: site, storybookFolder: join(folder, 'catalogue') });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks with the path exactly as written; fetch would tidy it. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: server.port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
    })
      .on('error', reject)
      .end();
  });

const page = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
const part = { 'sec-fetch-mode': 'no-cors', accept: '*/*' };

describe('pages', () => {
  it.each([
    ['/mapp/', 'home'],
    ['/mapp/Home', 'home'],
    ['/mapp/home', 'home'],
    ['/mapp/myBill', 'shell'],
    ['/mapp/myBill/queryIntegral?start=2026-05-01', 'shell'],
    ['/mapp/order/detail/26052754641676', 'shell'],
    ['/storybook/', 'catalogue'],
  ])('%s shows the %s', async (path, title) => {
    const { status, body, headers } = await get(path, page);
    expect(status).toBe(200);
    expect(String(body)).toContain(`<title>${title}</title>`);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('are shown to clients without fetch metadata, too', async () => {
    expect(String((await get('/mapp/myBill')).body)).toContain('shell');
    expect((await get('/mapp/myBill', { accept: 'application/json' })).status).toBe(404);
  });

  it.each(['navigate', 'cors', 'same-origin', 'no-cors'])(
    'are shown to a service worker that hands a navigation on as %s',
    async (mode) => {
      const { status, body } = await get('/mapp/myBill', { ...page, 'sec-fetch-mode': mode });
      expect([status, String(body)]).toEqual([200, '<!doctype html><title>shell</title>']);
    },
  );

  it.each([
    ['/', '/mapp/'],
    ['/?lang=ru', '/mapp/?lang=ru'],
    ['/mapp', '/mapp/'],
    ['/storybook', '/storybook/'],
  ])('%s leads to %s', async (path, location) => {
    const { status, headers } = await get(path, page);
    expect([status, headers.location]).toEqual([302, location]);
  });
});

describe('parts', () => {
  it.each([
    ['/mapp/assets/missing-12345678.js', part],
    ['/mapp/assets/missing-12345678.js', page],
    ['/mapp/missing.json', part],
    ['/mapp/myBill', part],
    ['/mapp/headers.json', part],
  ])('%s is 404 and never the shell', async (path, headers) => {
    const { status, body } = await get(path, headers);
    expect(status).toBe(404);
    expect(String(body)).not.toContain('shell');
  });

  it('never change when their name is a hash', async () => {
    expect((await get('/mapp/assets/main-Ab3_d-fG.js', part)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/mapp/assets/style-12345678.css', part)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/mapp/assets/plain.js', part)).headers['cache-control']).toBe('no-cache');
    expect((await get('/mapp/config.json', part)).headers['cache-control']).toBe('no-cache');
  });

  it('travel compressed, and not twice', async () => {
    const first = await get('/mapp/assets/plain.js', { ...part, 'accept-encoding': 'gzip, br' });
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(first.headers.vary).toBe('accept-encoding');
    expect(String(brotliDecompressSync(first.body))).toBe(script);
    const again = await get('/mapp/assets/plain.js', {
      ...part,
      'accept-encoding': 'br',
      'if-none-match': first.headers.etag ?? '',
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await get('/mapp/assets/plain.js', { ...part, 'if-none-match': first.headers.etag ?? '' });
    expect([other.status, String(other.body)]).toEqual([200, script]);
  });

  it('give their headers alone to HEAD, and nothing to POST', async () => {
    const head = await get('/mapp/assets/plain.js', part, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(Buffer.byteLength(script)),
    ]);
    expect((await get('/mapp/assets/plain.js', part, 'POST')).status).toBe(405);
  });
});

describe('paths that lead elsewhere', () => {
  it.each([
    '/mapp/../secret.txt',
    '/mapp/..%2fsecret.txt',
    '/mapp/%2e%2e/secret.txt',
    '/mapp/%2e%2e%2fsecret.txt',
    '/mapp/assets/../../secret.txt',
    '/mapp/..%5csecret.txt',
    '/mapp/..\\secret.txt',
    '/mapp//..//secret.txt',
    '/mapp/link.txt',
    '/mapp/.hidden',
    '/mapp/index.html%00.js',
    '/mapp/%c0%ae%c0%ae/secret.txt',
    '/storybook/../secret.txt',
  ])('%s is 404', async (path) => {
    const answers = await Promise.all([get(path, page), get(path, part)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers.some(({ body }) => /secret|hidden/.test(String(body)))).toBe(false);
  });

  it.each(['/mapp/%', '/mapp/%zz', '/mapp/%2fetc%2fpasswd'])(
    '%s is a page that the site itself does not find',
    async (path) => {
      const answers = await Promise.all([get(path, page), get(path, part)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 404]);
      expect(answers[0].body).toEqual((await get('/mapp/nowhere', page)).body);
    },
  );
});

describe('headers of the site', () => {
  it('are strict by default', async () => {
    const { headers } = await get('/mapp/', page);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('follow headers.json of the build', async () => {
    await writeFile(
      join(folder, 'site', 'headers.json'),
      JSON.stringify({ 'Content-Security-Policy': "default-src 'self'", 'x-build': '42' }),
    );
    const { headers } = await get('/mapp/', page);
    expect(headers).toMatchObject({
      'content-security-policy': `default-src 'self'; frame-src http://localhost:${server.port}`,
      'x-build': '42',
      'referrer-policy': 'no-referrer',
    });
    await rm(join(folder, 'site', 'headers.json'));
  });
});
