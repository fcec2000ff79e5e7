/** @module-tag all */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'tsdown';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { libraryBuild } from '../../packages/kit/build/library.ts';
import { built, bytesOf } from './building.ts';
import { packedKit, projectWith } from './packed.ts';
import { listenTo, openBrowser, serve, type Served } from './serving.ts';

const later = '0.99.0';
const doors = ['theme', 'primitives/button', 'primitives/badge', 'primitives/card'];

/** Two versions, each as its own package would bring it: `@mapp/kit` and `kit-later`. */
const main = `
  import '@mapp/kit/theme';
  import 'kit-later/theme';
  import { Badge } from '@mapp/kit/primitives/badge';
  import { Button } from '@mapp/kit/primitives/button';
  import { Card } from '@mapp/kit/primitives/card';
  import { Badge as LaterBadge } from 'kit-later/primitives/badge';
  import { Button as LaterButton } from 'kit-later/primitives/button';
  import { Card as LaterCard } from 'kit-later/primitives/card';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(
    <>
      <section id="now"><Card><Badge tone="done">Done</Badge><Button>Go</Button></Card></section>
      <section id="later"><LaterCard><LaterBadge tone="done">Done</LaterBadge><LaterButton>Go</LaterButton></LaterCard></section>
    </>,
  );
`;

let browser: Browser;
let site: Served;
let sheet: string;

beforeAll(async () => {
  const packed = packedKit();
  const project = projectWith(packed, 'versions', {
    'main.tsx': main,
    'index.html':
      '<!doctype html><html lang="en"><title>Page</title><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
  });
  const home = resolve('packages/kit');
  const second = join(project, 'node_modules/kit-later');
  mkdirSync(second, { recursive: true });
  await build({
    ...libraryBuild(home, later),
    config: false,
    entry: doors.map((door) => `exports/${door}.ts`),
    outDir: join(project, 'built'),
    dts: false,
    logLevel: 'error',
  });
  cpSync(join(project, 'built'), second, { recursive: true });
  const { name: _, ...manifest } = packed.manifest;
  const text = JSON.stringify({
    ...manifest,
    name: 'kit-later',
    version: later,
    exports: { './*': './*.js' },
  });
  writeFileSync(join(second, 'package.json'), text);
  const out = await built(project, { build: { modulePreload: false } });
  sheet = bytesOf(out, '.css').toString('utf8');
  site = await serve(out, readFileSync(join(out, 'index.html'), 'utf8'));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  site.close();
});

it('stand on one page, share no class name, and look alike', async () => {
  const page = await browser.newPage();
  const said = listenTo(page);
  await page.goto(site.origin);
  await page.getByRole('button').nth(1).waitFor();
  const found = await page.evaluate(() =>
    ['now', 'later'].map((id) => {
      const all = [...document.querySelectorAll(`#${id} *`)];
      const looks = ['color', 'background-color', 'padding', 'height', 'font-size', 'border-radius', 'width'];
      return {
        classes: [...new Set(all.flatMap((element) => [...element.classList]))],
        looks: all.map((element) => looks.map((look) => getComputedStyle(element).getPropertyValue(look))),
      };
    }),
  );
  const [now, after] = found;
  expect(now?.classes.length).toBeGreaterThan(3);
  expect(now?.classes.filter((name) => after?.classes.includes(name))).toEqual([]);
  expect(after?.classes.every((name) => name.startsWith('m0-99-0_'))).toBe(true);
  expect(now?.looks).toEqual(after?.looks);
  expect(said).toEqual([]);
});

it('are layered alike, so that neither wins over the other by its place', () => {
  const layers = [...sheet.matchAll(/@layer ([^;{]+)[;{]/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  expect(layers.length).toBeGreaterThan(3);
  expect(layers.filter((name) => !/\.mapp\b|^utilities$/.test(name))).toEqual([]);
});
