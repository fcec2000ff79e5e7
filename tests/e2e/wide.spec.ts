import { readdirSync, readFileSync } from 'node:fs';
import { base, routeOf, routes, type Destination } from '@mapp/kit/navigation';
import { drawnBreadth } from './drawn-breadth.ts';
import { siteFolder } from './sandbox.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { zh } from './words.ts';
import { narrowPages } from './wide-reasons.ts';

/** The window, and the least that a page takes of it, CSS px. */
const size = { width: 1280, height: 800 };
const half = size.width / 2;

test.use({ viewport: size });

/** A member who is here already has no sign-in to see. */
const passed: ReadonlySet<Destination> = new Set(['login', 'addMobile']);
const pages = (Object.keys(routes) as Destination[]).filter(
  (page) => !passed.has(page) && !routeOf(page).path.includes(':'),
);

const isNarrow = (page: Destination) => page in narrowPages;

test('every narrow page is a page', { tag: '@all' }, () => {
  expect(Object.keys(narrowPages).filter((page) => !pages.some((each) => each === page))).toEqual([]);
});

for (const [area, ofArea] of Map.groupBy(
  pages.filter((page) => !isNarrow(page)),
  (page) => routeOf(page).area,
))
  test(
    `a page of ${area} takes half of a wide window, or has a reason`,
    tierOf(area === 'orders' ? 'default' : 'all'),
    async ({ page, signIn }) => {
      await signIn();
      for (const destination of ofArea) {
        await page.goto(base + routeOf(destination).path);
        const breadth = async () => (await page.evaluate(drawnBreadth)) ?? 0;
        await expect.poll(breadth, { message: destination }).toBeGreaterThanOrEqual(half);
      }
    },
  );

test(
  'no page has a tab bar there, and the top navigation leads on',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto(base + routeOf('home').path);
    const nav = page.getByRole('navigation');
    await expect(nav).toHaveCount(1);
    await nav.getByRole('link', { name: zh('shell', 'tabs.trip') }).click();
    await expect(page).toHaveURL(/\/mapp\/trip$/);
    await expect(nav.locator('[aria-current="page"]')).toHaveCount(1);
  },
);

test('list and detail are side by side, the address decides, and back works', async ({ page, signIn }) => {
  await signIn();
  await page.goto(base + routeOf('seatOrders').path);
  const list = page.getByRole('list').filter({ has: page.locator('a[href*="orderDetail"]') });
  const links = list.getByRole('link');
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  await links.nth(1).click();
  await expect(page).toHaveURL(/orderDetail\?order=/);
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(links.first()).not.toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/seatOrder$/);
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
});

test('tabs in a column end with it', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto(base + routeOf('claimHistory').path);
  const tabs = page.getByRole('tablist');
  await expect(tabs).toBeVisible();
  await expect(tabs).toHaveCSS('border-image-source', 'none');
});

test('tabs under a title lie on the page itself', { tag: '@all' }, async ({ page }) => {
  await page.goto(base + routeOf('calculator').path);
  await expect(page.getByRole('tablist')).toHaveCSS('border-image-source', 'none');
});

test('the minifier leaves no declaration of the styles empty', { tag: '@all' }, () => {
  const styles = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(styles.length).toBeGreaterThan(0);
  const empty = (file: string) =>
    readFileSync(`${siteFolder}/${file}`, 'utf8').match(/[\w-]+:(?=[;}])/g) ?? [];
  expect(styles.flatMap(empty)).toEqual([]);
});
