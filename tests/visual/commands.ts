import type { Page, Request } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

/** Resources without which a page is drawn otherwise; an answer of the airline may never come, as the story wants it. */
const drawn = new Set(['script', 'stylesheet', 'font', 'image']);

const underWay = new WeakMap<Page, Set<Request>>();

function watch(page: Page): Set<Request> {
  const requests = new Set<Request>();
  page.on('request', (request) => drawn.has(request.resourceType()) && requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  underWay.set(page, requests);
  return requests;
}

/** Waits until all code, letters and images that the page has asked for since the first call are there: at most five seconds. */
export const arrived: BrowserCommand = async ({ page }) => {
  const requests = underWay.get(page) ?? watch(page);
  for (let tries = 0; requests.size > 0 && tries < 250; tries++) await page.waitForTimeout(20);
};

/** Lets the browser itself paint with the system's colours, or again with the page's. */
export const forceColors: BrowserCommand<[forced: boolean]> = async ({ page }, forced) => {
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    arrived: () => Promise<void>;
    forceColors: (forced: boolean) => Promise<void>;
  }
}
