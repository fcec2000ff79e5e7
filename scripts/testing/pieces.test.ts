import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parts } from './parts.mjs';
import { piecesOf, rounds, shards } from './pieces.mjs';
import { requestOf } from './request.mjs';
import { sharesOf } from './share.mjs';

const asked = (...words: string[]) => requestOf(words, parts);

it('has every part in a tier, or by its name alone', () => {
  const inTiers = Object.values(shards).flatMap((each) => each.flat().map(({ part }) => part));
  expect([...new Set([...inTiers, ...Object.keys(rounds), 'changed'])].toSorted()).toEqual(
    Object.keys(parts).toSorted(),
  );
});

it('has each part of a tier whole', () => {
  for (const tier of Object.values(shards))
    for (const pieces of Map.groupBy(tier.flat(), ({ part }) => part).values())
      expect(pieces.map(({ share }) => share)).toEqual(sharesOf(pieces.length));
});

it('runs test:all in twelve shards', () => {
  expect(shards.all).toHaveLength(12);
  expect(piecesOf(asked('--tier=all', '--shard=1/12'))).toEqual(shards.all[0]);
  expect(piecesOf(asked('--tier=all'))).toEqual(shards.all.flat());
});

it('takes a share of a part that is named, and of each part of npm test', () => {
  expect(piecesOf(asked('stories', '--shard=2/4'))).toEqual([{ part: 'stories', share: '2/4' }]);
  expect(piecesOf(asked('--shard', '2/4')).map(({ share }) => share)).toEqual(
    shards.test.flat().map(() => '2/4'),
  );
});

it('counts a loop by number', () => {
  expect(piecesOf(asked('--tier=night', 'fuzz', '--from', '3', '--count=2'))).toEqual([
    { part: 'fuzz', number: 3 },
    { part: 'fuzz', number: 4 },
  ]);
});

it('plays all that a filter finds', () => {
  expect(asked('stories', 'points-bill')).toMatchObject({
    tier: 'all',
    named: ['stories'],
    filters: ['points-bill'],
  });
  expect(asked('stories')).toMatchObject({ tier: 'test', filters: [] });
});

/** Words of a workflow's machines, one line for each. */
const machinesOf = (workflow: string) =>
  [...readFileSync(`.github/workflows/${workflow}.yml`, 'utf8').matchAll(/^ {10}- (.+)$/gm)].map(
    ([, line = '']) => line,
  );

it('is npm test for each change', () => {
  expect(readFileSync('.github/workflows/test.yml', 'utf8')).toContain('- run: npm test --silent\n');
});

it('is everything else at night', () => {
  const machines = machinesOf('nightly');
  for (const tier of ['all', 'night'] as const)
    for (const share of sharesOf(shards[tier].length))
      expect(machines).toContain(`test:${tier} -- --shard=${share}`);
  const groups = machines
    .map((line) => /^test:night mutation -- --from=(\d+) --count=(\d+)$/.exec(line))
    .flatMap((found) => (found ? [{ from: Number(found[1]), count: Number(found[2]) }] : []));
  const numbers = groups.flatMap(({ from, count }) => Array.from({ length: count }, (_, at) => from + at));
  expect(numbers).toEqual(Array.from({ length: rounds['mutation'] ?? 0 }, (_, at) => at + 1));
  const looped = machines.map((line) => /^test:night (\w+) -- --from=/.exec(line)?.[1]);
  for (const loop of Object.keys(rounds)) expect(looped).toContain(loop);
});

it('is both complete before a release', () => {
  const release = readFileSync('.github/workflows/release.yml', 'utf8');
  expect(release).toContain('uses: ./.github/workflows/nightly.yml');
  expect(release).toContain('needs: whole');
});
