import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chunkOf } from './built.ts';
import { loginWithPassword } from './login.support.ts';
import { lensOf, noticesOn, openHome, openSearch, tabOf } from './pages.support.ts';
import { siteFolder } from './sandbox.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const hello = zh('home', 'greeting.guest');

test('the guest’s home is there before any script', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/mapp/', '/mapp/Home', '/mapp/home']) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1, name: hello })).toBeVisible();
    await expect(page.getByRole('link', { name: zh('home', 'entry.calculator') })).toBeVisible();
    await expect(page.getByRole('navigation', { name: zh('shell', 'tabs.label') })).toBeVisible();
  }
  await context.close();
});

/** The file with which the site's code begins. */
const entryFile = () =>
  /assets\/index-[\w-]+\.js/.exec(readFileSync(`${siteFolder}/index.html`, 'utf8'))?.[0] ?? '';

/** Holds a file of the site back until it is let go. */
async function holdBack(page: Page, file: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/${file}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

for (const name of ['signIn', 'guest.signIn'])
  test(`a tap on a sign-in counts before the code is there: ${name}`, { tag: '@all' }, async ({ page }) => {
    const letGo = await holdBack(page, entryFile());
    await page.goto('/mapp/Home', { waitUntil: 'commit' });
    await page.getByRole('link', { name: zh('home', name), exact: true }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/mapp\/login\?redirect=%2Fmapp%2FHome$/);
    letGo();
    await loginWithPassword(page);
    await expect(page.getByRole('heading', { level: 1, name: '张三' })).toBeVisible();
  });

test(
  'a sheet that does not come says so, and comes when it is asked for again',
  { tag: '@all' },
  async ({ page }) => {
    const { file } = chunkOf('src/screens/home/LanguageSheet.tsx');
    await page.route(`**/${file}`, (route) => route.abort());
    await openHome(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: zh('home', 'actions.language') })
      .click();
    const toast = page.getByRole('status').filter({ hasText: zh('shell', 'notOpened') });
    await expect(toast).toBeVisible();
    await page.clock.fastForward(5000);
    const retry = toast.getByRole('button', { name: zh('shell', 'retry') });
    await expect(retry).toBeVisible();
    await page.unroute(`**/${file}`);
    await retry.click();
    const sheet = page.getByRole('dialog', { name: zh('home', 'language.title') });
    await expect(sheet).toBeVisible();
    await expect(sheet).toHaveCSS('display', 'flex');
  },
);

test('the prerendered home is taken over as it stands', { tag: '@all' }, async ({ page }) => {
  const letGo = await holdBack(page, entryFile());
  await page.goto('/mapp/Home', { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1, name: hello }).elementHandle();
  letGo();
  const box = page.getByRole('searchbox');
  await expect(async () => {
    // A sheet that came late lies over the lens.
    if (!(await box.isVisible())) await lensOf(page).click({ timeout: 1000 });
    await expect(box).toBeFocused({ timeout: 500 });
  }).toPass();
  expect(await heading.evaluate((node) => node.isConnected)).toBe(true);
});

test('the search for flights still answers once one has been away', { tag: '@all' }, async ({ page }) => {
  await openHome(page);
  const submit = page.getByRole('button', { name: zh('flight-search', 'submit'), exact: true });
  const missing = page.getByText(zh('forms', 'summary', { count: 3 }));
  await submit.click();
  await expect(missing).toBeVisible();
  for (const away of ['flights', 'trip'] as const) {
    await tabOf(page, away).click();
    await expect(submit).toHaveCount(0);
    await tabOf(page, 'home').click();
    await expect(missing).toHaveCount(0);
    await submit.click();
    await expect(missing).toBeVisible();
  }
});

/** Leaves an entry of another screen ahead of the home in the browser's history. */
async function walkBackHome(page: Page): Promise<void> {
  await openHome(page);
  await page.evaluate(() => history.pushState({ key: 'next', depth: 1 }, '', '/mapp/youthLeague/home'));
  await page.goBack();
}
const youth = (page: Page) =>
  page.getByRole('heading', { level: 1, name: zh('youth', 'home.title'), exact: true });

test('the browser leads forward after a reload, also to a page that the home does not lead to', async ({
  page,
}) => {
  await walkBackHome(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: hello })).toBeVisible();
  await page.goForward();
  await expect(youth(page)).toBeVisible();
});

const atStart = {
  'the code': entryFile,
  'the words': () => chunkOf('packs/zh.first.gen.ts').file,
};
for (const [part, file] of Object.entries(atStart))
  test(`the browser leads forward before ${part} of the home has come`, { tag: '@all' }, async ({ page }) => {
    await walkBackHome(page);
    const letGo = await holdBack(page, file());
    const asked = page.waitForRequest(`**/${file()}`);
    await page.reload({ waitUntil: 'commit' });
    await asked;
    await expect(page.getByRole('heading', { level: 1, name: hello })).toBeVisible();
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/mapp\/youthLeague\/home$/);
    letGo();
    await expect(youth(page)).toBeVisible();
  });

test('the search finds a service and leads to it', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await openHome(page);
  const search = await openSearch(page);
  await search.getByRole('searchbox').fill('到期');
  const found = search.getByRole('list', { name: zh('site-search', 'search.results') });
  await found.getByRole('link', { name: zh('site-search', 'entry.expiring') }).click();
  await expect(page.getByRole('heading', { level: 1, name: zh('points', 'expiring.screen') })).toBeVisible();
});

test(
  'the search that finds nothing offers the hotline, and dials it only when asked',
  { tag: '@all' },
  async ({ page }) => {
    await openHome(page);
    await (await openSearch(page)).getByRole('searchbox').fill('zzzz');
    const call = page.getByRole('search').getByRole('link', { name: zh('home', 'entry.hotline') });
    await expect(call).toHaveAttribute('href', 'tel:95530');
    const dialled = page.waitForRequest(/^tel:/, { timeout: 500 }).then(
      () => true,
      () => false,
    );
    await page.keyboard.press('Enter');
    expect(await dialled).toBe(false);
  },
);

test('the search opens a notice, and the language’s sheet for a guest', { tag: '@all' }, async ({ page }) => {
  await openHome(page);
  const notices = await noticesOn(page);
  const title = (await notices.getByRole('button').first().innerText()).split('\n')[0] ?? '';
  await (await openSearch(page)).getByRole('searchbox').fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await (await openSearch(page)).getByRole('searchbox').fill('english');
  await page
    .getByRole('search')
    .getByRole('button', { name: zh('home', 'entry.language') })
    .click();
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
});

test('a member sees trip, points and notices', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await openHome(page);
  await expect(page.getByRole('heading', { level: 1, name: '张三' })).toBeVisible();
  for (const key of ['trip.title', 'points.title', 'notices.title']) {
    await expect(page.getByRole('region', { name: zh('home', key) })).toBeVisible();
  }
  await expect(page.getByText(zh('home', 'loading'))).toHaveCount(0);
});
