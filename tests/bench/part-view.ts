import { startServer } from '@mapp/sandbox/server';
import type { Browser } from 'playwright';
import { openPage } from './browser-page.ts';
import { buildPage } from './build.ts';
import { medianOf, pairedRatio, type Figure } from './figures.ts';
import { mainThreadOf } from './main-thread.ts';
import type { PartAdapter } from './part-adapter.ts';
import { countRenders, type Renders } from './renders.ts';

interface Offered {
  readonly bench: PartAdapter;
  readonly renders: () => Renders;
}

/** Opens a built page that offers a `PartAdapter`. Times are the main thread's, ms. */
export async function openPart(browser: Browser, folder: string) {
  const server = await startServer({ port: 0, siteFolder: await buildPage(folder) });
  const { page, protocol, close } = await openPage(browser, { cpu: 1 });
  await page.addInitScript(countRenders);
  await page.goto(`${server.origin}/mapp/`);
  await page.waitForFunction(() => 'bench' in globalThis);
  const { still, spentOn } = await mainThreadOf(page, protocol);
  const call = <Name extends Exclude<keyof PartAdapter, 'tap'>>(name: Name) =>
    page.evaluate((which) => (globalThis as unknown as Offered).bench[which](), name) as Promise<
      Awaited<ReturnType<PartAdapter[Name]>>
    >;
  const tap = (selector: string) =>
    page.evaluate((at) => (globalThis as unknown as Offered).bench.tap(at), selector);
  const tapped = async (selector: string) => {
    await tap(selector);
    await still();
  };
  return {
    mount: async () => {
      await page.bringToFront();
      await call('unmount');
      await still();
      return spentOn(() => call('mount'));
    },
    tick: () => spentOn(() => call('tick')),
    /** The last of these taps, after the ones before it. */
    tap: async (...selectors: readonly string[]) => {
      for (const before of selectors.slice(0, -1)) await tapped(before);
      return spentOn(() => tap(selectors.at(-1) ?? ''));
    },
    /** React's work at the last of these taps. */
    renders: async (...selectors: readonly string[]) => {
      for (const before of selectors.slice(0, -1)) await tapped(before);
      await page.evaluate(() => (globalThis as unknown as Offered).renders());
      await tapped(selectors.at(-1) ?? '');
      return page.evaluate(() => (globalThis as unknown as Offered).renders());
    },
    page,
    touched: () => call('touched'),
    shifts: () => call('shifts'),
    middle: () => call('middle'),
    nodes: () => page.evaluate(() => document.querySelectorAll('#root *').length),
    close: async () => {
      await close();
      await server.close();
    },
  };
}
export type PartView = Awaited<ReturnType<typeof openPart>>;

/** One act that is measured in both pages. */
export interface Act<View = PartView> {
  readonly name: string;
  readonly goal: number;
  readonly act: (view: View) => Promise<number>;
}

const warmUps = 3;
const roundCount = 15;

/** Measures each act in both pages, round by round, and prints time and ratio. */
export async function compare<View>(
  print: (figure: Figure) => void,
  kit: View,
  floor: View,
  acts: readonly Act<View>[],
): Promise<void> {
  const rounds = acts.map(() => [] as { kit: number; floor: number }[]);
  for (let round = 0; round < warmUps + roundCount; round += 1)
    for (const [at, { act }] of acts.entries())
      rounds[at]?.push({ kit: await act(kit), floor: await act(floor) });
  for (const [at, { name, goal }] of acts.entries()) {
    const warm = (rounds[at] ?? []).slice(warmUps);
    print({ name, value: medianOf(warm, 'kit'), unit: 'ms', from: 'main thread × 4' });
    print({ name: `${name}, bare`, value: medianOf(warm, 'floor'), unit: 'ms' });
    print({
      name: `${name} against the bare one`,
      value: pairedRatio(warm),
      unit: '×',
      goal,
      from: `median of pairs ${warm.map((pair) => (pair.kit / pair.floor).toFixed(2)).join(' ')}`,
    });
  }
}
