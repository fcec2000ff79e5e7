import { writeFile } from 'node:fs/promises';
import { startServer, type RunningServer } from '@mapp/sandbox/server';
import { test as base } from '@playwright/test';
import { siteFolder } from '../e2e/sandbox.ts';
import type { Browser } from './browser.ts';
import { engineOn, type Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

export { expect } from '@playwright/test';

/** The site's server, whose plug can be pulled. */
interface Line {
  readonly origin: string;
  readonly airline: RunningServer['airline'];
  /** Nothing answers any more; the airline keeps its state. */
  readonly cut: () => Promise<void>;
  /** Answers again, from another folder where one is named. */
  readonly mend: (folder?: string) => Promise<void>;
}

interface Fixtures {
  engine: Engine;
  /** Signs a member in, without a page. */
  signIn: (cardNo?: string) => Promise<void>;
}

interface WorkerFixtures {
  opened: Browser;
  line: Line;
}

/** Opens a browser by the name of the project; the machine's programs are named by the environment. */
const openers: Readonly<Record<string, () => Promise<Browser>>> = {
  firefox: () => openFirefox(process.env['MAPP_FIREFOX'] ?? '/usr/bin/firefox-esr'),
  webkit: () => openWebKit(process.env['MAPP_WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver'),
};

/** A file of the site that runs nothing. */
const quietPath = '/mapp/icon.svg';

/** Leaves nothing of the test before. Runs in the page. */
async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const gone = (name: string) =>
    new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      request.addEventListener('success', resolve);
      request.addEventListener('error', resolve);
    });
  await Promise.all((await indexedDB.databases()).map(({ name }) => gone(name ?? '')));
}

/**
 * A test of the built site in another engine than Chromium. Each project has a browser and an airline, both put back to their
 * first state before each test; device and airline go by the machine's clock. An error that the page throws or logs fails
 * the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  opened: [
    async ({ browserName: _ }, use, { project }) => {
      const open = openers[project.name];
      if (!open) throw new Error(`There is no engine ${project.name}`);
      const browser = await open();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  line: [
    async ({ browserName: _ }, use) => {
      let server: RunningServer | undefined = await startServer({ port: 0, siteFolder });
      let served = siteFolder;
      const { airline, port, origin } = server;
      const cut = async () => {
        await server?.close();
        server = undefined;
      };
      const mend = async (folder = siteFolder) => {
        if (server && folder === served) return;
        await cut();
        server = await startServer({ port, airline, siteFolder: folder });
        served = folder;
      };
      await use({ origin, airline, cut, mend });
      await cut();
    },
    { scope: 'worker' },
  ],

  engine: async ({ opened, line }, use, testInfo) => {
    await line.mend();
    line.airline.reset();
    line.airline.freeze(null);
    const engine = engineOn(opened, line.origin);
    await engine.open(quietPath);
    await engine.evaluate(forget);
    await engine.open(quietPath);
    await engine.takeErrors();
    await use(engine);
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('page.png'), await engine.screenshot());
    const errors = await engine.takeErrors();
    if (errors.length > 0) throw new Error(`The page should not have said:\n${errors.join('\n')}`);
  },

  signIn: async ({ engine, line }, use) => {
    await use((cardNo = '600000000001') =>
      engine.evaluate(
        (token) => void (document.cookie = `mapp_token_m=${token}; Path=/`),
        line.airline.signIn(cardNo),
      ),
    );
  },
});
