import { test as base, type BrowserContext } from '@playwright/test';
import { airlineAt, startSandbox, testTime, type Airline } from './sandbox.ts';
import { leaks, tellViolations, watch, type Watched } from './watch.ts';

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
  /** The context of all tests of a worker, so that the site's files are fetched and compiled once. */
  kept: { context?: BrowserContext };
}

/**
 * A test of the built site. Each worker has a sandbox and a browser context of its own, both put back to their first
 * state before each test; the browser's clock starts at `testTime`. Whatever the page logs as an error, throws, asks of
 * another site or tries against its content security policy fails the test, and so does personal data in console,
 * address or storage.
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
      await (await kept.context.newPage()).goto('/mapp/nothing');
    }
    await kept.context.setStorageState({ cookies: [], origins: [] });
    await use(kept.context);
  },

  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
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
    async ({ page, origin }, use) => {
      const watched = watch(page, origin);
      await use(watched);
      const wrong = [...watched.faults, ...(await leaks(page, watched))];
      if (wrong.length > 0) throw new Error(`The page should not have:\n${wrong.join('\n')}`);
    },
    { auto: true },
  ],
});
