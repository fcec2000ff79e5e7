import { expect, it } from 'vitest';
import { difference } from './difference.ts';
import type { Pixels } from './png.ts';

const row = (...shades: number[]): Pixels => ({
  width: shades.length,
  height: 1,
  rgb: Buffer.from(shades.flatMap((shade) => [shade, shade, shade])),
});

it('what is alike is pale, what is not is red', () => {
  const { width, height, rgb, count } = difference(row(0, 8, 255), row(0, 9, 255));
  expect([width, height, count]).toEqual([3, 1, 1]);
  expect([...rgb]).toEqual([224, 224, 224, 255, 0, 0, 255, 255, 255]);
});

it('one channel of one pixel is found', () => {
  const blue = row(7, 7);
  blue.rgb[5] = 8;
  expect(difference(row(7, 7), blue).count).toBe(1);
  expect(difference(row(7, 7), row(7, 7)).count).toBe(0);
});

it('what only one of two sizes has is red', () => {
  const tall: Pixels = { width: 1, height: 2, rgb: Buffer.alloc(6, 50) };
  const found = difference(row(50, 50), tall);
  expect([found.width, found.height, found.count]).toEqual([2, 2, 3]);
  expect([...found.rgb.subarray(0, 3)]).toEqual([230, 230, 230]);
});
