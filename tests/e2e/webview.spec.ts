import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

/** The sandbox's partner: the same server by its other name. */
const partnerOf = (origin: string) => origin.replace('127.0.0.1', 'localhost');
const open = (page: Page, url: string) => page.goto(`/mapp/webview?${new URLSearchParams({ url })}`);

/** The partner, and no other site, was asked. */
function askedThePartnerAlone({ faults }: { faults: string[] }, origin: string): void {
  const allowed = `asked another site: ${partnerOf(origin)}/`;
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.filter((fault) => !fault.startsWith(allowed))).toEqual([]);
  faults.length = 0;
}
const show = (page: Page) => page.getByRole('button', { name: zh('webview', 'leaving.show') }).click();

test('a partner’s page is named first, and then shown within its rights', async ({
  origin,
  page,
  watched,
}) => {
  const { host } = new URL(partnerOf(origin));
  await open(page, `${partnerOf(origin)}/sandbox/partner`);
  await expect(page.getByRole('heading', { name: zh('webview', 'leaving.title', { host }) })).toBeVisible();
  expect(page.frames()).toHaveLength(1);
  await show(page);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Partner' })).toBeVisible();
  await expect(page.getByText(host, { exact: true })).toBeVisible();
  // It goes on inside the frame, and the page around it stays.
  await frame.getByRole('link').click();
  await expect.poll(() => page.frames()[1]?.url()).toContain('page=2');
  await expect(page).toHaveURL(/\/mapp\/webview\?/);
  expect(await page.frames()[1]?.evaluate(() => document.referrer.includes('/mapp/'))).toBe(false);
  askedThePartnerAlone(watched, origin);
});

test(
  'a page that does not come is given up, and offered by itself',
  { tag: '@all' },
  async ({ origin, page, watched }) => {
    const url = `${partnerOf(origin)}/sandbox/partner/silent`;
    const { host } = new URL(url);
    await page.clock.install();
    await open(page, url);
    await show(page);
    await expect(
      page.getByRole('status').filter({ hasText: zh('webview', 'loading', { host }) }),
    ).toBeVisible();
    await page.clock.fastForward(21_000);
    await expect(page.getByText(zh('webview', 'slow.title', { host }))).toBeVisible();
    await expect(page.getByRole('link', { name: zh('webview', 'open.browser') })).toHaveAttribute(
      'href',
      url,
    );
    await page.getByRole('button', { name: zh('webview', 'again') }).click();
    await expect(page.locator('iframe')).toBeVisible();
    askedThePartnerAlone(watched, origin);
  },
);

const refused = [
  ['', 'missing'],
  ['hotels.example.com', 'malformed'],
  ['javascript:alert(1)', 'scheme'],
  ['https://localhost@evil.example/', 'userInfo'],
  ['https://evil.example/', 'notListed'],
] as const;

for (const [url, why] of refused)
  test(`${url || 'no address'} is not opened`, { tag: '@all' }, async ({ page }) => {
    await open(page, url);
    await expect(page.getByText(zh('webview', 'refused.title'))).toBeVisible();
    await expect(page.getByText(zh('webview', `refused.${why}`, { airline: 'MU航空' }))).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(/\/mapp\/Home$/);
  });

test(
  'the policy lets frames come from the allowed sites alone',
  { tag: '@all' },
  async ({ origin, page }) => {
    const { headers } = await fetch(`${origin}/mapp/webview`, { headers: { accept: 'text/html' } });
    const [, sources] = /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
    expect(sources).toBe(partnerOf(origin));
    await open(page, '/mapp/myBill');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(/\/mapp\/myBill|\/sso\/login/);
  },
);
