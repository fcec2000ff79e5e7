import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { noticeSlugs } from '@mapp/kit/rules';
import { screens } from './src/screens/check-in.ts';
import { screens as notices } from './src/screens/notices.ts';

/** One entry of Vite's manifest. */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

const passScreen = 'exports/screens/check-in/boarding-pass.ts';
/** Where the tab bar leads at the airport; without a network it names the passes that are kept. */
const wayScreen = 'exports/screens/check-in/check-in.ts';
/** A notice that has been read, and so every other one: some of them matter at the airport. */
const noticeScreen = 'exports/screens/notices/notice.ts';
const keptScreens = [passScreen, wayScreen, noticeScreen] as const;
const keptTables: readonly string[] = ['src/screens/check-in.ts', 'src/screens/notices.ts'];

/** Beside those of the screens, what any screen shows. */
const catalogues: ReadonlySet<string> = new Set([
  'shell',
  'failures',
  ...screens.boardingPass.catalogues,
  ...screens.checkIn.catalogues,
  ...notices.notice.catalogues,
  ...noticeSlugs.map((slug) => `notice-${slug}`),
]);

/** Parts that pass and notices do without: the other screens, their words, and a partner's sign-in. */
function isElsewhere(key: string): boolean {
  if (key.includes('exports/screens/')) return !keptScreens.some((kept) => key.endsWith(kept));
  if (key.startsWith('src/screens/')) return !keptTables.includes(key);
  const [, catalogue] = /\/messages\/\w+\/([\w-]+)\.json$/.exec(key) ?? [];
  return (catalogue !== undefined && !catalogues.has(catalogue)) || key.endsWith('exports/client/bind.ts');
}

/** Everything that their pages may load, now or later. */
function filesKept(manifest: Manifest): readonly string[] {
  if (!Object.keys(manifest).some((key) => key.endsWith(passScreen)))
    throw new Error(`The build has no ${passScreen}`);
  const seen = new Set<string>();
  const follow = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    imports.forEach(follow);
    dynamicImports.filter((each) => !isElsewhere(each)).forEach(follow);
  };
  follow('index.html');
  const files = [...seen].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key] ?? { file: '' };
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].filter((file) => file !== '').toSorted();
}

const revisionOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 16);

/** The service worker, and what is put in its place to withdraw it. */
const workers = ['service-worker', 'withdraw-worker'];

/**
 * Builds the service worker into a built site whose pages are finished, and the one that withdraws it.
 * @param site folder of the built site
 */
export async function buildServiceWorker(site: string, manifest: Manifest): Promise<void> {
  const kept = [
    ...['index.html', 'icon.svg'].map((url) => ({ url, revision: revisionOf(join(site, url)) })),
    ...filesKept(manifest).map((url) => ({ url, revision: null })),
  ];
  for (const name of workers)
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      define: { 'self.keptFiles': JSON.stringify(kept) },
      build: {
        target: 'es2022',
        outDir: site,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: join(import.meta.dirname, `src/${name}.ts`),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    });
}
