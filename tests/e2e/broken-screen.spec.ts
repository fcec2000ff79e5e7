import type { Page, Route } from '@playwright/test';
import { chunkOf } from './built.ts';
import { entriesOf, headingOf, openHome, openSearch } from './pages.support.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { wordsOf, zh, type Say } from './words.ts';

const chunk = () => `**/${chunkOf('exports/screens/points/bill.ts').file}`;

/** How a file can be missing. */
const losses: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'not there': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'a page instead': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
  'cut off': (route) => route.abort(),
};

/** The screen that says which part did not come. */
async function expectLost(page: Page, say: Say, name: string): Promise<void> {
  await expect(headingOf(page, say('shell', 'section.points'))).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(say('shell', 'chunk.missing'));
  await expect(page.getByText(`chunk.missing · ${name}`)).toBeVisible();
  await expect(page.getByRole('link', { name: say('shell', 'call') })).toHaveAttribute('href', 'tel:95530');
  await expect(page.getByRole('button', { name: say('shell', 'reload') })).toBeVisible();
}

for (const locale of ['zh', 'en'] as const) {
  const say = wordsOf(locale);
  const bill = say('points', 'bill.title');

  for (const [loss, answer] of Object.entries(losses)) {
    test(
      `a screen’s file, ${loss}: its name, and a retry that works: ${locale}`,
      tierOf(locale === 'zh' && loss === 'not there' ? 'default' : 'all'),
      async ({ page, signIn, watched }) => {
        await signIn();
        await page.route(chunk(), answer);
        await page.goto(`/mapp/myBill?lang=${locale}`);
        await expectLost(page, say, 'bill');
        await page.unroute(chunk());
        await page.getByRole('button', { name: say('shell', 'retry') }).click();
        await expect(headingOf(page, bill)).toBeVisible();
        // The browser itself complains of a script that is none.
        watched.faults.splice(0, Infinity, ...watched.faults.filter((line) => !line.includes('MIME type')));
      },
    );
  }

  test(
    `a screen’s words are missing: ${locale}`,
    tierOf(locale === 'en' ? 'default' : 'all'),
    async ({ page, signIn }) => {
      const pack = `**/${chunkOf(`messages/${locale}/points.json`).file}`;
      await signIn();
      await page.route(pack, (route) => route.abort());
      await page.goto(`/mapp/myBill?lang=${locale}`);
      await expectLost(page, say, 'bill');
      await page.unroute(pack);
      await page.getByRole('button', { name: say('shell', 'retry') }).click();
      await expect(headingOf(page, bill)).toBeVisible();
    },
  );
}

test(
  'what sends requests is missing: the screen says that it has no answer, and a retry that works',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const sending = `**/${chunkOf('client/sending.ts').file}`;
    await signIn();
    await page.route(sending, (route) => route.abort());
    await page.goto('/mapp/willFailedPoints');
    const retry = page.getByRole('button', { name: zh('failures', 'retry') });
    await expect(retry).toBeVisible();
    await page.unroute(sending);
    await retry.click();
    await expect(retry).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  },
);

test(
  'a screen’s styles are missing: after the retry it is dressed',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const [style = ''] = chunkOf('exports/screens/points/bill.ts').css ?? [];
    await signIn();
    await page.goto('/mapp/myBill');
    const row = entriesOf(page).getByRole('link').first();
    const dressed = await row.evaluate((link) => getComputedStyle(link).display);
    expect(dressed).not.toBe('inline');
    await page.route(`**/${style}`, (route) => route.abort());
    await page.reload();
    await expectLost(page, zh, 'bill');
    await page.unroute(`**/${style}`);
    await page.getByRole('button', { name: zh('shell', 'retry') }).click();
    await expect(headingOf(page, zh('points', 'bill.title'))).toBeVisible();
    await expect.poll(() => row.evaluate((link) => getComputedStyle(link).display)).toBe(dressed);
  },
);

test('a screen’s file that does not come in 120 s', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  const asked = page.waitForRequest(chunk());
  await page.route(chunk(), () => undefined);
  await page.goto('/mapp/myBill', { waitUntil: 'commit' });
  await asked;
  await page.clock.fastForward('02:01');
  await expect(page.getByRole('alert')).toContainText(zh('shell', 'chunk.timeout', { seconds: 120 }));
  await expect(page.getByText('chunk.timeout')).toBeVisible();
});

test(
  'the language chosen cannot be loaded: readable, and the retry works',
  { tag: '@all' },
  async ({ page }) => {
    const pack = `**/${chunkOf('packs/ru.first.gen.ts').file}`;
    await page.route(pack, (route) => route.abort());
    await openHome(page);
    await (await openSearch(page)).getByRole('searchbox').fill('русский');
    await page
      .getByRole('search')
      .getByRole('button', { name: zh('home', 'entry.language') })
      .click();
    await page.getByRole('radio', { name: 'Русский' }).click();
    await expect(page.getByText(/Сайт сейчас не открывается|网站暂时打不开/)).toBeVisible();
    await page.unroute(pack);
    await page.getByRole('button', { name: /Повторить|重试/ }).click();
    await expect(headingOf(page, wordsOf('ru')('home', 'greeting.guest'))).toBeVisible();
  },
);
