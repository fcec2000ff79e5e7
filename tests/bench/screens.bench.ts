/** The booking's form beside a bare one, and its route's weight. */
import type { Page } from 'playwright';
import { openBrowser } from './browser-page.ts';
import { buildSite } from './build.ts';
import { medianOf, pairedRatio, report } from './figures.ts';
import { routeWeight } from './route-weight.ts';
import { openScreens, openWhole } from './screen-view.ts';

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
  const insurance = 'input[type="checkbox"]:not([role])';
  const name = 'input[name="name"]';
  await kit.open(
    '/overbook/material?trip=oneway&seg=SHA-PEK-2026-06-08&adults=6&children=2&infants=1&offer=MU5117.20260608_tfxk80&fare=flex',
    whole(submit),
  );
  // Without a pointer, which would be looked for in the page after each layout.
  const free = 'button[aria-pressed="false"]';
  while ((await kit.page.locator(free).count()) > 0) await kit.tap(free);
  await kit.page.getByRole('switch', { name: '电子行程单' }).dispatchEvent('click');
  // Name, phone, the receipt's title and the consent are missing.
  for (const field of [name, 'input[name="phone"]']) await kit.page.locator(field).fill('');
  const floor = await openWhole(browser, 'floor-booking');
  const mounted = async () => ({ kit: await kit.mount(), floor: await floor.mount() });
  await compare('Booking’s form for nine, mount', 1.6, mounted);
  const opening = await kit.opening();
  print({
    name: 'Components drawn a second time as it opens',
    value: opening.components,
    unit: '',
    goal: 10,
  });
  print({
    name: 'Booking’s form for nine, nodes against the bare one',
    value: (await kit.nodes()) / (await floor.nodes()),
    unit: '×',
    from: `${await kit.nodes()} and ${await floor.nodes()}`,
  });
  await compare('Booking’s form for nine, showing what is missing', 1.3, async () => {
    await mounted();
    return { kit: await kit.tap(submit), floor: await floor.tap(submit) };
  });
  await compare('Booking’s form for nine, an insurance and its sum', undefined, async () => {
    await mounted();
    return { kit: await kit.tap(insurance), floor: await floor.tap(insurance) };
  });
  const { commits, components } = await kit.renders(insurance);
  print({ name: 'Commits in which the sum follows', value: commits, unit: '', goal: 1 });
  print({ name: 'Components drawn again for it', value: components, unit: '', goal: 4 });
  await mounted();
  await compare('Booking’s form for nine, a keystroke', 1.15, async () => ({
    kit: await kit.key(name),
    floor: await floor.key(name),
  }));
  await floor.close();
  for (const figure of routeWeight(await buildSite(), 'booking/booking-material.ts', {
    name: 'Booking’s form: JS that no route outside of the booking brings',
    goal: 40,
    with: 'booking/',
  }))
    print(figure);
}

await kit.close();
await browser.close();
