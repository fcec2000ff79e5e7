/** Whole screens beside the same elements drawn by bare React: the booking's form, the steps of a change. */
import { fixedOrderNo } from '@mapp/sandbox/changes';
import type { Page } from 'playwright';
import { openBrowser } from './browser-page.ts';
import { medianOf, pairedRatio, report } from './figures.ts';
import { openMirror, openScreens } from './screen-view.ts';

const warmUps = 3;
const roundCount = 11;

const print = report('npm run bench screens');
const browser = await openBrowser();
const kit = await openScreens(browser);

/** Prints times and ratio of what was measured in both pages, round by round. */
async function compare(
  name: string,
  goal: number | undefined,
  act: () => Promise<{ readonly kit: number; readonly floor: number }>,
): Promise<void> {
  const rounds: { kit: number; floor: number }[] = [];
  for (let round = 0; round < warmUps + roundCount; round += 1) rounds.push(await act());
  const warm = rounds.slice(warmUps);
  print({ name, value: medianOf(warm, 'kit'), unit: 'ms', from: 'main thread × 4' });
  print({ name: `${name}, bare`, value: medianOf(warm, 'floor'), unit: 'ms' });
  print({
    name: `${name} against the bare one`,
    value: pairedRatio(warm),
    unit: '×',
    ...(goal !== undefined && { goal }),
    from: `median of pairs ${warm.map((pair) => (pair.kit / pair.floor).toFixed(2)).join(' ')}`,
  });
}

/** A screen is whole once its button or list has come and nothing is on its way. */
const whole = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().waitFor();
  await page.locator('[data-part="skeleton"]').first().waitFor({ state: 'detached' });
};

{
  const submit = 'button[type="submit"]';
  const insurance = 'input[type="checkbox"]';
  const name = 'input[name="name"]';
  await kit.open(
    '/overbook/material?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1&offer=MU5101.20260608_tfxk80&fare=standard',
    whole(submit),
  );
  const begun = await kit.mirror();
  await kit.tap(insurance);
  const insured = await kit.mirror();
  await kit.tap(insurance);
  await kit.tap(submit);
  const wrong = await kit.mirror();
  const floor = await openMirror(browser, [begun, insured, wrong]);
  const both = async () => ({ kit: await kit.mount(), floor: await floor.mount() });
  await compare('Booking’s form, mount', 1.6, both);
  await compare('Booking’s form, a keystroke', 1.15, async () => ({
    kit: await kit.key(name),
    floor: await floor.key(name),
  }));
  await compare('Booking’s form, an insurance and its sum', undefined, async () => {
    await both();
    return { kit: await kit.tap(insurance), floor: await floor.show(1) };
  });
  await compare('Booking’s form, showing what is missing', 1.3, async () => {
    await both();
    return { kit: await kit.tap(submit), floor: await floor.show(2) };
  });
  await kit.mount();
  const { commits, components } = await kit.renders(insurance);
  print({ name: 'Commits in which the sum follows', value: commits, unit: '', goal: 1 });
  print({ name: 'Components drawn again for it', value: components, unit: '', goal: 4 });
  await floor.close();
}

{
  const step = (rest: string) => `/reschedule/index?orderNo=${fixedOrderNo(31)}${rest}`;
  const chosen = '&people=0&day=2026-06-08';
  const flight = '&flight=MU5117&offer=MU5117.20260608_tfxk80';
  const steps = [
    ['passengers', step(''), 'main button'],
    ['flights', step(`&step=flight${chosen}`), 'main li a'],
    ['cabins', step(`&step=cabin${chosen}${flight}`), 'main input[type="radio"]'],
    ['confirming', step(`&step=confirm${chosen}${flight}&fare=standard`), '[name="agree"]'],
  ] as const;
  const states = [];
  for (const [, address, selector] of steps) {
    await kit.open(address, whole(selector));
    states.push(await kit.mirror());
  }
  const floor = await openMirror(browser, states);
  for (const [at, [name, address]] of steps.entries()) {
    const before = steps[at - 1];
    if (!before) continue;
    await compare(`A change, from ${before[0]} to ${name}`, 1.25, async () => {
      await kit.open(before[1], whole(before[2]));
      await floor.mount();
      await floor.show(at - 1);
      return { kit: await kit.go(address), floor: await floor.show(at) };
    });
  }
  await floor.close();
}

await kit.close();
await browser.close();
