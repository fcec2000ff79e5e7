import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { siteFolder } from './sandbox.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const pause = 1000;

/** Drawn home without its scripts, sent by a server that pauses after a mark in it. */
async function homeThatPausesAt(mark: string) {
  const html = readFileSync(`${siteFolder}/Home.html`, 'utf8');
  const parts = html.split(mark);
  expect(parts).toHaveLength(2);
  const server = createServer(({ url }, response) => {
    if (url !== '/mapp/Home') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(`${parts[0]}${mark}`);
    setTimeout(() => response.end(parts[1]), pause);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/mapp/Home`, close: () => server.close() };
}

interface Sight {
  /** All that moved without a tap, as a layout shift score. */
  moved: number;
  /** First paint of a text or picture, ms after the start of the navigation. */
  first: number;
}

async function sightOf(browser: Browser, mark: string): Promise<Sight> {
  const home = await homeThatPausesAt(mark);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const sight: Sight = { moved: 0, first: 0 };
    Object.assign(globalThis, { sight });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sight.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') sight.first = startTime;
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(home.address);
  await page.waitForFunction(() => (globalThis as unknown as { sight: Sight }).sight.first > 0);
  const sight = await page.evaluate(() => (globalThis as unknown as { sight: Sight }).sight);
  await context.close();
  home.close();
  return sight;
}

test('a home that comes in pieces moves nothing', async ({ browser }) => {
  const { moved } = await sightOf(browser, `${zh('home', 'actions.elder')}</button>`);
  expect(moved).toBe(0);
});

test('a home of which only the head has come is seen', { tag: '@all' }, async ({ browser }) => {
  const { first } = await sightOf(browser, '</header>');
  expect(first).toBeLessThan(pause);
});
