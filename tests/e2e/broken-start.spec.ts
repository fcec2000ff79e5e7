import type { Route } from '@playwright/test';
import { startWords } from '@mapp/kit/messages';
import { chunkOf } from './built.ts';
import { headingOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { wordsOf } from './words.ts';

/** Faults of config.json, and the small print about each. */
const faults: Readonly<Record<string, readonly [answer: (route: Route) => Promise<void>, detail: RegExp]>> = {
  'broken JSON': [
    (route) => route.fulfill({ contentType: 'application/json', body: '{"environment":' }),
    /config\.json: not JSON/,
  ],
  'a wrong field': [
    (route) => route.fulfill({ json: { hotline: 'secret-value', upload: { maxFiles: 0 } } }),
    /config\.json hotline: .*upload\.maxFiles/,
  ],
  'an unknown field': [
    (route) => route.fulfill({ json: { airline: 'MU' } }),
    /config\.json airline: unknown field/,
  ],
  'a list': [(route) => route.fulfill({ json: [] }), /config\.json/],
  'status 500': [
    (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
    /config\.json: 500/,
  ],
  'nothing there': [(route) => route.fulfill({ status: 404, body: 'Not found' }), /config\.json: 404/],
  'no answer': [(route) => route.abort(), /config\.json: no answer/],
};

for (const locale of ['zh', 'en'] as const) {
  const words = startWords[locale];

  test(
    `config.json in every way broken: a readable screen, and a retry that works: ${locale}`,
    tierOf(locale === 'zh' ? 'default' : 'all'),
    async ({ page }) => {
      for (const [fault, [answer, detail]] of Object.entries(faults)) {
        await page.route('**/mapp/config.json', answer);
        await page.goto(`/mapp/Home?lang=${locale}`);
        await expect(page.getByText(words.title), fault).toBeVisible();
        await expect(page.getByText(words.config), fault).toBeVisible();
        await expect(page.getByText(detail), fault).toBeVisible();
        await expect(page.getByText('secret-value')).toHaveCount(0);
        await expect(page.getByRole('link', { name: words.hotline })).toHaveAttribute('href', 'tel:95530');
        await page.unroute('**/mapp/config.json');
      }
      await page.getByRole('button', { name: words.retry }).click();
      await expect(headingOf(page, wordsOf(locale)('home', 'greeting.guest'))).toBeVisible();
    },
  );

  test(
    `the pack of the shell is missing: ${locale}`,
    tierOf(locale === 'en' ? 'default' : 'all'),
    async ({ page }) => {
      const pack = `**/${chunkOf(`packs/${locale}.first.gen.ts`).file}`;
      await page.route(pack, (route) => route.abort());
      await page.goto(`/mapp/Home?lang=${locale}`);
      await expect(page.getByText(words.title)).toBeVisible();
      await expect(page.getByText(words.part)).toBeVisible();
      await page.unroute(pack);
      await page.getByRole('button', { name: words.retry }).click();
      await expect(headingOf(page, wordsOf(locale)('home', 'greeting.guest'))).toBeVisible();
    },
  );
}

test(
  'a browser that forbids `performance`, without which nothing is drawn: a readable screen',
  { tag: '@all' },
  async ({ browser, origin }) => {
    const context = await browser.newContext({ baseURL: origin });
    await context.addInitScript(() => {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'performance', { get, configurable: true });
    });
    const page = await context.newPage();
    await page.goto('/mapp/Home');
    await expect(page.getByText(startWords.zh.title)).toBeVisible();
    await expect(page.getByRole('link', { name: startWords.zh.hotline, exact: true })).toHaveAttribute(
      'href',
      'tel:95530',
    );
    await context.close();
  },
);
