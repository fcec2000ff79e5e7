/** The registration: a key in its form beside one in a bare input, and what its route brings that no other does. */
import { openBrowser } from './browser-page.ts';
import { buildPage, buildSite } from './build.ts';
import { medianOf, pairedRatio, report } from './figures.ts';
import { openForm } from './form-view.ts';
import { routeWeight } from './route-weight.ts';

const warmUps = 5;
const roundCount = 21;

const print = report('npm run bench register');
const site = await buildSite();
const kitFolder = await buildPage('register-page');
const floorFolder = await buildPage('floor-register');
const browser = await openBrowser();

for (const [field, goal, what] of [
  ['number', 1.15, 'of the document’s number'],
  ['phone', 1.15, 'of the phone'],
  // Its field is drawn with each key, for the strength and what is missing.
  ['password', undefined, 'of the password, with its strength'],
] as const) {
  const kit = await openForm(browser, kitFolder, `#form-0-${field}`);
  const floor = await openForm(browser, floorFolder, `#form-0-${field}`);
  await kit.mount();
  await floor.mount();
  const keys: { kit: number; floor: number }[] = [];
  for (let round = 0; round < warmUps + roundCount; round += 1)
    keys.push({ kit: await kit.key(), floor: await floor.key() });
  await kit.close();
  await floor.close();
  const typed = keys.slice(warmUps);
  print({ name: `A keystroke ${what}`, value: medianOf(typed, 'kit'), unit: 'ms', from: 'main thread × 4' });
  print({ name: 'A keystroke in a bare input', value: medianOf(typed, 'floor'), unit: 'ms' });
  print({
    name: `A keystroke ${what} against a bare input`,
    value: pairedRatio(typed),
    unit: '×',
    ...(goal !== undefined && { goal }),
    from: `median of pairs ${typed.map((round) => (round.kit / round.floor).toFixed(2)).join(' ')}`,
  });
}
await browser.close();

for (const figure of routeWeight(site, 'register/register.ts', {
  name: 'The route’s own JS beside shared chunks',
  goal: 40,
}))
  print(figure);
