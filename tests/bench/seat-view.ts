import { startServer } from '@mapp/sandbox/server';
import type { Browser } from 'playwright';
import { openPage } from './browser-page.ts';
import { mainThreadOf, usedMemory } from './main-thread.ts';
import { countRenders, type Renders } from './renders.ts';
import type { SeatAdapter } from './seat-adapter.ts';
import type { SeatContent } from './seat-cabins.ts';
import { spentUntilPaint } from './seat-paint.ts';

/** A map of seats in a page of its own. Times are the main thread's, ms. */
export interface SeatPageView {
  /** Showing it once more, until what is in sight is painted. */
  readonly mount: (content: SeatContent) => Promise<number>;
  /** The same until it stands still: all rows are there. */
  readonly mountWhole: (content: SeatContent) => Promise<number>;
  /** A tap on each of these seats, the mean. */
  readonly taps: (designators: readonly string[]) => Promise<number>;
  /** The other passenger's turn, so many times; the mean. */
  readonly passes: (times: number) => Promise<number>;
  /** A key, so many times; the mean. */
  readonly keys: (key: string, times: number) => Promise<number>;
  /** React's work at one tap. */
  readonly renders: (designator: string) => Promise<Renders>;
  /** Memory that the map gives back when it goes, bytes: its own, without what has been compiled for it. */
  readonly memory: (content: SeatContent) => Promise<number>;
  /** Elements on the page. */
  readonly nodes: () => Promise<number>;
  readonly close: () => Promise<void>;
}

interface Offered {
  readonly bench: SeatAdapter;
  readonly renders: () => Renders;
}

/** Opens a built page that offers a `SeatAdapter`. */
export async function openSeats(browser: Browser, siteFolder: string): Promise<SeatPageView> {
  const server = await startServer({ port: 0, siteFolder });
  const { page, protocol, close } = await openPage(browser, { cpu: 1 });
  await page.addInitScript(countRenders);
  await page.goto(`${server.origin}/mapp/`);
  await page.waitForFunction(() => 'bench' in globalThis);
  const { still, spentOn } = await mainThreadOf(page, protocol);
  const meanOf = async (times: number, act: () => Promise<unknown>): Promise<number> => {
    await page.bringToFront();
    return (await spentOn(act)) / times;
  };

  const unmount = async (): Promise<void> => {
    await page.bringToFront();
    await page.evaluate(() => (globalThis as unknown as Offered).bench.unmount());
    await still();
  };
  const mount = (content: SeatContent): Promise<void> =>
    page.evaluate((shown) => (globalThis as unknown as Offered).bench.mount(shown), content);

  return {
    mount: async (content) => {
      await unmount();
      return spentUntilPaint(page, () => mount(content));
    },
    mountWhole: async (content) => {
      await unmount();
      return spentOn(() => mount(content));
    },
    taps: (designators) =>
      meanOf(designators.length, () =>
        page.evaluate(async (seats) => {
          for (const seat of seats) await (globalThis as unknown as Offered).bench.tap(seat);
        }, designators),
      ),
    passes: (times) =>
      meanOf(times, () =>
        page.evaluate(async (count) => {
          for (let at = 0; at < count; at += 1) await (globalThis as unknown as Offered).bench.pass();
        }, times),
      ),
    keys: (key, times) =>
      meanOf(times, () =>
        page.evaluate(
          async ([pressed, count]) => {
            for (let at = 0; at < count; at += 1) await (globalThis as unknown as Offered).bench.key(pressed);
          },
          [key, times] as const,
        ),
      ),
    renders: (designator) =>
      page.evaluate(async (seat) => {
        const { bench, renders } = globalThis as unknown as Offered;
        renders();
        await bench.tap(seat);
        await new Promise((resolve) => setTimeout(resolve, 100));
        return renders();
      }, designator),
    memory: async (content) => {
      await unmount();
      await mount(content);
      await still();
      const shown = await usedMemory(protocol);
      await unmount();
      return shown - (await usedMemory(protocol));
    },
    nodes: () => page.evaluate(() => document.querySelectorAll('#root *').length),
    close: async () => {
      await close();
      await server.close();
    },
  };
}
