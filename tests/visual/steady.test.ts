import { expect, it } from 'vitest';
import { baselineOf } from './digests.ts';
import { toPng, type Pixels } from './png.ts';
import { steady } from './steady.ts';

const shade = (value: number): Pixels => ({ width: 1, height: 1, rgb: Buffer.alloc(3, value) });
const digest = (value: number) => baselineOf(shade(value)).digest;

/** A page that shows one shade after another, and then the last. */
function page(...shades: number[]) {
  let at = 0;
  const take = () => Promise.resolve(toPng(shade(shades[Math.min(at++, shades.length - 1)] ?? 0)));
  return { take, taken: () => at };
}

it('takes one picture of what is expected', async () => {
  const { take, taken } = page(5, 6);
  expect((await steady(take, digest(5), 1000))?.digest).toBe(digest(5));
  expect(taken()).toBe(1);
});

it('waits for what is expected, and takes else what comes twice', async () => {
  const late = page(1, 2, 5);
  expect((await steady(late.take, digest(5), 1000))?.digest).toBe(digest(5));
  const other = page(1, 2, 3);
  expect((await steady(other.take, digest(5), 1000))?.digest).toBe(digest(3));
  expect([late.taken(), other.taken()]).toEqual([3, 4]);
});

it('a picture without a baseline comes twice as well', async () => {
  const { take, taken } = page(1, 2);
  const shot = await steady(take, undefined, 1000);
  expect([shot?.digest, shot?.png, taken()]).toEqual([digest(2), toPng(shade(2)), 3]);
});

it('gives up on what does not stand still', async () => {
  let value = 0;
  expect(await steady(() => Promise.resolve(toPng(shade(++value % 200))), undefined, 20)).toBeUndefined();
});
