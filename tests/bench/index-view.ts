import { startServer } from '@mapp/sandbox/server';
import type { Browser } from 'playwright';
import { openPage } from './browser-page.ts';
import type { IndexAdapter, IndexContent } from './index-adapter.ts';
import { mainThreadOf } from './main-thread.ts';

/** An index list in a page of its own. Times are the main thread's, ms. */
export interface IndexView {
  /** Showing it once more, until it stands still. */
  readonly mount: (content: IndexContent) => Promise<number>;
  /** A keystroke, the mean of one word's. */
  readonly keys: (word: string) => Promise<number>;
  /** Emptying the search. */
  readonly clear: () => Promise<number>;
  /** Elements on the page. */
  readonly nodes: () => Promise<number>;
  readonly close: () => Promise<void>;
}

interface Offered {
  readonly bench: IndexAdapter;
}

/** Opens a built page that offers an `IndexAdapter`. */
export async function openIndex(browser: Browser, siteFolder: string): Promise<IndexView> {
  const server = await startServer({ port: 0, siteFolder });
  const { page, protocol, close } = await openPage(browser, { cpu: 1 });
  await page.goto(`${server.origin}/mapp/`);
  await page.waitForFunction(() => 'bench' in globalThis);
  const { still, spentOn } = await mainThreadOf(page, protocol);
  const type = (text: string) =>
    page.evaluate((typed) => (globalThis as unknown as Offered).bench.type(typed), text);

  return {
    mount: async (content) => {
      await page.bringToFront();
      await page.evaluate(() => (globalThis as unknown as Offered).bench.unmount());
      await still();
      return spentOn(() =>
        page.evaluate((shown) => (globalThis as unknown as Offered).bench.mount(shown), content),
      );
    },
    keys: async (word) => {
      await page.bringToFront();
      const spent = await spentOn(async () => {
        for (let end = 1; end <= word.length; end += 1) await type(word.slice(0, end));
      });
      return spent / word.length;
    },
    clear: async () => {
      await page.bringToFront();
      return spentOn(() => type(''));
    },
    nodes: () => page.evaluate(() => document.querySelectorAll('#root *').length),
    close: async () => {
      await close();
      await server.close();
    },
  };
}
