import type { Plugin } from 'vite';

/** Each built file with those that it imports statically. */
export type Imports = Readonly<Record<string, readonly string[]>>;

/**
 * Files that import one another in a circle, each circle from a file back to itself. Of two such files one runs before what it
 * imports is there, and the browser that meets it first sees "… is not a function".
 */
export function circlesIn(imports: Imports): readonly (readonly string[])[] {
  const circles: (readonly string[])[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    const begin = way.indexOf(file);
    if (begin >= 0) circles.push([...way.slice(begin), file]);
    if (begin >= 0 || done.has(file)) return;
    for (const next of imports[file] ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of Object.keys(imports)) follow(file, []);
  return circles;
}

/** Fails a build whose files import one another in a circle: the groups of chunks have torn something apart. */
export const noCircles = (): Plugin => ({
  name: 'mapp:no-circles',
  generateBundle(_, bundle) {
    const imports = Object.fromEntries(
      Object.values(bundle).map((part) => [part.fileName, part.type === 'chunk' ? part.imports : []]),
    );
    const circles = circlesIn(imports).map((circle) => circle.join(' → '));
    if (circles.length > 0) this.error(`Built files import one another:\n${circles.join('\n')}`);
  },
});
