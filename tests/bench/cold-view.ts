import { startServer } from '@mapp/sandbox/server';
import type { Browser } from 'playwright';
import { openPage } from './browser-page.ts';
import { mainThreadOf, usedMemory } from './main-thread.ts';

/** Cost of a page's first mount. */
export interface FirstMount {
  /** Of the main thread until it is painted, ms. */
  readonly time: number;
  /** Memory that the mounted part keeps, bytes. */
  readonly heap: number;
}

interface Offered {
  readonly bench: { readonly mount: (content?: string) => Promise<void> };
}

/**
 * Serves a built page whose adapter mounts a part, and mounts it each time in a page that has just been loaded.
 * @param content argument of the adapter's `mount`, where it takes one
 */
export async function openCold(browser: Browser, siteFolder: string, content?: string) {
  const server = await startServer({ port: 0, siteFolder });
  return {
    mount: async (): Promise<FirstMount> => {
      const { page, protocol, close } = await openPage(browser, { cpu: 1 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${server.origin}/mapp/`);
      await page.waitForFunction(() => 'bench' in globalThis);
      const { still, spent } = await mainThreadOf(page, protocol);
      const before = await usedMemory(protocol);
      await still();
      const begin = await spent();
      await page.evaluate((shown) => (globalThis as unknown as Offered).bench.mount(shown), content);
      const time = (await spent()) - begin;
      await still();
      const heap = (await usedMemory(protocol)) - before;
      await close();
      return { time, heap };
    },
    close: () => server.close(),
  };
}
