import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Asked {
  /** Hash of the file, and behind it which of the file's names it is. */
  readonly hash: string;
  readonly filePath: string;
  readonly debugId?: string | undefined;
}

const sources = join(import.meta.dirname, '../src');
/** A letter and a digit, which stand in no word of a selector, with or without a line. No capitals: pages without a doctype do not tell them apart. */
const marks = 26 * 10 * 2;

const markAt = (slot: number): string =>
  (10 + (slot % 26)).toString(36) + (Math.floor(slot / 26) % 10) + (slot < marks / 2 ? '' : '_');

/** A mark for each style file, which hangs on its path: a file that is added leaves almost all others theirs. */
function marksOfFiles(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<number>();
  const files = globSync('**/*.css.ts', { cwd: sources }).map((file) => file.replaceAll('\\', '/'));
  if (files.length > marks) throw new Error('More style files than there are marks');
  for (const file of files.toSorted()) {
    let slot = createHash('sha256').update(file).digest().readUInt32BE() % marks;
    while (taken.has(slot)) slot = (slot + 1) % marks;
    taken.add(slot);
    found.set(file, markAt(slot));
  }
  return found;
}

/**
 * Short names of classes, custom properties and keyframes: a mark of the file, and which of its names it is. The same source
 * has the same names in every build, so that a page drawn by one build fits the style sheets of another.
 * @param before stands before each name
 */
export function shortNames(before = ''): (asked: Asked) => string {
  const byFile = marksOfFiles();
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const mark = byFile.get(filePath.replaceAll('\\', '/').replace(/^(?:.*\/)?src\//, ''));
    if (mark === undefined) return `${before}_${hash}`;
    // The first name of a file is its number nought.
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, ofFile);
    if (!hash.startsWith(ofFile)) throw new Error(`${filePath} has names of two kinds`);
    return before + mark + hash.slice(ofFile.length);
  };
}

/** Names that say where they come from, for development. */
export const readableNames = ({ hash, filePath, debugId }: Asked): string =>
  [basename(filePath, '.css.ts'), debugId]
    .filter(Boolean)
    .join('_')
    .replaceAll(/[^\w-]/g, '-') + `__${hash}`;
