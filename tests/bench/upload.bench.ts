/** Five photographs of 6 MB, made smaller before they are sent, beside a bare canvas that does the same. */
import { startServer } from '@mapp/sandbox/server';
import type { Browser } from 'playwright';
import { cpuRate, openBrowser, openPage } from './browser-page.ts';
import { buildPage } from './build.ts';
import { median, pairedRatio, report } from './figures.ts';
import { mainThreadEvents, tasksOf } from './frame-work.ts';
import type { UploadAdapter } from './upload-adapter.ts';

const photographs = 5;
const warmUps = 1;
const roundCount = 7;

interface Offered {
  readonly bench: UploadAdapter;
}

async function openUpload(browser: Browser, folder: string) {
  const server = await startServer({ port: 0, siteFolder: await buildPage(folder) });
  const { page, close } = await openPage(browser, { cpu: 1 });
  await page.goto(`${server.origin}/mapp/`);
  await page.waitForFunction(() => 'bench' in globalThis);
  const shrink = () => page.evaluate(() => (globalThis as unknown as Offered).bench.shrink());
  return {
    take: () => page.evaluate((count) => (globalThis as unknown as Offered).bench.take(count), photographs),
    shrink: async () => {
      await page.bringToFront();
      return shrink();
    },
    /** The longest task of the main thread meanwhile, ms. */
    longest: async (): Promise<number> => {
      await page.bringToFront();
      const tasks = tasksOf(await mainThreadEvents(page, shrink));
      return (Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000) * cpuRate;
    },
    close: async () => {
      await close();
      await server.close();
    },
  };
}

const print = report('npm run bench upload');
const browser = await openBrowser();
const kit = await openUpload(browser, 'upload-page');
const floor = await openUpload(browser, 'floor-upload');
const taken = await kit.take();
await floor.take();

const times: { kit: number; floor: number }[] = [];
const longest: { kit: number; floor: number }[] = [];
let sent = await kit.shrink();
for (let round = 0; round < warmUps + roundCount; round += 1) {
  sent = await kit.shrink();
  times.push({ kit: sent.time, floor: (await floor.shrink()).time });
  longest.push({ kit: await kit.longest(), floor: await floor.longest() });
}
await kit.close();
await floor.close();
await browser.close();

const megabytes = (bytes: readonly number[]): string =>
  bytes.map((size) => (size / 1_048_576).toFixed(1)).join(' ');
const warm = times.slice(warmUps);
const blocked = longest.slice(warmUps);
print({
  name: 'Five photographs, from the choice to the last that is sent',
  value: median(warm.map((pair) => pair.kit)),
  unit: 'ms',
  from: `${megabytes(taken)} MB become ${megabytes(sent.bytes)} MB`,
});
print({ name: 'A bare canvas, the same', value: median(warm.map((pair) => pair.floor)), unit: 'ms' });
print({
  name: 'Five photographs against a bare canvas',
  value: pairedRatio(warm),
  unit: '×',
  goal: 1.3,
  from: `median of pairs ${warm.map((pair) => (pair.kit / pair.floor).toFixed(2)).join(' ')}`,
});
print({
  name: 'Longest task of the main thread meanwhile',
  value: median(blocked.map((pair) => pair.kit)),
  unit: 'ms',
  goal: 50,
  from: `main thread × 4, of rounds ${blocked.map((pair) => pair.kit.toFixed(0)).join(' ')}`,
});
print({
  name: 'A bare canvas, longest task',
  value: median(blocked.map((pair) => pair.floor)),
  unit: 'ms',
});
print({ name: 'Photographs that still tell their place', value: sent.placed, unit: '', goal: 0 });
