import { gzipSync } from 'node:zlib';

/** Size after gzip at its best, KiB. */
export const gzipped = (content: string | Uint8Array): number =>
  gzipSync(content, { level: 9 }).length / 1024;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
