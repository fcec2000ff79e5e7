import { closeSync, openSync, readSync } from 'node:fs';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Pixels } from './png.ts';

/** A picture by its name within a story file: `zh-light-390/basic`. */
export interface Picture extends Pixels {
  readonly name: string;
}

type Entry = Omit<Picture, 'rgb'>;

const params = {
  [constants.ZSTD_c_compressionLevel]: 19,
  // Stories of one file have most of their pixels in common, megabytes apart.
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  [constants.ZSTD_c_windowLog]: 27,
};

/** One file of pictures: the length of its index, the index as JSON, then all pixels compressed as one. */
export function pack(pictures: readonly Picture[]): Buffer {
  const entries: Entry[] = pictures.map(({ name, width, height }) => ({ name, width, height }));
  const index = Buffer.from(JSON.stringify(entries));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(index.length);
  const pixels = zstdCompressSync(Buffer.concat(pictures.map(({ rgb }) => rgb)), { params });
  return Buffer.concat([length, index, pixels]);
}

export function unpack(archive: Buffer): Picture[] {
  const start = 4 + archive.readUInt32BE();
  const pixels = zstdDecompressSync(archive.subarray(start));
  let at = 0;
  return (JSON.parse(archive.toString('utf8', 4, start)) as Entry[]).map((entry) => {
    const from = at;
    at += entry.width * entry.height * 3;
    return { ...entry, rgb: pixels.subarray(from, at) };
  });
}

/** The names of an archive's pictures, which are read without their pixels. */
export function namesIn(path: string): string[] {
  const file = openSync(path, 'r');
  try {
    const length = Buffer.alloc(4);
    readSync(file, length, 0, 4, 0);
    const index = Buffer.alloc(length.readUInt32BE());
    readSync(file, index, 0, index.length, 4);
    return (JSON.parse(index.toString()) as Entry[]).map(({ name }) => name);
  } finally {
    closeSync(file);
  }
}
