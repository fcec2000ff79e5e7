/**
 * `node prerender.ts <built site>`: draws the guest's home into `Home.html` with its styles inline, puts the head's
 * script into every page, writes the content security policy that allows both by hash, and builds the service worker.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { locales } from '@mapp/kit/messages/locales';
import { writeEarlyScreens } from './early-screens.ts';
import { buildHeadScript, headStyle } from './head-script.ts';
import { buildServiceWorker, type Chunk } from './offline.ts';

const site = resolve(process.argv[2] ?? 'dist/mapp');
const app = import.meta.dirname;

const read = (name: string) => readFileSync(join(site, name), 'utf8');
const manifest = JSON.parse(read('manifest.json')) as Record<string, Chunk>;

/** The style sheets of a chunk and of what it imports, in order. */
function stylesOf(key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) return [];
  return [...(chunk.imports ?? []).flatMap((name) => stylesOf(name, seen)), ...(chunk.css ?? [])];
}

const chunkOf = (part: string): string => {
  const found = Object.keys(manifest).find((key) => key.includes(part));
  if (!found) throw new Error(`The build has no chunk for ${part}`);
  return found;
};

/** The guest's home and the start page as they are drawn, and the areas of each first part of a path. */
async function askServer() {
  const outDir = join(site, '..', '.prerender');
  await build({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: join(app, 'src/server.tsx'),
      outDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
    ssr: { noExternal: true },
  });
  const { areasByPath, drawHome, drawStart, pathsOfRoutes } = (await import(
    join(outDir, 'server.js')
  )) as typeof import('./src/server.tsx');
  const config: unknown = JSON.parse(read('config.json'));
  const home = await drawHome(config);
  if (/<path(?![^>]* d=)/.test(home.html))
    throw new Error(
      'The home shows an icon that comes later: move its drawing to primitives/icon/first-paths.ts',
    );
  const areas = await areasByPath();
  const paths = await pathsOfRoutes();
  rmSync(outDir, { recursive: true });
  return { areas, home, paths, start: drawStart(config) };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const { areas: areasBelow, home, paths, start } = await askServer();

const fileOf = (part: string): string => manifest[chunkOf(part)]?.file ?? '';
const byLanguage = (...parts: readonly ((language: string) => string)[]) =>
  Object.fromEntries(
    locales.map((language) => [language, parts.map((part) => fileOf(`/messages/${part(language)}`))]),
  );
const screens = await writeEarlyScreens(site, manifest, paths);
const script = await buildHeadScript({
  tables: Object.fromEntries(
    Object.entries(areasBelow).map(([part, areas]) => [
      part,
      [...areas].map((area) => fileOf(`src/screens/${area}.ts`)),
    ]),
  ),
  words: byLanguage((language) => `packs/${language}.first.gen.ts`),
  home: byLanguage(
    (language) => `${language}/home.json`,
    (language) => `${language}/tiers.json`,
  ),
  homeParts: [fileOf('screens/home/later.ts'), fileOf('_rest-')],
  wordTables: byLanguage((language) => `packs/${language}.gen.ts`),
  rest: [fileOf('_rest-')],
  screens: screens.hash,
});

const style = headStyle + start.style;
const index = read('index.html');
// Behind the word that no page is told where one comes from: what the script asks for, and what the browser asks for ahead of it, obeys it.
const withHead = index
  .replace(
    '<meta name="referrer" content="no-referrer" />',
    (meta) =>
      `${meta}\n    <script>${script}</script>\n    <style>${style}</style>\n    <noscript><style>${start.styleWithoutScript}</style></noscript>`,
  )
  .replace('<div id="root">', (root) => `${start.html}\n    ${root}`);
const list = `<script type="application/json" id="screens">${screens.inPage}</script>`;
writeFileSync(
  join(site, 'index.html'),
  withHead.replace('<script>', (begin) => `${list}\n    ${begin}`),
);

const homeKey = chunkOf('exports/screens/home/home.ts');
// The search is drawn before its code is there.
const searchKey = chunkOf('exports/screens/booking/flight-search.ts');
const classes = new Set(
  [...home.html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
);
/** A sheet of which the page shows nothing comes with the code that does. */
const isShown = (sheet: string) =>
  [...read(sheet).matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name));
const sheets = [...new Set(['index.html', homeKey, searchKey].flatMap((key) => stylesOf(key)))].filter(
  isShown,
);
const critical = sheets.map(read).join('');
// Sheets that stand inline are named but disabled: the lazy screens that share them find them there and ask for none.
const unlinked = sheets.reduce(
  (html, sheet) => html.replace(new RegExp(`\\s*<link rel="stylesheet"[^>]*${sheet}[^>]*>`), ''),
  withHead,
);
const disabled = sheets
  .map((sheet) => `<link rel="stylesheet" crossorigin href="/mapp/${sheet}" disabled>`)
  .join('');
const preloads = [manifest[homeKey]?.file]
  .filter(Boolean)
  .map((file) => `<link rel="modulepreload" crossorigin href="/mapp/${file}">`)
  .join('');
const greeting = / id="([^"]+)"/.exec(/<header[^]*<\/header>/.exec(home.html)?.[0] ?? '')?.[1];
if (greeting === undefined) throw new Error('The drawn home has no greeting to wait for');
const firstSight = `<link rel="expect" href="#${greeting}" blocking="render">`;
writeFileSync(
  join(site, 'Home.html'),
  unlinked
    .replace('</head>', () => `  ${firstSight}${preloads}${disabled}<style>${critical}</style>\n  </head>`)
    .replace('<div id="root">', () => `<div id="root" data-prerendered="${home.fits}">${home.html}`),
);

const { apiBase = '', webviewAllow = [] } = JSON.parse(read('config.json')) as {
  apiBase?: string;
  webviewAllow?: readonly string[];
};
const apiOrigin = URL.canParse(apiBase) ? [new URL(apiBase).origin] : [];

const policy = {
  'default-src': "'none'",
  'script-src': `'self' ${hashOf(script)}`,
  'style-src': ["'self'", ...[style, start.styleWithoutScript, critical].map(hashOf)].join(' '),
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': ["'self'", ...apiOrigin].join(' '),
  ...(webviewAllow.length > 0 && { 'frame-src': webviewAllow.join(' ') }),
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // For the addresses of the service worker and of the one that draws photographs, and nothing else.
  'trusted-types': 'mapp-worker mapp-photographs',
};
const text = Object.entries(policy)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');
writeFileSync(
  join(site, 'headers.json'),
  `${JSON.stringify({ 'content-security-policy': text }, null, 2)}\n`,
);

await buildServiceWorker(site, manifest);
