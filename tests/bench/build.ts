import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { build, mergeConfig, runnerImport, type InlineConfig } from 'vite';
import { source } from '../../vite.source.ts';
import { inputsOf } from '../../scripts/building/inputs.ts';

const inputs = [
  'packages/{kit,sandbox}/**',
  'tokens/**',
  'apps/mapp/**',
  'tests/bench/**',
  'package-lock.json',
  'vite.source.ts',
];

const outOf = (name: string): string => resolve('dist/bench', name);

async function once(name: string, make: (out: string) => Promise<void> | void): Promise<string> {
  const out = outOf(name);
  const known = inputsOf(`bench-${name}`, inputs);
  if (known.unchanged(out)) return out;
  await make(out);
  known.remember();
  return out;
}

function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${status}`);
}

/** The site as it is deployed, with source maps beside it. */
export const buildSite = (): Promise<string> =>
  once('site', (out) => {
    run(
      'vite',
      'build',
      'apps/mapp',
      '--outDir',
      out,
      '--emptyOutDir',
      '--sourcemap',
      'hidden',
      '--logLevel',
      'warn',
    );
    run('node', '--conditions=@mapp/source', 'apps/mapp/prerender.ts', out);
  });

/** Document of a page of this folder: its root, and what it runs. */
const documentOf = (name: string, main: string): string => `<!doctype html>
<html lang="zh">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${name}</title>
    <script type="module" src="./${main}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/**
 * A page of this folder, built as the site is, served below /mapp/.
 * @param alias packages by name that come from another folder
 * @param main its first module, where that is not `main.tsx`; the page is named for it
 */
export const buildPage = (
  folder: string,
  alias: Readonly<Record<string, string>> = {},
  main = 'main.tsx',
): Promise<string> => {
  const name = main === 'main.tsx' ? folder : `${folder}-${parse(main).name}`;
  return once(name, async (out) => {
    const root = resolve('tests/bench', folder);
    const page = resolve(root, 'index.html');
    await build(
      mergeConfig(source(), {
        configFile: false,
        root,
        plugins: [
          {
            name: 'bench:page',
            enforce: 'pre',
            resolveId: (id) => (id === page ? page : undefined),
            load: (id) => (id === page ? documentOf(name, main) : undefined),
          },
        ],
        base: '/mapp/',
        resolve: { alias },
        logLevel: 'warn',
        build: {
          target: 'es2022',
          outDir: out,
          emptyOutDir: true,
          assetsInlineLimit: 0,
          // Others' components are large, and no page of the bench is split.
          chunkSizeWarningLimit: 2000,
          modulePreload: { polyfill: false },
        },
      } satisfies InlineConfig),
    );
  });
};

/** The bare home as a page that comes drawn, with its styles inline as the site's are. */
export const buildDrawnHome = async (): Promise<string> => {
  const folder = await buildPage('floor-home', {}, 'hydrated.tsx');
  const page = resolve(folder, 'index.html');
  const document = readFileSync(page, 'utf8');
  const root = '<div id="root"></div>';
  if (!document.includes(root)) return folder;
  const { module } = await runnerImport<typeof import('./floor-home/server.tsx')>(
    resolve('tests/bench/floor-home/server.tsx'),
    source(),
  );
  const hashes: string[] = [];
  const styled = document.replace(
    /<link rel="stylesheet"[^>]* href="\/mapp\/([^"]+)">/g,
    (_, path: string) => {
      const style = readFileSync(resolve(folder, path), 'utf8');
      hashes.push(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      return `<style>${style}</style>`;
    },
  );
  const policy = `default-src 'self'; style-src 'self' ${hashes.join(' ')}`;
  writeFileSync(
    resolve(folder, 'headers.json'),
    `${JSON.stringify({ 'content-security-policy': policy })}\n`,
  );
  writeFileSync(
    page,
    styled.replace(root, () => `<div id="root">${module.drawHome()}</div>`),
  );
  return folder;
};

/** One file of a bundle. */
export interface BuiltFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** The file that the entry itself becomes, or what it loads at once, styles too. */
  readonly atOnce: boolean;
}

/**
 * Bundles a few lines as a consumer's bundler would, and gives what came out.
 * @param lines the entry
 * @param external packages that are outside
 * @param folder from which the lines name packages
 */
export async function bundle(
  lines: string,
  external: readonly string[] = [],
  folder = 'tests/bench',
): Promise<readonly BuiltFile[]> {
  const entry = 'virtual:entry';
  const placed = resolve(folder, 'entry.ts');
  const given: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'bench:entry',
        resolveId: (id) => (id === entry ? placed : undefined),
        load: (id) => (id === placed ? lines : undefined),
      },
    ],
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      // A module that the entry shares with a later part stays in the entry, as in the build of a page.
      rolldownOptions: { input: entry, external: [...external], preserveEntrySignatures: 'allow-extension' },
    },
  };
  const built = await build(mergeConfig(source(), given));
  const { output } = Array.isArray(built)
    ? (built[0] ?? { output: [] })
    : 'output' in built
      ? built
      : { output: [] };
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const atOnce = new Set<string>();
  const follow = (name: string): void => {
    if (atOnce.has(name)) return;
    atOnce.add(name);
    const chunk = chunks.get(name);
    chunk?.imports.forEach(follow);
    chunk?.viteMetadata?.importedCss.forEach((style) => atOnce.add(style));
  };
  for (const [name, chunk] of chunks) if (chunk.isEntry) follow(name);
  return output.map((file) => ({
    name: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
    atOnce: atOnce.has(file.fileName),
  }));
}
