import { chooseCountry, fieldOf } from './beneficiary.support.ts';
import { openHome } from './pages.support.ts';
import { expect, test } from './site.ts';
import { wordsOf, zh } from './words.ts';

const exchangePath = '/api/memberApi/member/retrieveRewardsWithPricingDetail';

for (const locale of ['zh', 'ru'] as const) {
  const say = wordsOf(locale);
  const words = (key: string) => say('calculator', key);

  test(
    `a guest calculates what a flight earns, from the home on: ${locale}`,
    { tag: '@all' },
    async ({ page }) => {
      await openHome(page, `?lang=${locale}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: say('home', 'entry.calculator'), exact: true })
        .click();
      const city = (key: string) => page.getByRole('combobox', { name: words(key), exact: true });
      await chooseCountry(city('from'), 'PEK');
      await chooseCountry(city('to'), 'SZX');
      await page.getByRole('button', { name: words('submit.accrual') }).click();
      await expect(page.getByText(say('validation', 'amount.missing')).first()).toBeVisible();
      await fieldOf(page, 'amount').fill('1200');
      await page.getByRole('button', { name: words('submit.accrual') }).click();
      await expect(page.getByText(words('earned'))).toBeVisible();
      await expect(page.getByText(words('type.UPGRADE_POINT'), { exact: true })).toBeVisible();
      // The result survives a reload, and back finds the form as it was.
      await page.reload();
      await expect(page.getByText(words('earned'))).toBeVisible();
      await page.goBack();
      await expect(fieldOf(page, 'amount')).toHaveValue('1200');
      await page.goForward();
      await page.getByRole('link', { name: words('change') }).click();
      await expect(fieldOf(page, 'amount')).toHaveValue('1200');
    },
  );
}

const rewards = (query: string) => `/mapp/calculator/calculatoResulte?of=exchange&trip=OW&people=1&${query}`;

test('a reward is set against the member’s own points', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto(rewards('from=PEK&to=SHA&date=2026-06-11'));
  await expect(page.getByRole('heading', { name: zh('calculator', 'needed') })).toBeVisible();
  await expect(page.getByText('可用')).toBeVisible();
});

test('Code -1 hides the result, another Code shows nothing', { tag: '@all' }, async ({ page, airline }) => {
  await page.goto(rewards('from=PVG&to=SVO&date=2026-06-11'));
  await expect(page.getByText(zh('calculator', 'exchangeNone'))).toBeVisible();
  await page.goto(rewards('from=PEK&to=SHA&date=2027-06-01'));
  await expect.poll(() => airline.requests(exchangePath)).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: zh('calculator', 'needed') })).toHaveCount(0);
  await expect(page.getByText(zh('calculator', 'exchangeNone'))).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a calculation that got no answer is tried again', { tag: '@all' }, async ({ page, airline }) => {
  await airline.fault(exchangePath, 'http500', 1);
  await page.goto(rewards('from=PEK&to=SHA&date=2026-06-11'));
  await page.getByRole('button', { name: zh('failures', 'retry') }).click();
  await expect(page.getByRole('heading', { name: zh('calculator', 'needed') })).toBeVisible();
});
