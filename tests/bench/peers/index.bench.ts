/** The index list beside that of antd-mobile: the same 5,000 towns, both against the bare windowed list. */
import { resolve } from 'node:path';
import { openBrowser } from '../browser-page.ts';
import { buildPage } from '../build.ts';
import { medianOf, pairedRatio, report } from '../figures.ts';
import { openIndex } from '../index-view.ts';

const warmUps = 1;
const roundCount = 5;
const word = 'shan';

const print = report('npm run bench:peers');
// One React for both sides.
const one = ['react', 'react-dom'].map((name) => [name, resolve('node_modules', name)] as const);
const floorFolder = await buildPage('floor-index');
const kitFolder = await buildPage('index-page');
const peerFolder = await buildPage('peers/antd', Object.fromEntries(one));
const browser = await openBrowser();
const floor = await openIndex(browser, floorFolder);
const kit = await openIndex(browser, kitFolder);
const peer = await openIndex(browser, peerFolder);

const steps = ['mount', 'key', 'clear'] as const;
type Step = (typeof steps)[number];
const sides = [
  ['ours', kit],
  ['antd-mobile', peer],
] as const;
for (const [name, side] of sides) {
  const rounds: Record<Step, { kit: number; floor: number }[]> = { mount: [], key: [], clear: [] };
  for (let round = 0; round < warmUps + roundCount; round += 1) {
    rounds.mount.push({ kit: await side.mount('towns'), floor: await floor.mount('towns') });
    rounds.key.push({ kit: await side.keys(word), floor: await floor.keys(word) });
    rounds.clear.push({ kit: await side.clear(), floor: await floor.clear() });
  }
  for (const step of steps) {
    const warm = rounds[step].slice(warmUps);
    print({
      name: `5,000 towns, ${step}, ${name}`,
      value: medianOf(warm, 'kit'),
      unit: 'ms',
      from: 'main thread × 4',
    });
    print({
      name: `5,000 towns, ${step}, ${name} against the bare list`,
      value: pairedRatio(warm),
      unit: '×',
    });
  }
  print({ name: `5,000 towns, nodes, ${name}`, value: await side.nodes(), unit: '' });
}
await kit.close();
await peer.close();
await floor.close();
await browser.close();
