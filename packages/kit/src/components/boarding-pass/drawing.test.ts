import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes, type ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import { draw as drawAztec } from './draw-aztec.ts';
import { draw as drawPdf417 } from './draw-pdf417.ts';
import { draw as drawQr } from './draw-qr.ts';
import type { Drawing } from './drawing.ts';

const scale = 3;
const quiet = 12;

type Point = readonly [x: number, y: number];

/** Both ends of every edge of a path. */
const edgesOf = (path: string): readonly (readonly [Point, Point])[] =>
  path
    .split('Z')
    .filter(Boolean)
    .flatMap((line) => {
      const points = line
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number) as [number, number]);
      return points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const);
    });

/** Where the middle of a row enters and leaves the drawing, by the even-odd rule. */
const crossings = (edges: readonly (readonly [Point, Point])[], row: number): readonly number[] =>
  edges
    .filter(([[, from], [, to]]) => from > row + 0.5 !== to > row + 0.5)
    .map(([[x]]) => x)
    .sort((one, other) => one - other);

/** The drawing as black and white pixels, with a quiet zone. All its edges run along the modules. */
function pixelsOf({ columns, rows, path }: Drawing) {
  const [width, height] = [columns * scale + 2 * quiet, rows * scale + 2 * quiet];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const edges = edgesOf(path);
  for (let y = 0; y < rows * scale; y += 1) {
    const begin = (quiet + y) * width + quiet;
    const at = crossings(edges, Math.floor(y / scale));
    for (let index = 0; index < at.length; index += 2)
      for (let x = (at[index] ?? 0) * scale; x < (at[index + 1] ?? 0) * scale; x += 1)
        data.fill(0, (begin + x) * 4, (begin + x) * 4 + 3);
  }
  return { data, width, height, colorSpace: 'srgb' } as ImageData;
}

const leg = 'ABC123 SHAPEKMU 5101 324Y011A0025 1';
const short = `M1ZHANG/SAN           E${leg}06>60000`;
const onTicket = `M1ZHANG/SAN           E${leg}3B>60B1WW6151BMU 257811234567890     MU 600000000001    `;
const fourLegs = `M4ZHANG/SAN           E${`${leg}272507811234567890     MU 600000000001    `.repeat(4)}`;
const signed = `${onTicket}^164${'GIWVC5EH7J'.repeat(10)}`;
const strange = `M1ZHANG/SAN           E${leg}0B>60000^~\\() ^100`;

const ways: [string, (text: string) => Drawing, ReadInputBarcodeFormat][] = [
  ['QR', drawQr, 'QRCode'],
  ['Aztec', drawAztec, 'Aztec'],
  ['PDF417', drawPdf417, 'PDF417'],
];

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = (await readFile(wasm)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

describe.each(ways)('%s', (_name, draw, format) => {
  it.each([
    ['a short pass', short],
    ['a pass with a ticket and a member', onTicket],
    ['four legs', fourLegs],
    ['a signed pass', signed],
    ['signs that have a meaning elsewhere', strange],
  ])('says %s, letter for letter', async (_what, text) => {
    const drawing = draw(text);
    expect(Number.isInteger(drawing.columns) && Number.isInteger(drawing.rows)).toBe(true);
    const read = await readBarcodes(pixelsOf(drawing), { formats: [format] });
    expect(read.map((one) => one.text)).toEqual([text]);
  });

  it('throws where a text has no room', () => {
    expect(() => draw('A'.repeat(5000))).toThrow(/bwipp\./);
  });
});
