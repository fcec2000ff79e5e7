import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { clientLine } from './client-plugin.ts';

/** A source map, as far as it is changed here. */
interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
  readonly [field: string]: unknown;
}

/** Where the sources lie in the package; beside the modules a compiler would take them for the modules' types. */
const folder = 'sources';

/** A module whose text a plugin has made anew: its lines are nobody's. */
const isMade = (file: string): boolean => file.endsWith('.css.js');

/** A source of the package's own that somebody has written as a module; catalogues and modules of the bundler are none. */
const isWritten = (home: string, source: string): boolean =>
  source.startsWith(join(home, 'src', sep)) || source.startsWith(join(home, 'exports', sep))
    ? /\.tsx?$/.test(source) && existsSync(source)
    : false;

/** Takes a map away, and the line that names it. */
function drop(file: string, map: string): void {
  rmSync(map);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'));
}

/**
 * Puts each source that a map names into the built package, once for modules and declarations alike, and has the maps
 * name it there.
 * @param home folder of the package's sources
 */
export function writeSources(home: string): void {
  const dist = join(home, 'dist');
  const copied = new Set<string>();
  for (const name of globSync('**/*.map', { cwd: dist })) {
    const map = join(dist, name);
    const file = map.slice(0, -'.map'.length);
    const { sourcesContent: _, ...told } = JSON.parse(readFileSync(map, 'utf8')) as SourceMap;
    const sources = told.sources.map((source) => resolve(dirname(map), source));
    if (isMade(file) || sources.length === 0 || !sources.every((source) => isWritten(home, source))) {
      drop(file, map);
      continue;
    }
    const [text, moved] = [
      readFileSync(file, 'utf8'),
      (source: string) => join(dist, folder, relative(home, source)),
    ];
    for (const source of sources) copied.add(source);
    const changed = {
      ...told,
      sources: sources.map((source) => relative(dirname(map), moved(source)).replaceAll(sep, '/')),
      mappings: (text.startsWith(clientLine) ? ';' : '') + told.mappings,
    };
    writeFileSync(map, JSON.stringify(changed));
  }
  for (const source of copied) {
    const target = join(dist, folder, relative(home, source));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target);
  }
}
