import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Pixels } from './png.ts';

/** Picture that was accepted: its size, and a digest of its pixels. */
export interface Baseline {
  readonly width: number;
  /** `undefined` for one that was accepted before sizes were kept; its digest covers it. */
  readonly height: number | undefined;
  readonly digest: string;
}

/** Baselines by the names of their pictures: `zh-dark-390/basic`. */
export type Baselines = ReadonlyMap<string, Baseline>;

/** File of a story file's baselines; `stem` is its path below `stories`: `screens/points/bill`. */
export const baselinesFile = (stem: string): string => `tests/visual/baselines/${stem}.txt`;

/** Size and digest of pixels: 128 bits of SHA-256, which no two pictures of ours share by chance. */
export function baselineOf({ width, height, rgb }: Pixels): Baseline {
  const digest = createHash('sha256').update(`${width}x${height}`).update(rgb).digest('hex').slice(0, 32);
  return { width, height, digest };
}

export const lineOf = (name: string, { width, height, digest }: Baseline): string =>
  `${name} ${width}x${height ?? '?'} ${digest}\n`;

/** One line for each picture, sorted by name: what two changes add lies apart, and merges by itself. */
export const format = (baselines: Baselines): string =>
  [...baselines]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, baseline]) => lineOf(name, baseline))
    .join('');

/**
 * Reads what `format` has written; of two lines for one picture the later holds.
 * @throws {Error} for a line that is none, such as a mark of an unfinished merge
 */
export function parse(text: string): Baselines {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, name, width, height, digest] =
        /^([\w-]+\/[\w-]+) (\d+)x(\d+|\?) ([\da-f]{32})$/.exec(line) ?? [];
      if (!name || !digest) throw new Error(`No size and digest of a picture: "${line}".`);
      return [name, { width: Number(width), height: height === '?' ? undefined : Number(height), digest }];
    }),
  );
}

export const baselinesIn = (file: string): Baselines =>
  existsSync(file) ? parse(readFileSync(file, 'utf8')) : new Map();

/** Difference of a picture from its baseline, in a sentence; `undefined` where there is none. */
export function changeOf(kept: Baseline | undefined, now: Baseline): string | undefined {
  if (!kept) return 'It has no baseline.';
  if (kept.digest === now.digest) return undefined;
  const [before, after] = [kept, now].map(({ width, height }) => `${width}×${height}`);
  return kept.height === undefined || before === after
    ? 'Its pixels are not those of its baseline.'
    : `It was ${before} px, and is ${after}.`;
}
