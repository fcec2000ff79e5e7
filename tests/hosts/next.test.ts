import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built } from '../package/building.ts';
import { lookOf, looksIn, unlike } from '../package/host-page.ts';
import { packedKit, projectWith } from '../package/packed.ts';
import { listenTo, openBrowser, serve, type Served } from '../package/serving.ts';
import { form, points } from './form.ts';
import { buildAndStart, type RunningNext } from './next-app.ts';
import { picture } from './pictures.ts';

const untouched = (name: string): string => readFileSync(`tests/hosts/create-next-app/${name}`, 'utf8');

/** As create-next-app makes it, without its faces from the network; what is ours is one import in the layout, and the pages. */
const files = {
  'app/globals.css': untouched('globals.css'),
  'app/page.module.css': untouched('page.module.css'),
  'app/layout.jsx': `
    import './globals.css';
    import '@mapp/kit/unlayered';
    export const metadata = { title: 'Create Next App', icons: 'data:,' };
    export default function RootLayout({ children }) {
      return <html lang="en"><body>{children}</body></html>;
    }
  `,
  'app/form.jsx': form,
  'app/page.jsx': `
    import { Form } from './form.jsx';
    import styles from './page.module.css';
    export default function Home() {
      return (
        <>
          <div className={styles.page}>
            <main className={styles.main}><div id="own" className={styles.intro}><h1>Head</h1></div></main>
          </div>
          <Form />
        </>
      );
    }
  `,
  'app/points-at.jsx': points,
  'app/willFailedPoints/points.jsx': `
    'use client';
    import { usePathname, useRouter } from 'next/navigation';
    import { PointsAt } from '../points-at.jsx';
    export function Points() {
      const { push, replace, back } = useRouter();
      return <PointsAt address={usePathname()} router={{ push, replace, back }} />;
    }
  `,
  'app/willFailedPoints/page.jsx': `
    import { Points } from './points.jsx';
    export default function Page() { return <Points />; }
  `,
  'app/login/page.jsx': `export default function Page() { return <p>Sign in here</p>; }`,
  'next.config.mjs': `export default { basePath: '/mapp', turbopack: { root: ${JSON.stringify(resolve('.'))} } };`,
};

let browser: Browser | undefined;
let site: RunningNext | undefined;
let alone: Served | undefined;
let origin: string;

/** The same form with our theme and nothing else. */
async function referencePage(): Promise<Served> {
  const project = projectWith(packedKit(), 'hosts-alone', {
    'form.tsx': form,
    'main.tsx': `
      import '@mapp/kit/theme';
      import { createRoot } from 'react-dom/client';
      import { Form } from './form.tsx';
      createRoot(document.getElementById('root')).render(<Form />);
    `,
    'index.html':
      '<!doctype html><html lang="en"><title>Page</title><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
  });
  const out = await built(project, { build: { modulePreload: false } });
  return serve(out, readFileSync(join(out, 'index.html'), 'utf8'));
}

beforeAll(async () => {
  alone = await referencePage();
  const project = projectWith(packedKit(), 'next', files, resolve('dist/.hosts'));
  site = await buildAndStart(project);
  origin = site.origin;
  browser = await openBrowser();
}, 300_000);

afterAll(async () => {
  site?.close();
  alone?.close();
  await browser?.close();
});

const phone = { viewport: { width: 390, height: 844 } };

async function open(address: string): Promise<{ page: Page; said: readonly string[] }> {
  const page = await (browser as Browser).newPage(phone);
  const said = listenTo(page);
  await page.goto(address);
  return { page, said };
}

it('is drawn by server components, and hydrates without a word', async () => {
  const html = await fetch(`${origin}/mapp`).then((answer) => answer.text());
  expect(html).toContain('As in the passport');
  const { page, said } = await open(`${origin}/mapp`);
  await page.waitForLoadState('networkidle');
  expect(said).toEqual([]);
});

it('looks as it does alone, and the page as its own sheets say', async () => {
  const [{ page }, { page: reference }] = await Promise.all([
    open(`${origin}/mapp`),
    open(alone?.origin ?? ''),
  ]);
  await Promise.all([page, reference].map((each) => each.getByRole('table').waitFor()));
  await picture(page, 'next');
  const [now, was] = await Promise.all([looksIn(page, '#kit'), looksIn(reference, '#kit')]);
  expect(was.length).toBeGreaterThan(50);
  expect(unlike(now, was).slice(0, 20)).toEqual([]);
  expect(await lookOf(page, '#own h1', 'font-size')).toBe('32px');
  expect(await lookOf(page, '#own h1', 'letter-spacing')).toBe('-1.92px');
});

it("takes a guest from a member's screen to sign in, by its router", async () => {
  const { page, said } = await open(`${origin}/mapp/willFailedPoints`);
  await page.getByText('Sign in here').waitFor();
  expect(new URL(page.url()).pathname).toBe('/mapp/login');
  expect(said).toEqual([]);
});
