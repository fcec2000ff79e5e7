import type { Pixels } from './png.ts';

const red = [255, 0, 0] as const;

/**
 * Picture of where two differ: red there, and where one of them has no pixel; pale where they do not.
 * @returns how many pixels of it are red
 */
export function difference(before: Pixels, after: Pixels): Pixels & { readonly count: number } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const rgb = Buffer.alloc(width * height * 3);
  const at = (picture: Pixels, x: number, y: number): number =>
    x < picture.width && y < picture.height ? (y * picture.width + x) * 3 : -1;
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [at(before, x, y), at(after, x, y)];
      const isSame =
        from >= 0 &&
        to >= 0 &&
        before.rgb[from] === after.rgb[to] &&
        before.rgb[from + 1] === after.rgb[to + 1] &&
        before.rgb[from + 2] === after.rgb[to + 2];
      const pale = 224 + ((after.rgb[to + 1] ?? 0) >> 3);
      rgb.set(isSame ? [pale, pale, pale] : red, (y * width + x) * 3);
      count += isSame ? 0 : 1;
    }
  }
  return { width, height, rgb, count };
}
