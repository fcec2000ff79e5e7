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

/** The parts that the workflow runs, a line for each machine. */
const machines = [...readFileSync('.github/workflows/test.yml', 'utf8').matchAll(/^ {10}- (.+)$/gm)].map(
  ([, line = '']) => line,
);

it('is the whole of npm test in the workflow', () => {
  const [whole, shared] = [false, true].map((wanted) =>
    machines.filter((line) => line.includes('--shard=') === wanted),
  ) as [string[], string[]];
  const named = [...whole, ...shared].flatMap((line) => line.replace(/ -- .*/, '').split(' '));
  const usual = Object.entries(parts).filter(([, part]) => part.usual);
  expect([...new Set(named)].toSorted()).toEqual(usual.map(([name]) => name).toSorted());
  for (const line of shared) {
    const count = Number(line.split('/')[1]);
    const places = shared.filter((other) => other.split(' ')[0] === line.split(' ')[0]);
    expect(places.map((place) => place.replace(/.*--shard=/, ''))).toEqual(
      Array.from({ length: count }, (_, index) => `${index + 1}/${count}`),
    );
  }
});
