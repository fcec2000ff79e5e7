/** The first mount of a part in a page that has just been loaded, and the memory of the seat map, beside bare React. */
import { openBrowser } from './browser-page.ts';
import { buildPage } from './build.ts';
import { openCold, type FirstMount } from './cold-view.ts';
import { medianOf, pairedRatio, report } from './figures.ts';
import { seatNames } from './seat-cabins.ts';

/** The first round also warms the browser itself. */
const warmUps = 1;
const roundCount = 11;

interface Subject {
  readonly name: string;
  readonly kit: string;
  readonly floor: string;
  readonly content?: string;
  /** Whether memory is told too. */
  readonly heap?: true;
}

const subjects: readonly Subject[] = [
  { name: seatNames.wide, kit: 'seat-page', floor: 'floor-seats', content: 'wide', heap: true },
  { name: seatNames.narrow, kit: 'seat-page', floor: 'floor-seats', content: 'narrow', heap: true },
  { name: 'Points bill of 12,000 entries', kit: 'bill-page', floor: 'floor-list' },
  { name: 'Calendar of 12 months', kit: 'calendar-page', floor: 'floor-calendar' },
  { name: 'Eight beneficiary forms', kit: 'form-page', floor: 'floor-form' },
  { name: '500 offers with their filters', kit: 'offers-page', floor: 'floor-offers' },
];

const print = report('npm run bench cold');
const browser = await openBrowser();
for (const { name, kit: kitPage, floor: floorPage, content, heap } of subjects) {
  const kit = await openCold(browser, await buildPage(kitPage), content);
  const floor = await openCold(browser, await buildPage(floorPage), content);
  const rounds: { kit: FirstMount; floor: FirstMount }[] = [];
  for (let round = 0; round < warmUps + roundCount; round += 1)
    rounds.push({ kit: await kit.mount(), floor: await floor.mount() });
  await kit.close();
  await floor.close();
  const of = (part: keyof FirstMount) =>
    rounds.slice(warmUps).map((round) => ({ kit: round.kit[part], floor: round.floor[part] }));
  const times = of('time');
  print({ name: `${name}, first mount`, value: medianOf(times, 'kit'), unit: 'ms', from: 'main thread × 4' });
  print({ name: `${name}, first mount, bare`, value: medianOf(times, 'floor'), unit: 'ms' });
  print({
    name: `${name}, first mount against the bare one`,
    value: pairedRatio(times),
    unit: '×',
    goal: 1.4,
    from: `median of pairs ${times.map((pair) => (pair.kit / pair.floor).toFixed(2)).join(' ')}`,
  });
  if (heap === undefined) continue;
  const kept = of('heap');
  print({
    name: `${name}, memory with all that was compiled, against the bare one`,
    value: pairedRatio(kept),
    unit: '×',
    from: `${Math.round(medianOf(kept, 'kit') / 1024)} and ${Math.round(medianOf(kept, 'floor') / 1024)} KiB`,
  });
}
await browser.close();
