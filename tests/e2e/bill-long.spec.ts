import { expect, test } from './site.ts';
import { entriesOf } from './pages.support.ts';

/** Rows whose top lies within the window, and the highest gap between two that follow each other, CSS px. */
const rowsOnScreen = () => {
  const boxes = [...document.querySelectorAll('[role=listitem]')].map((row) => row.getBoundingClientRect());
  const shown = boxes
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
    .toSorted((a, b) => a.top - b.top);
  const gaps = shown.slice(1).map(({ top }, at) => top - (shown[at]?.bottom ?? 0));
  return { count: shown.length, gap: Math.max(0, ...gaps) };
};

test(
  '12,000 entries open, and scroll to their end without a blank screen',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('600000000003');
    await page.goto('/mapp/myBill?startDate=2021-06-01&endDate=2026-06-01');
    const rows = entriesOf(page).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const size = Number(await rows.first().getAttribute('aria-setsize'));
    expect(size).toBeGreaterThan(12_000);
    expect(await rows.count()).toBeLessThan(80);

    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(12_000 * 40);
    for (let step = 1; step <= 40; step += 1) {
      await page.evaluate((top) => scrollTo(0, top), (height / 40) * step);
      await expect
        .poll(() => page.evaluate(rowsOnScreen).then(({ count }) => count))
        .toBeGreaterThanOrEqual(8);
      const { gap } = await page.evaluate(rowsOnScreen);
      expect(gap).toBeLessThan(60);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(rows.last()).toHaveAttribute('aria-posinset', String(size));
    expect(await rows.count()).toBeLessThan(80);
  },
);
