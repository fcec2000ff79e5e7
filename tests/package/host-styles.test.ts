/** @module-tag all */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import type { PluginOption } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from './building.ts';
import { hostPage, lookOf, looksIn, unlike } from './host-page.ts';
import { installAside, installLimit } from './installing.ts';
import { packedKit, packedSandbox, projectWith } from './packed.ts';
import { openBrowser, serve, type Served } from './serving.ts';

const tailwindHome = resolve('tests/package/tailwind');
const tailwind = "@import 'tailwindcss' source(none);\n@source './page.tsx';\n";
const globals = readFileSync('tests/hosts/create-next-app/globals.css', 'utf8');
/** Styles of many a host: looks for bare elements, some of them after the template of Vite. */
const plain = `
  body { margin: 0; }
  a { font-weight: 500; color: #646cff; }
  button { border-radius: 8px; border: 4px dotted; padding: 0.6em 1.2em; font-size: 1em; background: #1a1a1a; }
  main p, main li { color: #666; line-height: 2; margin-bottom: 1rem; }
  input, label, table { margin: 9px; font-weight: 900; }
`;

/** Hosts by what they import, in their order; the library's own looks are in the first. */
const hosts = {
  alone: { imports: ['@mapp/kit/theme'], css: '' },
  'tailwind before': { imports: ['./host.css', '@mapp/kit/theme'], css: tailwind },
  'tailwind after': { imports: ['@mapp/kit/theme', './host.css'], css: tailwind },
  'own defaults': { imports: ['@mapp/kit/theme/no-reset', './host.css'], css: 'body { margin: 0; }' },
  'create-next-app': { imports: ['./host.css', '@mapp/kit/unlayered'], css: globals },
  'bare elements': { imports: ['@mapp/kit/unlayered', './host.css'], css: plain },
} as const satisfies Readonly<Record<string, { readonly imports: readonly string[]; readonly css: string }>>;
type Host = keyof typeof hosts;

let browser: Browser;
const served: Served[] = [];
const pages: Partial<Record<Host, Page>> = {};

async function tailwindPlugin(): Promise<PluginOption> {
  installAside(tailwindHome, ['--legacy-peer-deps']);
  const path = createRequire(join(tailwindHome, 'package.json')).resolve('@tailwindcss/vite');
  const { default: plugin } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    default: () => PluginOption;
  };
  return plugin();
}

/** Builds a host for production, and opens it. */
async function open(host: Host, name: string): Promise<Page> {
  const { imports, css } = hosts[host];
  const project = projectWith([packedKit(), packedSandbox()], name, {
    'page.tsx': hostPage,
    'host.css': css,
    'main.tsx': `
      ${imports.map((path) => `import '${path}';`).join('\n')}
      import { createRoot } from 'react-dom/client';
      import { Page } from './page.tsx';
      createRoot(document.getElementById('root')).render(<Page />);
    `,
    'index.html':
      '<!doctype html><html lang="en"><title>Page</title><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
  });
  const out = await built(project, {
    plugins: css === tailwind ? [await tailwindPlugin()] : [],
    resolve: { alias: { tailwindcss: join(tailwindHome, 'node_modules/tailwindcss') } },
    build: { modulePreload: false, minify: false, cssMinify: true },
  });
  const { mappedFlights, cabinsOf } = (await import(
    /* @vite-ignore */ join(project, 'node_modules/@mapp/sandbox/cabins.js')
  )) as { mappedFlights: readonly string[]; cabinsOf: (flightNo: string) => unknown };
  writeFileSync(
    join(out, 'cabin.json'),
    JSON.stringify({ segmentId: 'first', decks: cabinsOf(mappedFlights[0] ?? '') }),
  );
  const site = await serve(out, readFileSync(join(out, 'index.html'), 'utf8'));
  served.push(site);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(site.origin);
  await page.locator('[data-seat]').first().waitFor();
  return page;
}

beforeAll(async () => {
  browser = await openBrowser();
  for (const [at, host] of (Object.keys(hosts) as Host[]).entries())
    pages[host] = await open(host, `host-styles-${at}`);
}, 2 * installLimit);

afterAll(async () => {
  await browser.close();
  for (const { close } of served) close();
});

const pageOf = (host: Host): Page => pages[host] as Page;

it.each(Object.keys(hosts) as Host[])('looks in a host as it does alone: %s', async (host) => {
  const [own, alone] = await Promise.all([looksIn(pageOf(host), '#kit'), looksIn(pageOf('alone'), '#kit')]);
  expect(alone.length).toBeGreaterThan(200);
  expect(unlike(own, alone).slice(0, 20)).toEqual([]);
});

describe.each(['tailwind before', 'tailwind after'] as const)('with %s', (host) => {
  it.each([
    ['#own h1', 'font-size', '30px'],
    ['#own h1', 'font-weight', '700'],
    ['#own a', 'color', 'oklch(0.577 0.245 27.325)'],
    ['#own button', 'padding-left', '16px'],
    ['#own ul', 'list-style-type', 'disc'],
    ['#both button', 'margin-top', '16px'],
    ['#both button', 'background-color', 'oklch(0.577 0.245 27.325)'],
  ])("leaves the host's %s its %s", async (selector, name, value) => {
    expect(await lookOf(pageOf(host), selector, name)).toBe(value);
  });
});

it.each(['own defaults', 'bare elements'] as const)(
  'leaves a host its headings and lists: %s',
  async (host) => {
    const page = pageOf(host);
    expect(await lookOf(page, '#own h1', 'font-weight')).toBe('700');
    expect(await lookOf(page, '#own ul', 'list-style-type')).toBe('disc');
    expect(await lookOf(page, '#own ul', 'padding-left')).toBe('40px');
  },
);
