import { digestOf, saidBy } from './digests.ts';
import { withoutAlpha, type Pixels } from './png.ts';

/** An image as vitest reads it: four bytes a pixel. */
interface Image {
  readonly metadata: { readonly width: number; readonly height: number };
  readonly data: ArrayLike<number> & ArrayBufferView;
}

const bytesOf = ({ data }: Image): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength);

const pixelsOf = (image: Image): Pixels => ({
  width: image.metadata.width,
  height: image.metadata.height,
  rgb: withoutAlpha(bytesOf(image)),
});

/** Red where two images of one size differ, pale where they do not. */
function difference(before: Image, after: Image): { diff: Uint8Array; count: number } {
  const diff = new Uint8Array(before.data.length);
  let count = 0;
  for (let i = 0; i < diff.length; i += 4) {
    const same = [0, 1, 2].every((channel) => before.data[i + channel] === after.data[i + channel]);
    count += same ? 0 : 1;
    const pale = 224 + Math.floor((after.data[i + 1] ?? 0) / 8);
    diff.set(same ? [pale, pale, pale, 255] : [255, 0, 0, 255], i);
  }
  return { diff, count };
}

/**
 * Whether two pictures are the same in every pixel: the same browser with the same letters draws the same, and a threshold would let
 * a shade pass.
 */
export function exact(reference: Image, actual: Image, { createDiff }: { createDiff: boolean }) {
  const [before, after] = [reference.metadata, actual.metadata];
  const isOneSize = before.width === after.width && before.height === after.height;
  if (isOneSize && bytesOf(reference).equals(bytesOf(actual)))
    return { pass: true, diff: null, message: null };
  const said = saidBy(pixelsOf(reference));
  if (said !== undefined) {
    const pass = said === digestOf(pixelsOf(actual));
    return {
      pass,
      diff: null,
      message: pass ? null : 'Its digest is another. The picture before is not at hand.',
    };
  }
  if (!isOneSize) {
    const sizes = [before, after].map(({ width, height }) => `${width}×${height}`);
    return { pass: false, diff: null, message: `It was ${sizes[0]} px, and is ${sizes[1]}.` };
  }
  const { diff, count } = difference(reference, actual);
  return { pass: false, diff: createDiff ? diff : null, message: `${count} pixels differ.` };
}

declare module '@vitest/browser/context' {
  interface ScreenshotComparatorRegistry {
    exact: Readonly<Record<string, unknown>>;
  }
}
