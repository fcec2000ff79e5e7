import { headingOf } from './pages.support.ts';
import {
  applicant,
  applyAddress,
  applyPath,
  sendOf,
  toApplying,
  typeApplication,
  youthAddress,
} from './programmes.support.ts';
import { fieldOf } from './beneficiary.support.ts';
import { expect, test } from './site.ts';
import { wordsOf, zh } from './words.ts';

for (const locale of ['zh', 'ru'] as const) {
  const say = wordsOf(locale);

  test(
    `an application whose answer is lost is looked up, and leads to the membership: ${locale}`,
    { tag: '@all' },
    async ({ page, airline, signIn }) => {
      await signIn();
      await page.goto(`/mapp${youthAddress}?lang=${locale}`);
      await toApplying(page, say);
      await typeApplication(page, say);
      await airline.fault(applyPath, 'http500', 1, true);
      await sendOf(page, say).click();
      await expect(page.getByText(say('youth', 'outcome.unknown'))).toBeVisible();
      await page.getByRole('button', { name: say('outcome', 'check') }).click();
      await expect(page.getByRole('heading', { level: 2, name: say('youth', 'apply.done') })).toBeFocused();
      await page.getByRole('link', { name: say('youth', 'way.member') }).click();
      await expect(page).toHaveURL(/\/youthLeague\/member$/);
      await expect(headingOf(page, say('youth', 'member.title'))).toBeVisible();
      await expect(page.getByText(say('youth', 'member.reviewing'), { exact: true })).toBeVisible();
      await expect(page.getByText(applicant.organisation)).toBeVisible();
      expect(await airline.requests(applyPath)).toHaveLength(1);
    },
  );
}

test('reading the agreement loses nothing that was typed', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto(`/mapp${applyAddress}`);
  await typeApplication(page);
  await page.locator('form').getByRole('link').click();
  await expect(headingOf(page, zh('youth', 'agreement.title'))).toBeVisible();
  await page.goBack();
  await expect(fieldOf(page, 'organisation')).toHaveValue(applicant.organisation);
  await expect(fieldOf(page, 'agree')).toBeChecked();
  expect(page.url()).not.toContain('13912340987');
});

test('a guest reads the programme, and signs in to apply', async ({ page }) => {
  await page.goto(`/mapp${youthAddress}`);
  await page.getByRole('link', { name: zh('youth', 'home.all') }).click();
  await page.locator('a[href*="/youthLeague/detail"]').first().click();
  await expect(headingOf(page, zh('youth', 'activity.title'))).toBeVisible();
  await toApplying(page);
  await expect(page).toHaveURL(/\/sso\/login\?/);
});

test('campaigns of business travel lead on', { tag: '@all' }, async ({ page }) => {
  await page.goto('/mapp/business/home');
  await page.getByRole('link', { name: zh('business', 'yxdf.title') }).click();
  await expect(headingOf(page, zh('business', 'yxdf.title'))).toBeVisible();
  await page.locator('main a[href*="/calculator"]').click();
  await expect(headingOf(page, zh('calculator', 'title'))).toBeVisible();
});
