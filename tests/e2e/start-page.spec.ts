import type { Browser, Page } from '@playwright/test';
import { withoutScripts, startWords } from '@mapp/kit/messages';
import { headingOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { locales, wordsOf, zh } from './words.ts';

/** The part of the start page in a language. */
const sectionIn = (page: Page, locale: string) => page.locator(`#start section[lang="${locale}"]`);

/** Pages with and without something drawn beforehand. */
const addresses = ['/mapp/Home', '/mapp/myBill'];

/** It stands above the window while it waits, so that it can be there and yet not be seen. */
const expectInSight = (page: Page) => expect(page.locator('#start')).toBeInViewport();

/** Opens a page of its own, as a browser with these settings shows it. */
async function openIn(
  browser: Browser,
  origin: string,
  settings: { javaScriptEnabled: boolean },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, ...settings });
  await look(await context.newPage());
  await context.close();
}

test(
  'with scripts off, the start page says so at once, in every language',
  { tag: '@all' },
  async ({ browser, origin }) => {
    await openIn(browser, origin, { javaScriptEnabled: false }, async (page) => {
      for (const address of addresses) {
        await page.goto(address);
        await expectInSight(page);
        for (const locale of locales) {
          await expect(sectionIn(page, locale)).toContainText(withoutScripts[locale]);
          await expect(sectionIn(page, locale)).toBeVisible();
        }
        await expect(sectionIn(page, 'zh').getByText(startWords.zh.part)).toBeHidden();
        await expect(
          sectionIn(page, 'en').getByRole('link', { name: startWords.en.hotline }),
        ).toHaveAttribute('href', 'tel:95530');
      }
    });
  },
);

test(
  'where no script may run, it comes after a while by itself',
  { tag: '@all' },
  async ({ browser, origin }) => {
    await openIn(browser, origin, { javaScriptEnabled: true }, async (page) => {
      await page.route(/\/mapp\/(Home|myBill)$/, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
        await route.fulfill({ response, headers });
      });
      for (const address of addresses) {
        await page.goto(address);
        await expect(sectionIn(page, 'zh')).toBeHidden();
        await expect(page.locator('#start')).not.toBeInViewport();
        await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
        await expectInSight(page);
        for (const locale of locales) await expect(sectionIn(page, locale)).toBeVisible();
      }
    });
  },
);

for (const locale of ['zh', 'ru'] as const)
  test(
    `a script that does not come is told at once, in the page’s language, until it does: ${locale}`,
    tierOf(locale === 'ru' ? 'default' : 'all'),
    async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      for (const address of addresses) {
        await page.goto(`${address}?lang=${locale}`);
        await expectInSight(page);
        await expect(sectionIn(page, locale)).toContainText(withoutScripts[locale]);
        await expect(sectionIn(page, locale)).toContainText(startWords[locale].part);
        await expect(page.locator('#start section:visible')).toHaveCount(1);
      }
      await page.unroute('**/assets/*.js');
      await page.goto(`/mapp/Home?lang=${locale}`);
      await expect(headingOf(page, wordsOf(locale)('home', 'greeting.guest'))).toBeVisible();
      await expect(page.locator('#start')).toHaveCount(0);
    },
  );

test(
  'where no cookie is kept, the sign-in says why it is not asked for',
  { tag: '@all' },
  async ({ browser, origin }) => {
    await openIn(browser, origin, { javaScriptEnabled: true }, async (page) => {
      await page.addInitScript(() =>
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set(_: string) {} }),
      );
      await page.goto('/mapp/myBill');
      await expect(page.getByRole('dialog')).toContainText(zh('failures', 'cookies'));
      await expect(page).toHaveURL(/\/mapp\/myBill$/);
      await page.goto('/mapp/myBill?lang=ja');
      await expect(page.getByRole('dialog')).toContainText(wordsOf('ja')('failures', 'cookies'));
    });
  },
);
