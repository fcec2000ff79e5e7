import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built, filesOf } from './building.ts';
import { packedKit, projectWith } from './packed.ts';
import { listenTo, openBrowser, serve, type Served } from './serving.ts';

const app = `
  import '@mapp/kit/theme';
  import { MessagesProvider } from '@mapp/kit/messages';
  import { BenefitTable } from '@mapp/kit/components/benefit-table';
  import { PasswordField } from '@mapp/kit/components/password-field';
  import { Badge } from '@mapp/kit/primitives/badge';
  import { Button } from '@mapp/kit/primitives/button';
  import { Card } from '@mapp/kit/primitives/card';
  import { Field } from '@mapp/kit/primitives/field';
  import { Notice } from '@mapp/kit/primitives/notice';
  import { Suspense, useState } from 'react';

  const tier = { tierCode: 'STD', privileges: [{ benefit: 'accrual', included: true }] };

  function Count() {
    const [count, setCount] = useState(0);
    return <Button onClick={() => setCount(count + 1)}>{'Pressed ' + count}</Button>;
  }

  export const App = () => (
    <MessagesProvider locale="en">
      <Suspense>
        <form><Card><Field label="Name" /><PasswordField label="Password" autoComplete="off" /></Card></form>
        <Notice tone="info">Note</Notice>
        <Badge tone="done">Done</Badge>
        <BenefitTable tiers={[tier]} own="STD" />
        <Count />
      </Suspense>
    </MessagesProvider>
  );
`;
const server = `
  import { prerender } from 'react-dom/static';
  import { App } from './app.tsx';
  export async function draw() {
    const { prelude } = await prerender(<App />);
    return new Response(prelude).text();
  }
`;
const main = `
  import { hydrateRoot } from 'react-dom/client';
  import { App } from './app.tsx';
  hydrateRoot(document.getElementById('root'), <App />, { onRecoverableError: (error) => console.error(error) });
`;
/** Nothing inline, nothing from elsewhere, and no text that becomes code or elements. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

let browser: Browser;
let site: Served;

beforeAll(async () => {
  const project = projectWith(packedKit(), 'hydration', {
    'app.tsx': app,
    'server.tsx': server,
    'main.tsx': main,
    'index.html':
      '<!doctype html><html lang="en"><title>Page</title><div id="root"><!--drawn--></div><script type="module" src="/main.tsx"></script></html>',
  });
  // React says what does not fit only where it is not built for production.
  const development = { mode: 'development', define: { 'process.env.NODE_ENV': '"development"' } };
  const client = await built(project, {
    ...development,
    build: { outDir: 'client', minify: false, modulePreload: false },
  });
  const drawn = await built(project, {
    ...development,
    build: { ssr: 'server.tsx', outDir: 'server' },
    ssr: { noExternal: [/^@mapp\/kit/] },
  });
  const [file = ''] = filesOf(drawn, 'server.js');
  const { draw } = (await import(/* @vite-ignore */ join(drawn, file))) as { draw: () => Promise<string> };
  const page = readFileSync(join(client, 'index.html'), 'utf8').replace('<!--drawn-->', await draw());
  site = await serve(client, page, policy);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  site.close();
});

it('is drawn on the server, and hydrates under a strict policy without a word', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.origin);
  await expect(page.getByRole('table').count()).resolves.toBe(1);
  await page.close();

  const alive = await browser.newPage();
  const said = listenTo(alive);
  await alive.goto(site.origin);
  const button = alive.getByRole('button', { name: 'Pressed' });
  await expect
    .poll(
      async () => {
        await button.click();
        return button.textContent();
      },
      { timeout: 60_000 },
    )
    .toMatch(/Pressed [1-9]/);
  // Styles have come: a button is as high as a finger.
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(said).toEqual([]);
});
