import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

const folder = 'dist/storybook';
/** Where it is served: nothing of it may count on the root. */
const path = '/some/sub/path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const headers = JSON.parse(readFileSync(`${folder}/headers.json`, 'utf8')) as Record<string, string>;

/** Answers from the built folder below the path, and from nowhere else. */
function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const name = pathname === `${path}/` ? 'index.html' : normalize(pathname.slice(path.length + 1));
    const file = pathname.startsWith(`${path}/`) && !name.startsWith('..') ? join(folder, name) : '';
    readFile(file).then(
      (content) =>
        response
          .writeHead(200, { ...headers, 'content-type': types[extname(file)] ?? 'application/octet-stream' })
          .end(content),
      () => response.writeHead(404, headers).end(),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

interface Fixtures {
  /** Messages and requests of the page that should not have been. */
  complaints: string[];
}

interface WorkerFixtures {
  /** Address of the catalogue, with a slash at its end. */
  catalogue: string;
}

/** Tells of what a policy forbids, in every frame. */
const tellViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  );

export const test = base.extend<Fixtures, WorkerFixtures>({
  catalogue: [
    async ({ browserName: _ }, use) => {
      const server = await serve();
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}/`);
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page, catalogue }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('request', (request) => {
        const url = request.url();
        if (
          /^https?:/.test(url) &&
          !url.startsWith(catalogue) &&
          !/\/(api|sale|member|customize|deputy|sso)\//.test(url)
        )
          complaints.push(`asks ${url}`);
      });
      await page.addInitScript(tellViolations);
      await use(complaints);
    },
    { auto: true },
  ],
});

/** A story alone. */
export async function openStory(page: Page, catalogue: string, id: string, globals = ''): Promise<void> {
  const given = globals && `&globals=${encodeURIComponent(globals)}`;
  await page.goto(`${catalogue}iframe.html?id=${id}&viewMode=story${given}`);
  await page.locator('#storybook-root > *').first().waitFor();
}
