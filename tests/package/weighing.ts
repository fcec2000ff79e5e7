import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Compressed bytes that an import brings before anything is asked for, React left out. */
export interface Weight {
  readonly js: number;
  readonly css: number;
}

/** Content that an entry brings at once: its chunk and those it imports, and the style sheets of their modules. */
interface Brought {
  readonly code: string;
  readonly css: string;
}

/** Styles are left as they are, to be weighed beside the scripts. */
const stylesAside = {
  name: 'test:styles-aside',
  enforce: 'pre' as const,
  load: {
    filter: { id: /\.css$/ },
    handler: () => ({ code: '', moduleSideEffects: true, moduleType: 'js' as const }),
  },
};

/** Bundles all entries of a project in one build, whose chunks are split so that each entry gets what it needs and no more. */
export async function brought(
  project: string,
  entries: readonly string[],
): Promise<Readonly<Record<string, Brought>>> {
  const result = (await build({
    configFile: false,
    root: project,
    logLevel: 'silent',
    plugins: [stylesAside],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, join(project, entry)])),
        external: /^(react|react-dom)(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const closure = (name: string, seen: Set<string>): Set<string> => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return seen;
    seen.add(name);
    for (const next of chunk.imports) closure(next, seen);
    return seen;
  };
  return Object.fromEntries(
    [...chunks.values()]
      .filter(({ isEntry }) => isEntry)
      .map((entry) => {
        const all = [...closure(entry.fileName, new Set())].flatMap((name) => chunks.get(name) ?? []);
        const sheets = all.flatMap(({ moduleIds }) => moduleIds.filter((id) => id.endsWith('.css')));
        return [
          entry.name,
          {
            code: all.map(({ code }) => code).join('\n'),
            css: sheets
              .toSorted()
              .map((id) => readFileSync(id, 'utf8'))
              .join('\n'),
          },
        ];
      }),
  );
}

/** The weight of each entry. */
export async function weighed(
  project: string,
  entries: readonly string[],
): Promise<Readonly<Record<string, Weight>>> {
  const weight = (text: string): number => (text === '' ? 0 : gzipSync(text).length);
  return Object.fromEntries(
    Object.entries(await brought(project, entries)).map(([name, { code, css }]) => [
      name,
      { js: weight(code), css: weight(css) },
    ]),
  );
}
