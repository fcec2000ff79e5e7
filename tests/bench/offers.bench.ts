/** 500 offers with their filters beside bare memoised cards with options and a range. */
import { startServer } from '@mapp/sandbox/server';
import type { Browser } from 'playwright';
import { cpuRate, openBrowser, openPage } from './browser-page.ts';
import { buildPage } from './build.ts';
import { medianOf, pairedRatio, report } from './figures.ts';
import { mainThreadOf } from './main-thread.ts';
import type { OffersAdapter } from './offers-adapter.tsx';

const warmUps = 3;
const roundCount = 11;
/** Touches of one measurement; their time is large beside the clock's grain. */
const touches = 10;

interface Offered {
  readonly bench: OffersAdapter;
}

/** Opens a built page that offers a list with filters. */
async function openOffers(browser: Browser, siteFolder: string, knob: string) {
  const server = await startServer({ port: 0, siteFolder });
  const { page, protocol, close } = await openPage(browser, { cpu: 1 });
  await page.goto(`${server.origin}/mapp/`);
  await page.waitForFunction(() => 'bench' in globalThis);
  const { still, spentOn } = await mainThreadOf(page, protocol);
  const scripts = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  };
  const call = (name: keyof OffersAdapter) =>
    page.evaluate((which) => (globalThis as unknown as Offered).bench[which](), name);
  const frame = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const times = async (act: () => Promise<unknown>) => {
    for (let time = 0; time < touches; time += 1) {
      await act();
      await frame();
    }
  };
  /** Cost of the keys and frames alone. */
  const idle = () => spentOn(() => times(() => page.keyboard.press('Shift')));
  return {
    mount: async () => {
      await page.bringToFront();
      await call('unmount');
      await still();
      const spent = await spentOn(() => call('mount'));
      await page.locator(knob).first().waitFor();
      return spent;
    },
    toggle: async () => {
      const box = page.locator('input[type="checkbox"]').first();
      await box.focus();
      const nothing = await idle();
      return ((await spentOn(() => times(() => page.keyboard.press('Space')))) - nothing) / touches;
    },
    drag: async () => {
      await page.locator(knob).last().focus();
      const nothing = await idle();
      return ((await spentOn(() => times(() => page.keyboard.press('ArrowLeft')))) - nothing) / touches;
    },
    /** The same, without style, layout and paint. */
    script: async () => {
      await page.locator(knob).last().focus();
      const before = await scripts();
      await times(() => page.keyboard.press('ArrowRight'));
      return (((await scripts()) - before) * cpuRate) / touches;
    },
    back: async () => {
      await call('unmount');
      await call('mountList');
      await still();
      await call('hide');
      await still();
      return spentOn(() => call('show'));
    },
    /** With the filters beside it. */
    wideBack: async () => {
      await call('hide');
      await still();
      return spentOn(() => call('show'));
    },
    close: async () => {
      await close();
      await server.close();
    },
  };
}

const print = report('npm run bench offers');
const kitFolder = await buildPage('offers-page');
const floorFolder = await buildPage('floor-offers');
const browser = await openBrowser();
const kit = await openOffers(browser, kitFolder, '[role="slider"]');
const floor = await openOffers(browser, floorFolder, 'input[type="range"]');

const steps = ['mount', 'toggle', 'drag', 'script', 'wideBack', 'back'] as const;
type Step = (typeof steps)[number];
const rounds: Record<Step, { kit: number; floor: number }[]> = {
  mount: [],
  toggle: [],
  drag: [],
  script: [],
  wideBack: [],
  back: [],
};
for (let round = 0; round < warmUps + roundCount; round += 1)
  for (const step of steps) rounds[step].push({ kit: await kit[step](), floor: await floor[step]() });
await kit.close();
await floor.close();
await browser.close();

const goals: Readonly<Record<'mount' | 'toggle' | 'drag', number>> = { mount: 1.4, toggle: 1.25, drag: 1.2 };
const words = { mount: 'mount', toggle: 'filter', drag: 'step of a price' };
for (const step of ['mount', 'toggle', 'drag'] as const) {
  const warm = rounds[step].slice(warmUps);
  print({
    name: `500 offers, ${words[step]}`,
    value: medianOf(warm, 'kit'),
    unit: 'ms',
    from: 'main thread × 4',
  });
  print({ name: `Bare cards, ${words[step]}`, value: medianOf(warm, 'floor'), unit: 'ms' });
  print({
    name: `500 offers, ${words[step]} against bare cards`,
    value: pairedRatio(warm),
    unit: '×',
    goal: goals[step],
    from: `median of pairs ${warm.map((pair) => (pair.kit / pair.floor).toFixed(2)).join(' ')}`,
  });
}
print({
  name: '500 offers, script of a step of a price',
  value: medianOf(rounds.script.slice(warmUps), 'kit'),
  unit: 'ms',
  goal: 16,
  from: 'main thread × 4',
});
print({
  name: '500 offers, back to the kept list',
  value: medianOf(rounds.back.slice(warmUps), 'kit'),
  unit: 'ms',
  goal: 50,
});
print({
  name: '500 offers, back to the kept list with its filters beside it',
  value: medianOf(rounds.wideBack.slice(warmUps), 'kit'),
  unit: 'ms',
});
