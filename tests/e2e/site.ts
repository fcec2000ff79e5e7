import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { airlineAt, startSandbox, testTime, type Airline } from './sandbox.ts';
import { noteTaps, tapsOf } from './taps.ts';
import { leaks, takeTelemetry, tellViolations, watch, type Watched } from './watch.ts';

export { expect } from '@playwright/test';
export type { Airline } from './sandbox.ts';

interface Fixtures {
  airline: Airline;
  watched: Watched;
  /** Signs a member in, without a page; 600000000001 unless told. */
  signIn: (cardNo?: string) => Promise<void>;
}

interface WorkerFixtures {
  origin: string;
  /** Context and page of all tests of a worker: a new one costs as much as a test. */
  kept: { context?: BrowserContext; page?: Page; told?: string[] };
}

/** A file of the site that runs nothing; a page that is there has left the site, and stays in its process. */
const quietPath = '/mapp/icon.svg';

/** Events that a test may have listened to. */
const events = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
];

/** Resolves once a page says something, or is none. */
const drawn = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      const says = document.querySelector('h1, form, [role="alert"], [role="status"]:not(:empty)');
      if (!says && document.contentType === 'text/html') return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    look();
  });

/**
 * After opening or reloading, a page is looked at as soon as a screen is there: an assertion that comes too early
 * looks again only after a tenth, a quarter and half a second.
 */
function lookInTime(page: Page): void {
  const { goto, reload } = page;
  const settle = () =>
    Promise.race([
      page.evaluate(drawn).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]);
  page.goto = async (...given) => {
    const response = await goto.apply(page, given);
    await settle();
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload.apply(page, given);
    await settle();
    return response;
  };
}

/** Goes where nothing happens. The last test's page on its way may come in between, more than once. */
async function leave(page: Page): Promise<void> {
  for (let attempt = 1; attempt < 5; attempt += 1) {
    const left = await page.goto(quietPath).catch(() => undefined);
    if (left) return;
  }
  await page.goto(quietPath);
}

/** Each turn of the clock is repeated in every page that follows: a few seconds do not ask for one. */
const mostDrift = 10_000;

/** Turns the page's clock back to where every test begins. */
async function turnBack(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  if (Math.abs(now - Date.parse(testTime)) > mostDrift) await page.clock.setSystemTime(testTime);
}

/** Leaves the site and whatever a test has set, so that the next one finds a page as good as new. */
async function clean(page: Page): Promise<void> {
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await page.context().clearPermissions();
  await leave(page);
  await turnBack(page);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  });
}

/**
 * A test of the built site. Each worker has a sandbox and a page of its own, both put back to their first state before
 * each test; the browser's clock starts within seconds of `testTime`. A page that logs an error, throws, asks another
 * site or tries anything against its content security policy fails the test, and so does personal data in console,
 * address, storage, cookies, attributes or telemetry.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  origin: [
    // Playwright reads the fixture's needs from this pattern.
    async ({ browserName: _ }, use) => {
      const { origin, stop } = await startSandbox();
      await use(origin);
      await stop();
    },
    { scope: 'worker' },
  ],

  kept: [
    async ({ browserName: _ }, use) => {
      const kept: WorkerFixtures['kept'] = {};
      await use(kept);
      await kept.context?.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ origin }, use) => use(origin),

  context: async ({ browser, kept }, use) => {
    if (!kept.context) {
      kept.context = await browser.newContext();
      await kept.context.clock.install({ time: testTime });
      await kept.context.addInitScript(tellViolations);
      await kept.context.addInitScript(noteTaps);
      kept.told = await takeTelemetry(kept.context);
    }
    await use(kept.context);
  },

  page: async ({ context, kept, viewport }, use) => {
    if (!kept.page) {
      kept.page = await context.newPage();
      lookInTime(kept.page);
    }
    await clean(kept.page);
    // The page before may have been that of a wide window.
    if (viewport) await kept.page.setViewportSize(viewport);
    await use(kept.page);
  },

  airline: [
    async ({ origin }, use) => {
      const airline = airlineAt(origin);
      await airline.reset();
      await use(airline);
    },
    { auto: true },
  ],

  signIn: async ({ airline, context, origin }, use) => {
    await use(async (cardNo = '600000000001') => {
      await context.addCookies([{ ...(await airline.signIn(cardNo)), url: origin }]);
    });
  },

  watched: [
    async ({ page, kept, origin }, use, testInfo) => {
      const watched = watch(page, origin, kept.told);
      await use(watched);
      if (testInfo.status !== testInfo.expectedStatus)
        console.log(`Taps that the page heard:\n${await tapsOf(page)}`);
      const wrong = [...watched.faults, ...(await leaks(page, watched))];
      if (wrong.length > 0) throw new Error(`The page should not have:\n${wrong.join('\n')}`);
    },
    { auto: true },
  ],
});
