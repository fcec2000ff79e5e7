import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { browserArguments, browserPath } from '../browser.ts';

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** A folder that is served. */
export interface Served {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves what has been built.
 * @param html the page at `/`
 * @param policy content security policy of everything, if any
 */
export async function serve(folder: string, html: string, policy?: string): Promise<Served> {
  const server = createServer(({ url = '/' }, answer) => {
    if (policy !== undefined) answer.setHeader('content-security-policy', policy);
    const { pathname } = new URL(url, 'http://127.0.0.1');
    if (pathname === '/') return answer.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    const type = kinds[extname(pathname)];
    if (type === undefined) return answer.writeHead(204).end();
    return answer.setHeader('content-type', type).end(readFileSync(join(folder, pathname)));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: browserArguments });

/** Notes what a page says in its console, and what it throws; a browser's advice on password fields that stand alone is left out. */
export function listenTo(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!/React DevTools|^\[DOM\]/.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}
