import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf, readShare, shareOf, sharesOf } from './share.mjs';

const stories = ['stories/**/*.stories.tsx'];
const folder = process.cwd();

it('gives each file to one share', () => {
  const shares = sharesOf(4).map((share) => filesOf(stories, folder, { filters: [], share }));
  expect(shares.flat().toSorted()).toEqual(globSync(stories).toSorted());
  const counts = shares.map(({ length }) => length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

it('shares what filters name, and leaves other words alone', () => {
  const [first, second] = sharesOf(2).map((share) =>
    filesOf(stories, folder, { filters: ['primitives/', '--bail=1'], share }),
  );
  expect(first?.[0]).toBe('--bail=1');
  expect(second?.slice(1).every((file) => file.startsWith('stories/primitives/'))).toBe(true);
  expect(filesOf(stories, folder, { filters: ['points-bill', '--bail=1'] })).toEqual([
    'points-bill',
    '--bail=1',
  ]);
});

it.each(['0/4', '5/4', '1', 'a/b', '1/0'])('takes %s for no share', (word) => {
  expect(readShare(word)).toBeUndefined();
});

it('shares a list by turns', () => {
  expect(shareOf(['a', 'b', 'c', 'd', 'e'], '2/2')).toEqual(['b', 'd']);
  expect(shareOf(['a', 'b'])).toEqual(['a', 'b']);
});
