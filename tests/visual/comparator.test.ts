import { expect, it } from 'vitest';
import { exact } from './comparator.ts';
import { digestOf, standInFor } from './digests.ts';
import type { Pixels } from './png.ts';

const grey = (width: number, height: number, last = 100): Pixels => {
  const rgb = Buffer.alloc(width * height * 3, 100);
  rgb[rgb.length - 1] = last;
  return { width, height, rgb };
};

/** As vitest reads it: with alpha. */
const imageOf = ({ width, height, rgb }: Pixels) => {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let i = 0; i < width * height; i += 1) rgb.copy(data, i * 4, i * 3, i * 3 + 3);
  return { metadata: { width, height }, data };
};

const compare = (before: Pixels, after: Pixels) =>
  exact(imageOf(before), imageOf(after), { createDiff: true });

it('the same pixels are the same picture', () => {
  expect(compare(grey(20, 3), grey(20, 3))).toEqual({ pass: true, diff: null, message: null });
});

it('one shade of one pixel is another picture, and is shown', () => {
  const { pass, diff, message } = compare(grey(20, 3), grey(20, 3, 101));
  expect([pass, message]).toEqual([false, '1 pixels differ.']);
  expect([...(diff ?? [])].slice(-8)).toEqual([236, 236, 236, 255, 255, 0, 0, 255]);
});

it('another size is another picture', () => {
  expect(compare(grey(20, 3), grey(20, 4))).toEqual({
    pass: false,
    diff: null,
    message: 'It was 20×3 px, and is 20×4.',
  });
});

it('a digest in the place of a picture knows it from others', () => {
  const standIn = standInFor(digestOf(grey(20, 3)));
  expect(compare(standIn, grey(20, 3)).pass).toBe(true);
  expect(compare(standIn, grey(20, 3, 101)).pass).toBe(false);
  expect(compare(standIn, grey(3, 20)).pass).toBe(false);
});
