import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from './building.ts';
import { packedKit, packedSandbox, projectWith } from './packed.ts';
import { listenTo, openBrowser } from './serving.ts';
import { typesOfNext, typesOfReactRouter } from './types-of-others.ts';

const execute = promisify(execFile);
const guide = readFileSync('docs/host-guide.md', 'utf8');
const readmes = ['README.md', 'packages/kit/README.md', 'packages/sandbox/README.md'];
const examples = Object.fromEntries(
  [...guide.matchAll(/^```\w+ file=(\S+)\n(.*?)^```$/gms)].map(([, name = '', text = '']) => [name, text]),
);
/** Snippets that stand for themselves, without a file's name: each is a file of its own here, and only compiled. */
const snippets = Object.fromEntries(
  ['docs/host-guide.md', ...readmes].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(
      ([, ending = '', text = ''], at) => [`snippets/${file.replaceAll(/\W+/g, '-')}-${at}.${ending}`, text],
    ),
  ),
);
const pages = Object.keys(examples).filter(
  (name) => name.endsWith('.tsx') && examples[name]?.includes('createRoot'),
);
const htmlOf = (script: string): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width" /><title>Page</title><link rel="icon" href="data:," /><div id="root"></div><script type="module" src="/${script}"></script></html>`;

interface Sandbox {
  readonly startServer: (options: { port: number; siteFolder: string }) => Promise<{
    readonly origin: string;
    readonly airline: {
      readonly signIn: (cardNo: string) => string;
      readonly requests: () => readonly unknown[];
    };
    readonly close: () => Promise<void>;
  }>;
}

const project = projectWith([packedKit(), packedSandbox()], 'guide', {
  ...examples,
  ...snippets,
  'snippets/globals.css': '',
  'others.d.ts': typesOfNext + typesOfReactRouter,
  ...Object.fromEntries(pages.map((name) => [name.replace('.tsx', '.html'), htmlOf(name)])),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ['vite/client'],
    },
    include: ['*.ts', '*.tsx', 'snippets/*'],
  }),
});

it('has an example for each promise, and they compile', () => {
  expect(pages).toEqual([
    'first-screen.tsx',
    'web-view.tsx',
    'mini-program.tsx',
    'own-api.tsx',
    'own-theme.tsx',
    'own-router.tsx',
  ]);
  expect(examples).toHaveProperty('in-tests.ts');
  expect(Object.keys(snippets).length).toBeGreaterThan(6);
  for (const file of readmes.slice(0, 2))
    expect(readFileSync(file, 'utf8')).toContain(`\`\`\`tsx\n${examples['first-screen.tsx']}\`\`\`\n`);
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const said = (() => {
    try {
      return execFileSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
    } catch (failure) {
      return (failure as { stdout: string }).stdout;
    }
  })();
  expect(said).toBe('');
});

it('runs the tests of a host under its Vitest', { tags: ['all'] }, async () => {
  const said = await execute('vitest', ['run', '--reporter=verbose', '--root', project, '--no-color'], {
    env: { ...process.env, CI: '1' },
  }).catch((failure: { stdout: string; stderr: string }) => failure);
  expect(said.stdout + said.stderr).toContain('4 passed (4)');
});

describe('each page, as it is built', () => {
  let browser: Browser;
  let out: string;
  let server: Awaited<ReturnType<Sandbox['startServer']>>;

  beforeAll(async () => {
    out = await built(project, {
      base: '/mapp/',
      build: {
        rolldownOptions: { input: pages.map((name) => join(project, name.replace('.tsx', '.html'))) },
      },
    });
    const installed = join(project, 'node_modules/@mapp/sandbox');
    const { mappedFlights, cabinsOf } = (await import(/* @vite-ignore */ join(installed, 'cabins.js'))) as {
      mappedFlights: readonly string[];
      cabinsOf: (flightNo: string) => unknown;
    };
    const cabin = { segmentId: 'first', decks: cabinsOf(mappedFlights[0] ?? '') };
    writeFileSync(join(out, 'cabin.json'), JSON.stringify(cabin));
    const { startServer } = (await import(/* @vite-ignore */ join(installed, 'server.js'))) as Sandbox;
    server = await startServer({ port: 0, siteFolder: out });
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  async function open(
    name: string,
    query = '',
    token?: string,
    userAgent?: string,
  ): Promise<{ page: Page; said: readonly string[] }> {
    const context = await browser.newContext({
      locale: 'en',
      viewport: { width: 390, height: 844 },
      ...(userAgent && { userAgent }),
    });
    if (token !== undefined)
      await context.addCookies([{ name: 'mapp_token_app', value: token, url: server.origin }]);
    const page = await context.newPage();
    const said = listenTo(page);
    await page.goto(`${server.origin}/mapp/${name}.html${query}`);
    return { page, said };
  }

  it('shows a first screen without a back end', async () => {
    const { page, said } = await open('first-screen', '?lang=en');
    await page.getByText('Expiring within 60 days').waitFor();
    await page.locator('text=/\\d,\\d{3}/').first().waitFor();
    expect(server.airline.requests()).toEqual([]);
    expect(said).toEqual([]);
  });

  it('shows a screen in a web view, for the member whom the app names', async () => {
    const { page, said } = await open(
      'web-view',
      '?lang=en',
      server.airline.signIn('600000000001'),
      'MappApp/8.1',
    );
    await page.getByText('Expiring within 60 days').waitFor();
    await page.locator('text=/\\d,\\d{3}/').first().waitFor();
    expect(said).toEqual([]);
  });

  it("takes a guest to sign in, where the screen is a member's", async () => {
    const { page } = await open('web-view', '?platform=App&lang=en');
    await page.waitForURL(/\/sso\/login\?/, { waitUntil: 'commit' });
    expect(new URL(page.url()).searchParams.get('redirect')).toContain('/mapp/web-view.html');
  });

  it(
    'stays where its own server answers the sign-in page too, and says what to set',
    { tags: ['all'] },
    async () => {
      const page = await browser.newPage({ locale: 'en', viewport: { width: 390, height: 844 } });
      const said = listenTo(page);
      const opened: string[] = [];
      page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
      await page.route('**/sso/login?*', (route) => route.fulfill({ path: join(out, 'web-view.html') }));
      await page.goto(`${server.origin}/mapp/web-view.html?lang=en`);
      await page.waitForURL('**/sso/login?*');
      const signIn = page.getByRole('button', { name: 'Sign in' });
      await signIn.waitFor();
      await expect.poll(() => said.join()).toContain('This host cannot login: ssoUrl leads to this page');
      // As often as it is asked for, by a hand or by itself.
      await page.waitForTimeout(3000);
      await signIn.click();
      await expect
        .poll(() => said.filter((line) => line.includes('ssoUrl leads to this page')).length)
        .toBe(2);
      expect(opened).toEqual(['/mapp/web-view.html', '/sso/login']);
    },
  );

  it('offers in a mini-program what there is', { tags: ['all'] }, async () => {
    const { page, said } = await open('mini-program', '', undefined, 'MicroMessenger/8 miniProgram');
    await page.getByText('miniprogram Miniprogram').waitFor();
    expect(await page.getByRole('button').allTextContents()).toEqual(['Share']);
    expect(said).toEqual([]);
  });

  it('shows data of another API', { tags: ['all'] }, async () => {
    const { page, said } = await open('own-api');
    await page.waitForLoadState('networkidle');
    const seat = page.locator('[data-seat]:not([aria-disabled])').first();
    await seat.click();
    await page.locator('[data-seat][aria-selected="true"]').waitFor();
    expect(said).toEqual([]);
  });

  it('wears another theme', { tags: ['all'] }, async () => {
    const { page } = await open('own-theme');
    const button = page.getByRole('button', { name: 'Continue' });
    await button.waitFor();
    await expect
      .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(122, 31, 92)');
  });

  it('goes by another router', { tags: ['all'] }, async () => {
    const { page, said } = await open('own-router');
    expect(await page.getByRole('link').getAttribute('href')).toBe('/mapp/myBill');
    await page.getByRole('button', { name: 'Points' }).click();
    await page.getByText('/myBill').waitFor();
    expect(said).toEqual([]);
  });
});
