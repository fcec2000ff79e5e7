import { readFileSync } from 'node:fs';
import { siteFolder } from './sandbox.ts';

/** One entry of the build's manifest. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
}

/** Chunk that the build made of a source file, named by the end of its path. */
export function chunkOf(source: string): Chunk {
  const manifest = JSON.parse(readFileSync(`${siteFolder}/manifest.json`, 'utf8')) as Record<string, Chunk>;
  const found = Object.entries(manifest).find(([name]) => name.endsWith(source));
  if (!found) throw new Error(`The build has no ${source}`);
  return found[1];
}
