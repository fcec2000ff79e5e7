import { expect, test } from './site.ts';
import { entriesOf, headingOf } from './pages.support.ts';
import { zh } from './words.ts';

/** Call of a period's entries; whom the member is, for one, is asked in the background at any time. */
const activityPath = '/api/memberApi/member/queryPointActivityDetail';

test.beforeEach(({ signIn }) => signIn());

test(
  'a start after the end is refused, with the way to the field',
  { tag: '@all' },
  async ({ page, airline }) => {
    await page.goto('/mapp/myBill');
    // The bill has asked for its own periods by then.
    await expect(entriesOf(page)).toBeVisible();
    await page.getByRole('link', { name: zh('points', 'bill.filter') }).click();
    const start = page.getByLabel(zh('points', 'filter.start'));
    const end = page.getByLabel(zh('points', 'filter.end'));
    await expect(start).toHaveValue('2026-05-01');
    const asked = await airline.requests(activityPath);
    await start.fill('2026-05-20');
    await end.fill('2026-05-10');
    await page.getByRole('button', { name: zh('points', 'filter.apply') }).click();
    const problem = zh('points', 'filter.startAfterEnd');
    await expect(page.getByRole('group', { name: zh('points', 'filter.problems') })).toContainText(problem);
    await expect(start).toHaveAccessibleDescription(problem);
    await page
      .getByRole('group', { name: zh('points', 'filter.problems') })
      .getByRole('link', { name: problem })
      .click();
    await expect(start).toBeFocused();
    expect(await airline.requests(activityPath)).toHaveLength(asked.length);

    await start.fill('2026-05-10');
    await end.fill('2026-05-20');
    await page.getByRole('button', { name: zh('points', 'filter.apply') }).click();
    await expect(page).toHaveURL(/\/myBill\?startDate=2026-05-10&endDate=2026-05-20$/);
    await expect(page.getByText('2026年5月10日 至 2026年5月20日')).toBeVisible();
  },
);

test('a quick choice replaces the period, and back leaves the bill', { tag: '@all' }, async ({ page }) => {
  await page.goto('/mapp/mine');
  await page
    .getByRole('link', { name: zh('mine', 'card.bill') })
    .last()
    .click();
  await page.getByRole('link', { name: zh('points', 'bill.filter') }).click();
  await page.getByRole('button', { name: zh('points', 'filter.months', { count: 3 }) }).click();
  await expect(page.getByText('2026年3月1日 至 2026年6月1日')).toBeVisible();
  await expect(entriesOf(page).getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText('2026年5月1日 至 2026年6月1日')).toBeVisible();
  await page.goBack();
  await expect(headingOf(page, zh('mine', 'title'))).toBeVisible();
});

test('a period in the address that makes no sense is the usual month', { tag: '@all' }, async ({ page }) => {
  for (const query of [
    'startDate=2026-06-01&endDate=2026-05-01',
    'startDate=2026-13-01&endDate=2026-14-01',
    'startDate=x',
    'endDate=2026-05-01',
  ]) {
    await page.goto(`/mapp/myBill?${query}`);
    await expect(page.getByText('2026年5月1日 至 2026年6月1日')).toBeVisible();
  }
});
