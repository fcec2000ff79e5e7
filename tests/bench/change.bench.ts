/** The steps of a change beside the same content in bare React. */
import { fixedOrderNo } from '@mapp/sandbox/changes';
import type { Page } from 'playwright';
import { openBrowser } from './browser-page.ts';
import { medianOf, pairedRatio, report } from './figures.ts';
import { openPart } from './part-view.ts';
import { openScreens } from './screen-view.ts';

const warmUps = 3;
const roundCount = 11;

const print = report('npm run bench change');
const browser = await openBrowser();
const kit = await openScreens(browser);
const floor = await openPart(browser, 'floor-change');

const step = (name: string, rest = '') =>
  `/reschedule/index?orderNo=${fixedOrderNo(31)}&step=${name}&people=0&day=2026-06-08${rest}`;
const flight = '&flight=MU5095&offer=MU5095.20260608_tfxk80&fare=standard';
const next = { kit: 'main > div:last-child button', floor: '.footer button' };
const first = { kit: '[role="listitem"] a', floor: '.offer' };

/** Each step with its address, what shows that it has come, and the tap that leads on. */
const steps = [
  { name: 'passengers', address: step('people'), has: next.kit, on: next },
  { name: 'flights', address: step('flight'), has: first.kit, on: first },
  { name: 'cabins', address: step('cabin', flight), has: 'main input[type="radio"]', on: next },
  { name: 'confirming', address: step('confirm', flight), has: '[name="agree"]', on: undefined },
] as const;

/** A step is whole once it has come and nothing is on its way. */
const whole = (has: string) => async (page: Page) => {
  await page.locator(has).first().waitFor();
  await page.locator('[data-part="skeleton"]').first().waitFor({ state: 'detached' });
};

// Seen once, nothing of them has to be loaded any more.
for (const { address, has } of steps) await kit.open(address, whole(has));

const fare = '[value="standard"]';
for (const [at, { name, has }] of steps.entries()) {
  const before = steps[at - 1];
  if (!before?.on) continue;
  const { on } = before;
  const taps = steps.slice(0, at).flatMap((each) => {
    if (!each.on) return [];
    return each.name === 'cabins' ? [fare, each.on.floor] : [each.on.floor];
  });
  const rounds: { kit: number; floor: number }[] = [];
  for (let round = 0; round < warmUps + roundCount; round += 1) {
    await kit.open(before.address, whole(before.has));
    const spent = await kit.tap(on.kit);
    await whole(has)(kit.page);
    await floor.mount();
    rounds.push({ kit: spent, floor: await floor.tap(...taps) });
  }
  const warm = rounds.slice(warmUps);
  const nodes = `${await kit.nodes()} and ${await floor.nodes()} nodes`;
  const act = `A change, from ${before.name} to ${name}`;
  print({ name: act, value: medianOf(warm, 'kit'), unit: 'ms', from: `main thread × 4; ${nodes}` });
  print({ name: `${act}, bare`, value: medianOf(warm, 'floor'), unit: 'ms' });
  print({
    name: `${act}, against the bare one`,
    value: pairedRatio(warm),
    unit: '×',
    goal: 1.25,
    from: `median of pairs ${warm.map((pair) => (pair.kit / pair.floor).toFixed(2)).join(' ')}`,
  });
}

await kit.close();
await floor.close();
await browser.close();
