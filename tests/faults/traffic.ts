import type { Page, Request } from '@playwright/test';

/** The requests of a page, seen from one call. */
export interface Traffic {
  /** The last of the next so many requests of the call, when it has ended in whatever way. */
  readonly last: (times: number) => Promise<Request>;
  /** The call alone waits for its answer. */
  readonly silent: () => boolean;
}

/** How long a test waits for requests to end, ms. */
const patience = 30_000;

/** Watches the requests of a page. */
export function trafficOf(page: Page, path: string): Traffic {
  const open = new Set<Request>();
  let ended: (request: Request) => void = () => undefined;
  const isCall = (request: Request) => new URL(request.url()).pathname === path;
  const end = (request: Request) => {
    open.delete(request);
    if (isCall(request)) ended(request);
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    last: (times) =>
      new Promise((resolve, reject) => {
        let left = times;
        const giveUp = () => {
          const underWay = [...open].filter(isCall).length;
          const done = `${times - left} of ${times} requests to ${path} have ended`;
          reject(new Error(`${done}, ${underWay} are under way`));
        };
        const timer = setTimeout(giveUp, patience);
        ended = (request) => {
          left -= 1;
          if (left > 0) return;
          clearTimeout(timer);
          resolve(request);
        };
      }),
    silent: () => open.size === 1 && [...open].every(isCall),
  };
}

/**
 * Holds the requests of a call back before they leave the page.
 * @returns lets them go
 */
export async function heldBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
}
