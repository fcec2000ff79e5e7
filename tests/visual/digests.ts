import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Pixels } from './png.ts';
import { digestsOf } from './stories.ts';

/** Digests of a story file's pictures by their names: `zh-dark-390/basic`. */
export type Digests = Readonly<Record<string, string>>;

export const digestOf = ({ width, height, rgb }: Pixels): string =>
  createHash('sha256').update(`${width}x${height}`).update(rgb).digest('hex');

export const digestsIn = (stem: string): Digests => {
  const path = digestsOf(stem);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Digests) : {};
};

/** No page is so small. */
const [width, height] = [11, 1];

/** A picture that says the digest of another, in whose place it lies where that one is not at hand. */
export const standInFor = (digest: string): Pixels => ({
  width,
  height,
  rgb: Buffer.concat([Buffer.from(digest, 'hex'), Buffer.alloc(1)]),
});

/** @returns the digest that a picture says; `undefined` for one that is no stand-in */
export const saidBy = (picture: Pixels): string | undefined =>
  picture.width === width && picture.height === height
    ? picture.rgb.subarray(0, 32).toString('hex')
    : undefined;
