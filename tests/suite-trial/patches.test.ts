import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { drawn, kinds, readPatches } from '../../scripts/suite-trial/patches.mjs';

const patches = readPatches();

it('has patches enough that still apply: who moves code remakes them', () => {
  const lost = patches.filter(
    ({ file }) => spawnSync('git', ['apply', '--check', file], { stdio: 'ignore' }).status !== 0,
  );
  expect(lost.map(({ file }) => file)).toEqual([]);
  expect(patches.length).toBeGreaterThanOrEqual(120);
});

it('has every kind, and a third of them on a border', () => {
  const found = Map.groupBy(patches, ({ kind }) => kind);
  expect([...found.keys()].toSorted()).toEqual(kinds.toSorted());
  expect(Math.min(...[...found.values()].map(({ length }) => length))).toBeGreaterThanOrEqual(6);
  expect(patches.filter(({ border }) => border !== undefined).length).toBeGreaterThanOrEqual(
    patches.length / 3,
  );
  expect(patches.filter(({ seen }) => seen === '')).toEqual([]);
});

it('breaks the product alone', () => {
  const touched = new Set(patches.flatMap((patch) => patch.touched));
  const others = [...touched].filter(
    (file) => !/^(packages\/\w+\/src|apps\/mapp\/src|tokens)\//.test(file) || /\.(test|support)\./.test(file),
  );
  expect(others).toEqual([]);
});

it('draws the same trial for a seed, ten of thirty on a border', () => {
  const trial = drawn(patches, 7, 30);
  expect(trial).toEqual(drawn(patches, 7, 30));
  expect(trial).not.toEqual(drawn(patches, 8, 30));
  expect(new Set(trial).size).toBe(30);
  expect(trial.filter(({ border }) => border !== undefined)).toHaveLength(10);
});
