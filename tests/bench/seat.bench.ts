/** The seat map with two passengers, on 480 seats and on 180, beside a bare React grid of the same seats. */
import { openBrowser } from './browser-page.ts';
import { buildPage } from './build.ts';
import { median, medianOf, pairedRatio, report } from './figures.ts';
import { seatNames, taps, type SeatContent } from './seat-cabins.ts';
import { openSeats } from './seat-view.ts';

const warmUps = 3;
const roundCount = 15;
const tapCount = 12;
const memoryRounds = 7;

const steps = ['mount', 'whole', 'tap', 'pass'] as const;
type Step = (typeof steps)[number];
const goals: Readonly<Partial<Record<Step, number>>> = { mount: 1.4, tap: 1.25, pass: 1.4 };
const names: Readonly<Record<Step, string>> = {
  mount: 'mount to paint',
  whole: 'mount until every row is there',
  tap: 'tap to paint',
  pass: 'change of passenger',
};

const print = report('npm run bench seat');
const kitFolder = await buildPage('seat-page');
const floorFolder = await buildPage('floor-seats');
const browser = await openBrowser();
const kit = await openSeats(browser, kitFolder);
const floor = await openSeats(browser, floorFolder);

for (const content of ['wide', 'narrow'] as const satisfies readonly SeatContent[]) {
  const rounds: Record<Step, { kit: number; floor: number }[]> = {
    mount: [],
    whole: [],
    tap: [],
    pass: [],
  };
  const keys: number[] = [];
  const memory: { kit: number; floor: number }[] = [];
  const seats = taps(content);
  for (let round = 0; round < warmUps + roundCount; round += 1) {
    const tapped = Array.from(
      { length: tapCount },
      (_, at) => seats[(round * tapCount + at) % seats.length] ?? '',
    );
    rounds.mount.push({ kit: await kit.mount(content), floor: await floor.mount(content) });
    rounds.whole.push({ kit: await kit.mountWhole(content), floor: await floor.mountWhole(content) });
    rounds.tap.push({ kit: await kit.taps(tapped), floor: await floor.taps(tapped) });
    rounds.pass.push({ kit: await kit.passes(tapCount), floor: await floor.passes(tapCount) });
    keys.push(await kit.keys(round % 2 === 0 ? 'ArrowDown' : 'ArrowUp', tapCount));
  }
  for (const step of steps) {
    const warm = rounds[step].slice(warmUps);
    const name = `${seatNames[content]}, ${names[step]}`;
    print({ name, value: medianOf(warm, 'kit'), unit: 'ms', from: 'main thread × 4' });
    print({ name: `${name}, bare grid`, value: medianOf(warm, 'floor'), unit: 'ms' });
    print({
      name: `${name} against the bare grid`,
      value: pairedRatio(warm),
      unit: '×',
      ...(goals[step] !== undefined && { goal: goals[step] }),
      from: `median of pairs ${warm.map((round) => (round.kit / round.floor).toFixed(2)).join(' ')}`,
    });
  }
  print({
    name: `${seatNames[content]}, arrow key`,
    value: median(keys.slice(warmUps)),
    unit: 'ms',
    goal: 50,
    from: 'main thread × 4',
  });
  const { commits, components } = await kit.renders(seats.at(-1) ?? '');
  print({ name: `${seatNames[content]}, commits for a tap`, value: commits, unit: '', goal: 1 });
  print({ name: `${seatNames[content]}, components for a tap`, value: components, unit: '', goal: 8 });
  for (let round = 0; round < memoryRounds; round += 1)
    memory.push({ kit: await kit.memory(content), floor: await floor.memory(content) });
  print({
    name: `${seatNames[content]}, memory of the map against the bare grid`,
    value: pairedRatio(memory),
    unit: '×',
    goal: 1.5,
    from: `${Math.round(medianOf(memory, 'kit') / 1024)} and ${Math.round(medianOf(memory, 'floor') / 1024)} KiB`,
  });
  await kit.mount(content);
  await floor.mount(content);
  const nodes = { kit: await kit.nodes(), floor: await floor.nodes() };
  print({
    name: `${seatNames[content]}, nodes against the bare grid`,
    value: nodes.kit / nodes.floor,
    unit: '×',
    goal: 1.5,
    from: `${nodes.kit} and ${nodes.floor}`,
  });
}
await kit.close();
await floor.close();
await browser.close();
