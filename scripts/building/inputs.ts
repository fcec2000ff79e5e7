import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A fingerprint of the files that the patterns name, tests left out. */
function fingerprint(patterns: readonly string[]): string {
  const files = globSync([...patterns], {
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/.test(path),
  });
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Remembers what a result was built from.
 * @param name of the result; the note is in `dist/.built/`
 * @param patterns glob patterns of everything that goes into it
 */
export function inputsOf(name: string, patterns: readonly string[]) {
  const note = `dist/.built/${name.replaceAll('/', '-')}`;
  // As they are before the build: a file that is saved during it has not been built.
  const inputs = fingerprint(patterns);
  return {
    /** The result is as its inputs are now. */
    unchanged: (result: string): boolean =>
      existsSync(result) && existsSync(note) && readFileSync(note, 'utf8') === inputs,
    remember: (): void => {
      mkdirSync(dirname(note), { recursive: true });
      writeFileSync(note, inputs);
    },
  };
}
