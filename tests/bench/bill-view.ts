import { startServer } from '@mapp/sandbox/server';
import type { Browser } from 'playwright';
import type { BillAdapter } from './bill-adapter.ts';
import { cpuRate, openPage } from './browser-page.ts';
import { frameWork } from './frame-work.ts';
import { mainThreadOf } from './main-thread.ts';

/** A long list in a page of its own. Times are the main thread's. */
export interface BillView {
  /** Showing it once more, until it stands still, ms. */
  readonly mount: () => Promise<number>;
  /** Each frame while it is scrolled, ms. */
  readonly scroll: () => Promise<readonly number[]>;
  /** A leap from the top to far below, until it stands still, ms. */
  readonly jump: () => Promise<number>;
  /** Elements on the page, and those inside the list. */
  readonly nodes: () => Promise<{ page: number; list: number }>;
  readonly close: () => Promise<void>;
}

/** CSS px; 3000 a second at 60 frames, a quick flick. */
const stepPerFrame = 50;

/** CSS px from the top; some hundred screens. */
const farBelow = 90_000;

interface Offered {
  readonly bench: BillAdapter;
}

/** Opens a built page that offers a `BillAdapter`, for a reader who wants no motion unless told otherwise. */
export async function openBill(
  browser: Browser,
  siteFolder: string,
  { motion = false } = {},
): Promise<BillView> {
  const server = await startServer({ port: 0, siteFolder });
  const { page, protocol, close } = await openPage(browser, { cpu: 1 });
  await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' });
  await page.goto(`${server.origin}/mapp/`);
  await page.waitForFunction(() => 'bench' in globalThis);
  const { still, spentOn } = await mainThreadOf(page, protocol);
  const scroll = (frames: number) =>
    page.evaluate(([step, count]) => (globalThis as unknown as Offered).bench.scroll(step, count), [
      stepPerFrame,
      frames,
    ] as const);

  return {
    mount: async () => {
      await page.bringToFront();
      await page.evaluate(() => (globalThis as unknown as Offered).bench.unmount());
      await still();
      return spentOn(() => page.evaluate(() => (globalThis as unknown as Offered).bench.mount()));
    },
    scroll: async () => {
      await page.bringToFront();
      await scroll(20);
      const frames = await frameWork(page, () => scroll(100));
      return frames.map((time) => time * cpuRate);
    },
    jump: async () => {
      await page.bringToFront();
      await page.evaluate(() => window.scrollTo(0, 0));
      await still();
      const spent = await spentOn(() => page.evaluate((top) => window.scrollTo(0, top), farBelow));
      const reached = await page.evaluate(() => window.scrollY);
      if (reached < farBelow) throw new Error(`The list ends at ${reached} px`);
      return spent;
    },
    nodes: () =>
      page.evaluate(() => ({
        page: document.querySelectorAll('#root *').length,
        list: document.querySelectorAll('[role="list"] *').length,
      })),
    close: async () => {
      await close();
      await server.close();
    },
  };
}
