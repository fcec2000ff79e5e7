/** Tasks of ours beside other people's components and bare floors: `npm run bench:peers [name …]`. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { openBrowser } from '../browser-page.ts';
import { median } from '../figures.ts';
import { sizesOf } from '../import-sizes.ts';
import { openSide, type Side } from './side.ts';
import { groups, imports, names, type Group } from './tasks.ts';

const warmUps = 2;
const roundCount = 7;

/** A line of the table: ours beside one peer. */
interface Row {
  readonly task: string;
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
  readonly floor?: number;
  /** Ours against the peer, and against the floor. */
  readonly ratio: number;
  readonly bare?: number;
  readonly unit: string;
  readonly note: string | undefined;
}

const { dependencies } = JSON.parse(readFileSync('tests/bench/peers/package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** Medians of the rounds; ratios are taken within each, so that a noisy moment meets all sides. */
async function rowsOf(browser: Browser, { ours, floor, peers, tasks, notes = {} }: Group): Promise<Row[]> {
  const open = (name: string) => openSide(browser, name);
  const sides: Side[] = [];
  for (const name of [ours, floor, ...Object.values(peers)]) sides.push(await open(name));
  const rows: Row[] = [];
  for (const { name, act } of tasks) {
    const rounds: number[][] = [];
    for (let round = 0; round < warmUps + roundCount; round += 1) {
      const times: number[] = [];
      for (const side of sides) times.push(await act(side, round));
      rounds.push(times);
    }
    const warm = rounds.slice(warmUps);
    const time = (at: number) => median(warm.map((times) => times[at] ?? Number.NaN));
    const against = (at: number) => median(warm.map((times) => (times[0] ?? 0) / (times[at] ?? 0)));
    for (const [place, peer] of Object.keys(peers).entries())
      rows.push({
        task: name,
        ours: time(0),
        peer,
        theirs: time(place + 2),
        floor: time(1),
        ratio: against(place + 2),
        bare: against(1),
        unit: 'ms',
        note: notes[peer],
      });
  }
  for (const side of sides) await side.close();
  return rows;
}

/** Weight of an import with all that it brings. */
async function importRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, ours, peers, notes = {} } of imports) {
    const mine = await sizesOf(ours);
    for (const [peer, lines] of Object.entries(peers)) {
      const theirs = await sizesOf(lines, 'tests/bench/peers');
      rows.push({
        task: `Import of the ${name}, JS gz`,
        ours: mine.js,
        peer,
        theirs: theirs.js,
        ratio: mine.js / theirs.js,
        unit: 'KiB',
        note: [notes[peer], `styles ${mine.cssAtOnce.toFixed(1)} and ${theirs.cssAtOnce.toFixed(1)} KiB`]
          .filter(Boolean)
          .join('; '),
      });
    }
  }
  return rows;
}

function shown(value: number | undefined, unit: string): string {
  if (value === undefined) return '–';
  const digits = unit === '×' ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`;
}

/** Word for a ratio; two that differ by less than a twentieth are even. */
function outcome(ratio: number): string {
  if (Math.abs(ratio - 1) < 0.05) return 'even';
  return ratio < 1 ? 'win' : 'loss';
}

function print({ task, ours, peer, theirs, floor, ratio, bare, unit, note }: Row): void {
  const version = `${peer} ${dependencies[peer]}`;
  const cells = [
    task,
    note === undefined ? version : `${version} (${note})`,
    shown(ours, unit),
    shown(theirs, unit),
    shown(floor, unit),
    shown(ratio, '×'),
    shown(bare, '×'),
    outcome(ratio),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const begin = Date.now();
const chosen = process.argv.slice(2);
const browser = await openBrowser();
console.log('| Task | Peer | Ours | Peer’s | Floor | Ours / peer | Ours / floor | |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const name of chosen.length > 0 ? chosen : names) {
  const group = groups[name];
  for (const row of group ? await rowsOf(browser, group) : await importRows()) print(row);
}
await browser.close();
console.log(`\n${Math.round((Date.now() - begin) / 1000)} s`);
