import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built } from '../package/building.ts';
import { packedKit, projectWith } from '../package/packed.ts';
import { listenTo, openBrowser, serve, type Served } from '../package/serving.ts';
import { form, points } from './form.ts';
import { hostsHome } from './frameworks.ts';
import { picture } from './pictures.ts';

const main = `
  import '@mapp/kit/theme';
  import { createRoot } from 'react-dom/client';
  import { createBrowserRouter, RouterProvider, useLocation, useNavigate } from 'react-router';
  import { Form } from './form.tsx';
  import { PointsAt } from './points.tsx';

  function Points() {
    const go = useNavigate();
    const { pathname, search } = useLocation();
    const router = { push: (path) => void go(path), replace: (path) => void go(path, { replace: true }), back: () => void go(-1) };
    return <PointsAt address={pathname + search} router={router} />;
  }
  history.replaceState(null, '', '/mapp' + location.hash.slice(1));
  const router = createBrowserRouter(
    [
      { path: '/', element: <Form /> },
      { path: '/willFailedPoints', element: <Points /> },
      { path: '/login', element: <p>Sign in here</p> },
    ],
    { basename: '/mapp' },
  );
  createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
`;

let browser: Browser;
let site: Served;

beforeAll(async () => {
  const project = projectWith(packedKit(), 'hosts-react-router', {
    'form.tsx': form,
    'points.tsx': points,
    'main.tsx': main,
    'index.html':
      '<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:," /><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
  });
  const out = await built(project, {
    resolve: { alias: { 'react-router': join(hostsHome, 'node_modules/react-router') } },
    build: { modulePreload: false },
  });
  site = await serve(out, readFileSync(join(out, 'index.html'), 'utf8'));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  site.close();
});

it("shows components, and takes a guest from a member's screen to sign in without loading the page anew", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const said = listenTo(page);
  await page.goto(`${site.origin}/#/`);
  await page.getByRole('table').waitFor();
  await picture(page, 'react-router');
  await page.goto(`${site.origin}/?member#/willFailedPoints`);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByText('Sign in here').waitFor();
  expect(new URL(page.url()).pathname).toBe('/mapp/login');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  expect(said).toEqual([]);
});
