import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipped } from './sizes.ts';

/** A file of a built site, and what it is made of. */
export interface LoadedFile {
  /** Path below the site's folder. */
  readonly path: string;
  /** KiB. */
  readonly gzip: number;
  /** Source files with code in it, as its source map says. */
  readonly modules: readonly string[];
}

const modulesOf = (file: string): readonly string[] =>
  existsSync(`${file}.map`)
    ? (JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] }).sources
    : [];

/** The files of one kind among the paths that were loaded. */
export const loaded = (siteFolder: string, paths: readonly string[], ending: '.js' | '.css'): LoadedFile[] =>
  paths
    .filter((path) => path.endsWith(ending))
    .map((path) => {
      const file = join(siteFolder, path);
      return { path, gzip: gzipped(readFileSync(file)), modules: modulesOf(file) };
    });
