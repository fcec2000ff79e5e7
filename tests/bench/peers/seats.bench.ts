/** The seat map beside the seat selection of @duffel/components: the same cabin of 480 seats, two passengers. */
import { resolve } from 'node:path';
import { openBrowser } from '../browser-page.ts';
import { buildPage } from '../build.ts';
import { medianOf, pairedRatio, report } from '../figures.ts';
import { taps } from '../seat-cabins.ts';
import { openSeats } from '../seat-view.ts';

const warmUps = 3;
const roundCount = 9;
const tapCount = 6;

const goals = { mount: 0.4, tap: 0.28 } as const;
type Step = keyof typeof goals;

const print = report('npm run bench:peers');
// One React for both sides.
const one = ['react', 'react-dom'].map((name) => [name, resolve('node_modules', name)] as const);
const kitFolder = await buildPage('seat-page');
const peerFolder = await buildPage('peers/duffel', Object.fromEntries(one));
const browser = await openBrowser();
const kit = await openSeats(browser, kitFolder);
const peer = await openSeats(browser, peerFolder);

const rounds: Record<Step, { kit: number; floor: number }[]> = { mount: [], tap: [] };
const seats = taps('wide');
for (let round = 0; round < warmUps + roundCount; round += 1) {
  const tapped = Array.from(
    { length: tapCount },
    (_, at) => seats[(round * tapCount + at) % seats.length] ?? '',
  );
  rounds.mount.push({ kit: await kit.mount('wide'), floor: await peer.mount('wide') });
  rounds.tap.push({ kit: await kit.taps(tapped), floor: await peer.taps(tapped) });
}
for (const step of ['mount', 'tap'] as const) {
  const warm = rounds[step].slice(warmUps);
  print({ name: `480 seats, ${step}`, value: medianOf(warm, 'kit'), unit: 'ms', from: 'main thread × 4' });
  print({ name: `480 seats, ${step}, @duffel/components`, value: medianOf(warm, 'floor'), unit: 'ms' });
  print({
    name: `480 seats, ${step} against @duffel/components`,
    value: pairedRatio(warm),
    unit: '×',
    goal: goals[step],
    from: `median of pairs ${warm.map((round) => (round.kit / round.floor).toFixed(2)).join(' ')}`,
  });
}
const { components } = await peer.renders(seats.at(-1) ?? '');
print({ name: 'Components for a tap, @duffel/components', value: components, unit: '' });
print({ name: 'Nodes, @duffel/components', value: await peer.nodes(), unit: '' });
await kit.close();
await peer.close();
await browser.close();
