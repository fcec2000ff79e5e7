import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Opaque pixels, three bytes each, row after row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Buffer;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Writes a PNG fast rather than small: it is a copy that no one keeps. */
export function toPng({ width, height, rgb }: Pixels): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits, no alpha.
  head.set([8, 2], 8);
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) rgb.copy(rows, y * (stride + 1) + 1, y * stride, (y + 1) * stride);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function* chunks(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = signature.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** The byte that PNG's filter 4 foretells from left, above and above left. */
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** Byte that each filter foretells from left, above and above left. */
const foretold: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Takes back the filter of each row. */
function unfilter(rows: Buffer, stride: number, height: number, size: number): Buffer {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const row = rows.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1));
    const into = out.subarray(y * stride, (y + 1) * stride);
    const over = y > 0 ? out.subarray((y - 1) * stride, y * stride) : Buffer.alloc(stride);
    const filter = rows[y * (stride + 1)] ?? 0;
    if (filter === 0) row.copy(into);
    // The usual ones by themselves: a call for each byte is most of the time.
    else if (filter === 1)
      for (let x = 0; x < stride; x += 1) into[x] = (row[x] ?? 0) + (x < size ? 0 : (into[x - size] ?? 0));
    else if (filter === 2) for (let x = 0; x < stride; x += 1) into[x] = (row[x] ?? 0) + (over[x] ?? 0);
    else {
      const guess = foretold[filter] ?? paeth;
      for (let x = 0; x < stride; x += 1) {
        const [left, corner] = x < size ? [0, 0] : [into[x - size] ?? 0, over[x - size] ?? 0];
        into[x] = (row[x] ?? 0) + guess(left, over[x] ?? 0, corner);
      }
    }
  }
  return out;
}

/** Three bytes of each four. */
function withoutAlpha(rgba: Buffer): Buffer {
  const rgb = Buffer.alloc((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return rgb;
}

const sizes: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/**
 * Reads the PNG of a screenshot: eight bits, colour, with or without alpha.
 * @throws {Error} for another kind
 */
export function fromPng(png: Buffer): Pixels {
  const parts = [...chunks(png)];
  const head = parts[0]?.data ?? Buffer.alloc(13);
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const size = sizes[head[9] ?? 0];
  if (head[8] !== 8 || size === undefined || head[12] !== 0) throw new Error('Not the PNG of a screenshot.');
  const body = Buffer.concat(parts.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const pixels = unfilter(inflateSync(body), width * size, height, size);
  if (size === 3) return { width, height, rgb: pixels };
  return { width, height, rgb: withoutAlpha(pixels) };
}
