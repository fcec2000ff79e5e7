import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromPng, toPng } from './png.ts';

const pixels = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
      .map((bytes) => ({ width, height, rgb: Buffer.from(bytes) })),
  );

it('a picture comes out of its PNG as it went in', () => {
  fc.assert(
    fc.property(pixels, (one) => {
      expect(fromPng(toPng(one))).toEqual(one);
    }),
  );
});

/** A PNG of one column, whose rows say how they were filtered. */
function filtered(kind: number, rows: readonly number[][]): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const size = (kind === 6 ? 4 : 3) * 2;
  const head = Buffer.from([
    0,
    0,
    0,
    ((rows[0]?.length ?? 0) - 1) / (size / 2),
    0,
    0,
    0,
    rows.length,
    8,
    kind,
    0,
    0,
    0,
  ]);
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
  ]);
}

it.each([
  ['none', [0, 7, 8, 9, 1, 2, 3], [7, 8, 9, 1, 2, 3]],
  ['left', [1, 7, 8, 9, 1, 2, 3], [7, 8, 9, 8, 10, 12]],
  ['above', [2, 7, 8, 9, 1, 2, 3], [17, 18, 19, 21, 22, 23]],
  ['the mean of both', [3, 7, 8, 9, 1, 2, 3], [12, 13, 14, 17, 18, 20]],
  ['the nearest of three', [4, 7, 8, 9, 1, 2, 3], [17, 18, 19, 21, 22, 23]],
])('reads rows that are told by %s', (_, row, second) => {
  const first = [10, 10, 10, 20, 20, 20];
  expect([...fromPng(filtered(2, [[0, ...first], row])).rgb]).toEqual([...first, ...second]);
});

it('leaves alpha out, and refuses what no screenshot is', () => {
  expect([...fromPng(filtered(6, [[0, 1, 2, 3, 255]])).rgb]).toEqual([1, 2, 3]);
  expect(() => fromPng(filtered(3, [[0, 1, 2, 3]]))).toThrow('Not the PNG of a screenshot.');
});
