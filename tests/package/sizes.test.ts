import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { packedKit, projectWith } from './packed.ts';
import { weighed, type Weight } from './weighing.ts';

const kept = resolve('tests/package/sizes.json');
/** Growth that needs no acceptance: a share of the budget, and a few bytes that a compressor wavers by. */
const [share, bytes] = [0.02, 40];

const over = (now: number, budget: number): boolean => now > Math.max(budget * (1 + share), budget + bytes);
/** A line for each door. */
const written = (all: Readonly<Record<string, Weight>>): string => {
  const lines = Object.entries(all).map(
    ([door, { js, css }]) => `  "${door}": { "js": ${js}, "css": ${css} }`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};
const row = (door: string, now: Weight, was: Weight | undefined): string =>
  `${door.padEnd(48)} ${String(was?.js ?? '—').padStart(8)} → ${String(now.js).padStart(7)} js ${String(was?.css ?? '—').padStart(7)} → ${String(now.css).padStart(6)} css`;

/** `npm run size` shows every door, `npm test package -- -u sizes` accepts what they weigh now. */
it('weighs no more than its budget at each door', async () => {
  const packed = packedKit();
  // The styles of a door weigh the same without layers.
  const doors = Object.keys(packed.manifest.exports).filter(
    (subpath) => subpath !== './package.json' && !subpath.startsWith('./unlayered/'),
  );
  const sources = Object.fromEntries(
    doors.map((door, at) => [`door-${at}.js`, `export * from '@mapp/kit/${door.slice(2)}';`]),
  );
  const weights = await weighed(projectWith(packed, 'sizes', sources), Object.keys(sources));
  const now = Object.fromEntries(
    doors.map((door, at) => [door, weights[`door-${at}.js`] ?? { js: 0, css: 0 }]),
  );

  const accepting = expect.getState().snapshotState.snapshotUpdateState === 'all';
  if (accepting) writeFileSync(kept, written(now));
  const budget = JSON.parse(readFileSync(kept, 'utf8')) as Record<string, Weight>;
  if (process.env['MAPP_SIZES'] === 'all')
    process.stdout.write(`${doors.map((door) => row(door, now[door] as Weight, budget[door])).join('\n')}\n`);

  const heavier = doors.flatMap((door) => {
    const [is, may] = [now[door] as Weight, budget[door]];
    return !may || over(is.js, may.js) || over(is.css, may.css) ? [row(door, is, may)] : [];
  });
  expect(heavier, 'Heavier than its budget, or without one; bytes, compressed').toEqual([]);
  expect(Object.keys(budget).filter((door) => !doors.includes(door))).toEqual([]);
});
