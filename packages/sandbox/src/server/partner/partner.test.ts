import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server.ts';
import { partnerOrigin } from './origin.ts';

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapp-partner-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>shell</title>');
  await writeFile(join(folder, 'config.json'), '{"webviewAllow": ["https://hotels.example.com"]}');
  server = await startServer({ port: 0, siteFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** `fetch` writes the host header itself. */
const get = (path: string, host: string) =>
  new Promise<{ status: number; policy: string; body: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers: { host } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => {
        const policy = String(response.headers['content-security-policy']);
        resolve({ status: response.statusCode ?? 0, policy, body });
      });
    })
      .on('error', reject)
      .end();
  });

describe('the partner of the sandbox', () => {
  it.each([
    ['127.0.0.1:4600', 'http://localhost:4600'],
    ['localhost:4600', 'http://127.0.0.1:4600'],
    ['localhost', 'http://127.0.0.1'],
    ['evil.example', undefined],
    ['127.0.0.1.evil.example', undefined],
    ['localhost:4600;x', undefined],
    [undefined, undefined],
  ])('of %s is at %s', (host, origin) => {
    expect(partnerOrigin(host)).toBe(origin);
  });

  it('shows a page that the site alone may frame', async () => {
    const { status, policy, body } = await get('/sandbox/partner', `localhost:${server.port}`);
    expect([status, body]).toEqual([200, expect.stringContaining(`localhost:${server.port}`)]);
    expect(policy).toContain(`frame-ancestors ${server.origin};`);
    expect((await get('/sandbox/partner/else', `localhost:${server.port}`)).status).toBe(404);
    expect((await get('/sandbox/partner', 'evil.example')).status).toBe(404);
  });

  it('is allowed by the configuration and the policy of the site, beside what stands there', async () => {
    const allowed = ['https://hotels.example.com', `http://localhost:${server.port}`];
    const { body } = await get('/mapp/config.json', `127.0.0.1:${server.port}`);
    expect(JSON.parse(body)).toMatchObject({
      webviewAllow: allowed,
      partnerLinks: { hotels: `http://localhost:${server.port}/sandbox/partner?service=hotels` },
    });
    const page = await get('/mapp/Home', `127.0.0.1:${server.port}`);
    expect(page.policy).toContain(`frame-src ${allowed.join(' ')}`);
  });
});
