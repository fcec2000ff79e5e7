import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parts } from './parts.mjs';
import { shareOf } from './share.mjs';

const stories = 'stories/**/*.stories.tsx';
const folder = process.cwd();

it('gives each file to one share', () => {
  const shares = [1, 2, 3, 4].map((place) => shareOf([`--shard=${place}/4`], stories, folder));
  expect(shares.flat().toSorted()).toEqual(globSync(stories).toSorted());
  const counts = shares.map(({ length }) => length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

it('leaves other words alone', () => {
  expect(shareOf(['points-bill', '--bail=1'], stories, folder)).toEqual(['points-bill', '--bail=1']);
  expect(shareOf(['--bail=1', '--shard=1/9000'], stories, folder)).toEqual([
    '--bail=1',
    globSync(stories).toSorted()[0],
  ]);
});

/** Lines of a workflow, one for each machine. */
const linesOf = (workflow: string) =>
  [...readFileSync(`.github/workflows/${workflow}.yml`, 'utf8').matchAll(/^ {10}- (.+)$/gm)].map(
    ([, line = '']) => line,
  );

/** A line without its shard. */
const partOf = (line: string) => line.replace(/ -- .*/, '');

/** Shares of a part that lines name, as `1/4`. */
const sharesOf = (lines: readonly string[], part: string) =>
  lines.filter((line) => partOf(line) === part).map((line) => line.replace(/.*--shard=/, ''));

const allOf = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);

it('is the whole of npm test for each change', () => {
  const machines = linesOf('test');
  const usual = Object.entries(parts).filter(([, part]) => part.usual);
  expect([...new Set(machines.flatMap((line) => partOf(line).split(' ')))].toSorted()).toEqual(
    usual.map(([name]) => name).toSorted(),
  );
  for (const part of ['stories', 'e2e']) expect(sharesOf(machines, part)).toEqual(allOf(4));
});

it('is everything else at night', () => {
  const machines = linesOf('nightly');
  // What has changed is asked by whoever changes it; pictures are held by the machine that drew them.
  const others = ['changed', 'visual'];
  const unusual = Object.entries(parts).filter(([name, part]) => !part.usual && !others.includes(name));
  for (const [name] of unusual) expect(machines.map(partOf)).toContain(`test ${name}`);
  // A change takes some of it alone.
  expect(machines).toContain('test engines');
  expect(sharesOf(machines, 'test faults')).toEqual(allOf(4));
  expect(sharesOf(machines, 'test parity')).toEqual(allOf(2));
  for (const script of ['test:catalogue', 'test:deploy', 'fuzz', 'mutation'])
    expect(machines).toContain(`run ${script}`);
});
