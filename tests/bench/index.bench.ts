/** The index list with 5,000 towns, as the list of 5,000 cities, and as that of countries, beside a bare windowed React list of the same rows. */
import { openBrowser } from './browser-page.ts';
import { buildPage } from './build.ts';
import { medianOf, pairedRatio, report } from './figures.ts';
import type { IndexContent } from './index-adapter.ts';
import { openIndex } from './index-view.ts';

const warmUps = 4;
const roundCount = 15;

/** Words to type: a lot is found at first, then less. */
const words = ['shan', 'jiang', 'an'] as const;
const goals = { mount: 1.6, key: 1.25, clear: 1.15 } as const;
type Step = keyof typeof goals;
const steps = Object.keys(goals) as Step[];

const names: Readonly<Record<IndexContent, string>> = {
  towns: '5,000 towns',
  cities: '5,000 cities',
  countries: 'Countries',
};

const print = report('npm run bench index');
const kitFolder = await buildPage('index-page');
const floorFolder = await buildPage('floor-index');
const browser = await openBrowser();
const kit = await openIndex(browser, kitFolder);
const floor = await openIndex(browser, floorFolder);

for (const content of ['towns', 'cities', 'countries'] as const) {
  const rounds: Record<Step, { kit: number; floor: number }[]> = { mount: [], key: [], clear: [] };
  for (let round = 0; round < warmUps + roundCount; round += 1) {
    const word = words[round % words.length] ?? 'an';
    rounds.mount.push({ kit: await kit.mount(content), floor: await floor.mount(content) });
    rounds.key.push({ kit: await kit.keys(word), floor: await floor.keys(word) });
    rounds.clear.push({ kit: await kit.clear(), floor: await floor.clear() });
  }
  for (const step of steps) {
    const warm = rounds[step].slice(warmUps);
    print({
      name: `${names[content]}, ${step}`,
      value: medianOf(warm, 'kit'),
      unit: 'ms',
      from: 'main thread × 4',
    });
    print({ name: `${names[content]}, ${step}, bare list`, value: medianOf(warm, 'floor'), unit: 'ms' });
    print({
      name: `${names[content]}, ${step} against the bare list`,
      value: pairedRatio(warm),
      unit: '×',
      goal: goals[step],
      from: `median of pairs ${warm.map((round) => (round.kit / round.floor).toFixed(2)).join(' ')}`,
    });
  }
  const nodes = { kit: await kit.nodes(), floor: await floor.nodes() };
  print({
    name: `${names[content]}, nodes against the bare list`,
    value: nodes.kit / nodes.floor,
    unit: '×',
    from: `${nodes.kit} and ${nodes.floor}`,
  });
}
await kit.close();
await floor.close();
await browser.close();
