import { startServer } from '@mapp/sandbox/server';
import type { Browser, Page } from 'playwright';
import { openPage } from './browser-page.ts';
import { buildPage } from './build.ts';
import { mainThreadOf } from './main-thread.ts';
import { countRenders, type Renders } from './renders.ts';
import type { ScreenAdapter } from './screen-page/main.tsx';
import type { WholeAdapter } from './whole-adapter.ts';

interface Offered<Adapter> {
  readonly bench: Adapter;
  readonly renders: () => Renders;
}
type Screen = Offered<ScreenAdapter>;
type Whole = Offered<WholeAdapter>;

/** Keys of one measurement; their time is small beside the clock's grain. */
const keys = 40;

/** How a page is opened. */
interface Opening {
  /** Time of its clock at first, ms since 1970; that of the device without it. */
  readonly now?: number;
}

/** Lets the page's clock go on from another time. */
const setClock = (start: number): void => {
  const { now } = Date;
  const ahead = start - now();
  Date.now = () => now() + ahead;
};

async function openBuilt(browser: Browser, folder: string, { now }: Opening = {}) {
  const server = await startServer({ port: 0, siteFolder: await buildPage(folder) });
  const { page, protocol, close } = await openPage(browser, { cpu: 1 });
  // Motion has lines of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(countRenders);
  if (now !== undefined) await page.addInitScript(setClock, now);
  await page.goto(`${server.origin}/mapp/`);
  await page.waitForFunction(() => 'bench' in globalThis);
  const { still, spentOn } = await mainThreadOf(page, protocol);
  const frame = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return {
    page,
    still,
    spentOn,
    nodes: () => page.evaluate(() => document.querySelectorAll('#root *').length),
    /** One keystroke in a field until its frame is painted, ms: the mean of many. */
    key: async (field: string) => {
      await page.bringToFront();
      await page.locator(field).fill('');
      await page.locator(field).focus();
      await still();
      const spent = await spentOn(async () => {
        for (let count = 0; count < keys; count += 1) {
          await page.keyboard.press('a');
          await frame();
        }
      });
      return spent / keys;
    },
    close: async () => {
      await close();
      await server.close();
    },
  };
}

/** Opens a built page that shows one whole screen. Times are the main thread's, ms. */
export async function openWhole(browser: Browser, folder: string, opening: Opening = {}) {
  const { page, still, spentOn, ...view } = await openBuilt(browser, folder, opening);
  const tap = (selector: string) =>
    page.evaluate((at) => (globalThis as unknown as Whole).bench.tap(at), selector);
  /** Shows the screen once more, until it stands still. */
  const mount = async () => {
    await page.bringToFront();
    await page.evaluate(() => (globalThis as unknown as Whole).bench.unmount());
    await still();
    await page.evaluate(() => (globalThis as unknown as Whole).renders());
    return spentOn(() => page.evaluate(() => (globalThis as unknown as Whole).bench.mount()));
  };
  return {
    ...view,
    page,
    still,
    spentOn,
    mount,
    tap: (selector: string) => spentOn(() => tap(selector)),
    /** React's work as the screen opens, beyond what is drawn for the first time. */
    opening: async (): Promise<Renders> => {
      await mount();
      return page.evaluate(() => (globalThis as unknown as Whole).renders());
    },
    /** React's work at a tap. */
    renders: async (selector: string): Promise<Renders> => {
      await page.evaluate(() => (globalThis as unknown as Whole).renders());
      await tap(selector);
      await still();
      return page.evaluate(() => (globalThis as unknown as Whole).renders());
    },
  };
}

/** Opens the page of whole screens. */
export async function openScreens(browser: Browser, opening: Opening = {}) {
  const { page, still, ...view } = await openWhole(browser, 'screen-page', opening);
  const go = (address: string) =>
    page.evaluate((path) => (globalThis as unknown as Screen).bench.go(path), address);
  return {
    ...view,
    page,
    /** Shows an address for the first time, once everything of it has come. */
    open: async (address: string, ready: (page: Page) => Promise<unknown>) => {
      await page.evaluate(() => (globalThis as unknown as Screen).bench.unmount());
      await go(address);
      await page.evaluate(() => (globalThis as unknown as Screen).bench.mount());
      await ready(page);
      await still();
    },
    /** Fields of the answers to a call, in place of the airline's. */
    lengthen: (path: string, fields: object) =>
      page.evaluate(([at, given]) => (globalThis as unknown as Screen).bench.lengthen(at, given), [
        path,
        fields,
      ] as const),
  };
}
