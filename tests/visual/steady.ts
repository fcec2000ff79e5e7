import { baselineOf, type Baseline } from './digests.ts';
import { fromPng } from './png.ts';

/** Picture as it was taken. */
export interface Shot extends Baseline {
  readonly png: Buffer;
}

/**
 * Takes a picture once it is the expected one, or two in a row are alike.
 * @param take makes a PNG of the page
 * @param expected digest of the picture that ends the waiting at once
 * @param patience for how long it is tried, ms
 * @returns `undefined` for a page that does not stand still
 */
export async function steady(
  take: () => Promise<Buffer>,
  expected: string | undefined,
  patience: number,
): Promise<Shot | undefined> {
  const until = Date.now() + patience;
  let before = expected;
  do {
    const png = await take();
    const now = baselineOf(fromPng(png));
    if (now.digest === expected || now.digest === before) return { ...now, png };
    before = now.digest;
  } while (Date.now() < until);
  return undefined;
}
