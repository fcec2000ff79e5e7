/** The registration: a key in its form beside one in a bare input, and what its route brings that no other does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './browser-page.ts';
import { buildPage, buildSite } from './build.ts';
import { medianOf, pairedRatio, report } from './figures.ts';
import { openForm } from './form-view.ts';
import { gzipped, sum } from './sizes.ts';

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

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;
const manifest = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8')) as Manifest;

/** A chunk and all that it loads at once. */
function reached(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) reached(next, seen);
  return seen;
}

const routes = Object.keys(manifest).filter((key) => key.includes('exports/screens/'));
const route = routes.find((key) => key.endsWith('register/register.ts'));
if (route === undefined) throw new Error('The build has no chunk for the registration');
const atFirst = reached('index.html');
const others = new Set(routes.filter((key) => key !== route).flatMap((key) => [...reached(key)]));
const brought = [...reached(route)].filter((key) => !atFirst.has(key));
const weigh = (keys: readonly string[]): number =>
  sum(keys.map((key) => gzipped(readFileSync(join(site, manifest[key]?.file ?? '')))));
const own = brought.filter((key) => !others.has(key));
print({
  name: 'The route’s own JS beside shared chunks',
  value: weigh(own),
  unit: 'KiB gz',
  goal: 40,
  from: `${own.length} files`,
});
print({
  name: 'All JS that the route brings beyond the first load',
  value: weigh(brought),
  unit: 'KiB gz',
  from: `${brought.length} files`,
});
