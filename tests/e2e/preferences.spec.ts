import { headingOf, lensOf, openHome } from './pages.support.ts';
import { expect, test } from './site.ts';
import { locales, wordsOf, zh, type Locale } from './words.ts';

test('the language that a guest chooses stays', async ({ page, context }) => {
  await openHome(page);
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  let before: Locale = 'zh';
  for (const locale of locales.toReversed()) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: wordsOf(before)('home', 'actions.language') })
      .click();
    await page.getByRole('radio', { name: zh('home', `language.${locale}`) }).click();
    const hello = headingOf(page, wordsOf(locale)('home', 'greeting.guest'));
    await expect(hello).toBeVisible();
    await page.reload();
    await expect(hello).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
    await expect(page).toHaveTitle(new RegExp(wordsOf(locale)('home', 'title')));
    before = locale;
    const cookies = await context.cookies();
    expect(cookies.find(({ name: cookie }) => cookie === 'language')?.value).toBe(
      locale === 'zh' ? 'zh_CN' : 'en_CN',
    );
  }
});

test('the address’s language goes before the kept one, and is kept', { tag: '@all' }, async ({ page }) => {
  await openHome(page, '?lang=ko');
  await expect(headingOf(page, wordsOf('ko')('home', 'greeting.guest'))).toBeVisible();
  await page.goto('/mapp/nothing');
  await expect(headingOf(page, wordsOf('ko')('shell', 'notFound.title'))).toBeVisible();
});

test('elder mode shows its own home, and stays', { tag: '@all' }, async ({ page }) => {
  const root = page.locator('html');
  await openHome(page);
  const usual = await page
    .getByRole('heading', { level: 1 })
    .evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  await page.getByRole('button', { name: zh('home', 'actions.elder') }).click();
  await expect(page.getByText(zh('home', 'elder.guest'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(zh('home', 'elder.call'))).toBeVisible();
  await expect(root).toHaveAttribute('data-text-size', 'elder');
  const elder = await page
    .getByRole('heading', { level: 1 })
    .evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  expect(elder).toBeGreaterThan(usual);
  await page.getByRole('button', { name: zh('home', 'actions.standard') }).click();
  await page.reload();
  await expect(lensOf(page)).toBeVisible();
  await expect(root).not.toHaveAttribute('data-text-size', 'elder');
});

test('the theme follows the system until one is chosen, which stays', async ({ page, signIn }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await signIn();
  await page.goto('/mapp/mine/set');
  const dark = page.getByRole('radio', { name: zh('mine', 'set.theme.dark') });
  await expect(page.getByRole('radio', { name: zh('mine', 'set.theme.system') })).toBeChecked();
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await ground();
  expect(night).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByText(zh('mine', 'set.theme.dark')).click();
  await expect(dark).toBeChecked();
  expect(await ground()).toBe(night);
  await page.reload();
  await expect(dark).toBeChecked();
  expect(await ground()).toBe(night);
});

test(
  'settings lead to the language’s screen, which changes the whole site',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto('/mapp/mine/set');
    await page.getByRole('link', { name: zh('mine', 'set.language') }).click();
    await page.getByRole('radio', { name: 'Русский' }).click();
    const ru = wordsOf('ru');
    await expect(headingOf(page, ru('mine', 'areaLang.title'))).toBeVisible();
    await page.getByRole('button', { name: ru('shell', 'back') }).click();
    await expect(headingOf(page, ru('mine', 'set.title'))).toBeVisible();
  },
);
