import { readFile } from 'node:fs/promises';
import { expect, test } from './site.ts';
import { entriesOf, headingOf } from './pages.support.ts';
import { zh } from './words.ts';

const year = '/mapp/myBill?startDate=2025-06-01&endDate=2026-06-01';

test.beforeEach(({ signIn }) => signIn());

test('an entry’s detail, and back to the list as it was left', async ({ page }) => {
  await page.goto(year);
  const list = entriesOf(page);
  await expect(list.getByRole('link').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1200));
  const row = list.getByRole('link').nth(4);
  await row.scrollIntoViewIfNeeded();
  const text = (await row.innerText()).split('\n');
  const kept = await list.elementHandle();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await row.click();
  await expect(headingOf(page, zh('points', 'detail.title'))).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('article')).toContainText(text.at(-1) ?? '');
  await page.getByRole('button', { name: zh('shell', 'back') }).click();
  await expect(headingOf(page, zh('points', 'bill.title'))).toBeVisible();
  expect(await kept.evaluate((node) => node.isConnected && node.checkVisibility())).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a flight’s entry shows its air activity', { tag: '@all' }, async ({ page }) => {
  await page.goto(year);
  await entriesOf(page)
    .getByRole('link', { name: zh('points', 'activity.AA') })
    .first()
    .click();
  const detail = page.getByRole('article');
  await expect(detail).toContainText(/MU\d{3,4}/);
  await expect(detail).toContainText(/781-\d{10}/);
});

test(
  'a detail opens by its own address, and an unknown entry leads back to the bill',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(year);
    await entriesOf(page).getByRole('link').first().click();
    await expect(page.getByRole('article')).toBeVisible();
    const article = await page.getByRole('article').innerText();
    await page.reload();
    await expect(page.getByRole('article')).toHaveText(article, { useInnerText: true });
    await page.goto('/mapp/myBill/billDetail?startDate=2026-05-01&endDate=2026-06-01&entry=nobody');
    await expect(page.getByText(zh('points', 'detail.missing'))).toBeVisible();
    await page.getByRole('link', { name: zh('points', 'detail.back') }).click();
    await expect(headingOf(page, zh('points', 'bill.title'))).toBeVisible();
  },
);

test(
  'a bar shows its month alone, and the table says the same figures',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/mapp/myBill');
    const chart = page.getByRole('group', { name: zh('points', 'bill.months', { count: 6 }) });
    const april = chart.getByRole('button', { name: '2026年4月' });
    await april.click();
    await expect(page).toHaveURL(/startDate=2026-04-01&endDate=2026-04-30/);
    await expect(april).toHaveAttribute('aria-pressed', 'true');
    await expect(entriesOf(page).getByRole('heading')).toHaveText(['2026年4月']);
    await page.getByRole('button', { name: zh('points', 'chart.asTable') }).click();
    const month = entriesOf(page).getByRole('heading', { name: '2026年4月' }).locator('..');
    const sums = (await month.innerText()).split('\n').slice(1);
    expect(sums).toHaveLength(2);
    await expect(page.getByRole('row', { name: '2026年4月' }).getByRole('cell')).toHaveText(sums);
  },
);

test('the file holds what is shown', async ({ page }) => {
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith('queryPointActivityDetail') &&
      (response.request().postData() ?? '').includes('2025-06-01'),
  );
  await page.goto(year);
  const { data } = (await (await answer).json()) as {
    data: {
      pointActivityDetailse2s: { activityDate: string; consumePoint: number; transactionType: string }[];
    };
  };
  await page.getByRole('link', { name: zh('points', 'bill.filter') }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: zh('points', 'bill.export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${zh('points', 'csv.file')}-2025-06-01-2026-06-01.csv`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [head, ...rows] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(head).toEqual(
    ['date', 'type', 'detail', 'amount', 'order'].map((column) => zh('points', `csv.${column}`)),
  );
  const signed = ({ consumePoint, transactionType }: { consumePoint: number; transactionType: string }) =>
    consumePoint === 0 ? '0' : `${transactionType === 'D' ? '-' : ''}${consumePoint}`;
  expect(rows.map((row) => [row[0], row.find((cell, at) => at > 2 && /^-?\d+$/.test(cell))])).toEqual(
    data.pointActivityDetailse2s.map((entry) => [entry.activityDate, signed(entry)]),
  );
  await expect(
    page.getByText(zh('points', 'bill.exported', { file: file.suggestedFilename() })),
  ).toBeVisible();
});

test('expiring points, all of them behind the short list', { tag: '@all' }, async ({ page }) => {
  const answer = page.waitForResponse('**/member/retrieveAccountSummary');
  await page.goto('/mapp/myBill');
  const { data } = (await (await answer).json()) as { data: { pointDetails: { points: number }[] } };
  const short = page.getByRole('region', { name: zh('points', 'expiring.title') });
  await expect(short.getByRole('listitem')).toHaveCount(2);
  await short.getByRole('link', { name: zh('points', 'expiring.all') }).click();
  await expect(headingOf(page, zh('points', 'expiring.screen'))).toBeVisible();
  const all = page.getByRole('region', { name: zh('points', 'expiring.title') }).getByRole('listitem');
  await expect(all).toHaveCount(data.pointDetails.length);
  for (const [at, { points }] of data.pointDetails.entries())
    await expect(all.nth(at)).toContainText(points.toLocaleString('zh'));
});

test('the explanation shows all nine figures of the summary', { tag: '@all' }, async ({ page }) => {
  const answer = page.waitForResponse('**/member/getAllCountActivitys');
  await page.goto('/mapp/myBill/infoList');
  const { data } = (await (await answer).json()) as { data: Record<string, number> };
  expect(Object.keys(data)).toHaveLength(9);
  await expect(page.getByRole('definition')).toHaveCount(9);
  for (const [name, value] of Object.entries(data)) {
    const row = page
      .locator('dl > div')
      .filter({ has: page.getByText(zh('points', `info.${name}Text`), { exact: true }) });
    await expect(row.getByRole('definition')).toHaveText(value.toLocaleString('zh'));
  }
});
