/** @module-tag all */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built, filesOf } from './building.ts';
import { packedKit, packedSandbox, projectWith } from './packed.ts';
import { listenTo, openBrowser, serve, type Served } from './serving.ts';

/** The stories of all primitives and components: each export is in one, with props that make sense. */
const stories = globSync('stories/{primitives,components}/**/*.stories.tsx').toSorted();

/** The part of Storybook that stories take, as far as a picture needs it. */
const preview = `
  const told = (meta, story) => ({ meta, story, extend: (more) => told(meta, { ...story, ...more, args: { ...story.args, ...more.args } }) });
  export default { meta: (meta) => ({ story: (story = {}) => told(meta, story) }) };
`;
const test = `
  export const fn = (act) => {
    let answer = act;
    const mock = new Proxy((...given) => answer?.(...given), {
      get: (self, name) => {
        if (name === 'mock') return { calls: [] };
        if (typeof name !== 'string' || !name.startsWith('mock')) return self[name];
        return (next) => ((answer = typeof next === 'function' ? next : answer), mock);
      },
    });
    return mock;
  };
  export const [expect, screen, userEvent, waitFor, within, spyOn, fireEvent] = Array.from({ length: 7 }, () => fn());
`;
const drawing = `
${stories.map((file, at) => `  import * as f${at} from '${resolve(file)}';`).join('\n')}
  import '@mapp/kit/theme';
  import { MessagesProvider } from '@mapp/kit/messages';
  import { Suspense } from 'react';
  const files = { ${stories.map((file, at) => `'${file}': f${at}`).join(', ')} };
  // In English, whose texts the catalogue alone puts in the place of a fixture's Chinese.
  const same = (text) => text;
  const context = { globals: { locale: 'en' }, said: same, say: same };

  function elementOf({ meta, story }) {
    const args = { ...meta.args, ...story.args };
    const render = story.render ?? meta.render;
    const Component = meta.component;
    let Drawn = () => (render ? render(args, { ...context, args }) : <Component {...args} />);
    for (const decorate of [...(story.decorators ?? []), ...(meta.decorators ?? [])]) {
      const Inner = Drawn;
      Drawn = () => decorate(Inner, { ...context, args });
    }
    return <MessagesProvider locale="en"><Suspense><Drawn /></Suspense></MessagesProvider>;
  }

  export const drawn = Object.entries(files).flatMap(([file, { default: _, ...exports }]) =>
    Object.entries(exports)
      .filter(([, story]) => story?.meta)
      .map(([name, story]) => ({ id: file.slice('stories/'.length, -'.stories.tsx'.length) + ' ' + name, element: elementOf(story) })),
  );
`;
const server = `
  import { prerender } from 'react-dom/static';
  import { drawn } from './drawing.tsx';
  export async function draw() {
    const pages = [];
    for (const [at, { id, element }] of drawn.entries()) {
      const errors = [];
      const { prelude } = await prerender(element, {
        identifierPrefix: 's' + at + '-',
        onError: (error) => void errors.push(String(error)),
      });
      pages.push({ id, html: await new Response(prelude).text(), errors });
    }
    return pages;
  }
`;
const main = `
  import { useEffect } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  import { drawn } from './drawing.tsx';
  const Ready = ({ then, children }) => (useEffect(() => then(), [then]), children);
  const live = [];
  for (const [at, { id, element }] of drawn.entries()) {
    document.title = id;
    const place = document.body.appendChild(document.createElement('div'));
    place.append(document.getElementById('s' + at).content);
    await new Promise((then) => {
      const root = hydrateRoot(place, <Ready then={then}>{element}</Ready>, {
        identifierPrefix: 's' + at + '-',
        onRecoverableError: (error) => console.error(id + ': ' + error.message),
        onUncaughtError: (error) => console.error(id + ': ' + error.message),
      });
      live.push(() => (root.unmount(), place.remove()));
    });
    await new Promise((then) => setTimeout(then));
    // On a page of all of them each takes longer than the one before.
    if (live.length > 20) live.shift()();
  }
  document.title = 'hydrated';
`;

interface Drawn {
  readonly id: string;
  readonly html: string;
  readonly errors: readonly string[];
}

let browser: Browser | undefined;
let site: Served | undefined;
let pages: readonly Drawn[];

beforeAll(async () => {
  const project = projectWith([packedKit(), packedSandbox()], 'every-component', {
    'preview.js': preview,
    'test.js': test,
    'read-symbol.js': 'export const readSymbol = () => undefined; export const symbolsIn = () => [];',
    'drawing.tsx': drawing,
    'server.tsx': server,
    'main.tsx': main,
    'index.html':
      '<!doctype html><html lang="en"><title>Page</title><!--drawn--><script type="module" src="/main.tsx"></script></html>',
  });
  const shared = {
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: {
      alias: [
        { find: '#storybook/preview', replacement: join(project, 'preview.js') },
        { find: 'storybook/test', replacement: join(project, 'test.js') },
        { find: /^.*\/read-symbol\.ts$/, replacement: join(project, 'read-symbol.js') },
        {
          find: /^@mapp\/(kit|sandbox)\/(.*)$/,
          replacement: `${join(project, 'node_modules/@mapp')}/$1/$2.js`,
        },
      ],
    },
  };
  const client = await built(project, {
    ...shared,
    build: { outDir: 'client', minify: false, modulePreload: false, target: 'esnext' },
  });
  const drawn = await built(project, {
    ...shared,
    build: { ssr: 'server.tsx', outDir: 'server', target: 'esnext' },
    ssr: { noExternal: [/^@mapp\//] },
  });
  const [file = ''] = filesOf(drawn, 'server.js');
  const { draw } = (await import(/* @vite-ignore */ join(drawn, file))) as {
    draw: () => Promise<readonly Drawn[]>;
  };
  pages = await draw();
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  const body = pages.map((page, at) => `<template id="s${at}">${page.html}</template>`).join('');
  site = await serve(
    client,
    html.replace('<!--drawn-->', () => body),
  );
});

afterAll(async () => {
  await browser?.close();
  site?.close();
});

it('is drawn on the server, in every story', () => {
  expect(pages.length).toBeGreaterThan(stories.length);
  expect(pages.flatMap(({ id, errors }) => errors.map((error) => `${id}: ${error}`))).toEqual([]);
});

it('hydrates without a word', async () => {
  browser = await openBrowser();
  const page = await browser.newPage({ timezoneId: 'Asia/Shanghai', locale: 'en' });
  const said = listenTo(page);
  // The page is loaded once its one big script has run, which takes as long as the machine lets it: the title tells.
  await page.goto(site?.origin ?? '', { waitUntil: 'commit' });
  await expect.poll(() => page.title(), { timeout: 100_000 }).toBe('hydrated');
  expect(said).toEqual([]);
});
