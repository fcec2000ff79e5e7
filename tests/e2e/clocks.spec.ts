import { segments } from '@mapp/sandbox/check-in';
import type { Browser, Page } from '@playwright/test';
import { workerMs } from './pages.support.ts';
import { arrived } from './refunds.support.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { testTime } from './sandbox.ts';
import { zh } from './words.ts';

const hour = 3_600_000;
const year = 365 * 24 * hour;

/** Clocks of a traveller's device: how far it is ahead of the airline, ms, and its zone. The tests' own stands right, in Shanghai. */
const devices = [
  ['3 years ahead', 3 * year, 'Pacific/Kiritimati'],
  ['5 years back', -5 * year, 'America/Los_Angeles'],
  ['26 hours ahead', 26 * hour, 'Asia/Kolkata'],
  ['right', 0, 'Europe/Moscow'],
  ['right', 0, 'Pacific/Pago_Pago'],
] as const;

const passAddress = `/mapp/boarde/boardingCard?segment=${segments.checkedIn}`;

/** The screens that tell of days and hours. */
const screens = [
  '/mapp/Home',
  '/mapp/myBill',
  '/mapp/willFailedPoints',
  '/mapp/selectDate',
  '/mapp/boarde',
  passAddress,
  '/mapp/mine/mycoupons',
  // Minutes until an order ends, days until money arrives, and what has closed.
  '/mapp/order/list',
  `/mapp${arrived}`,
  '/mapp/flight/list?from=SHA&to=BJS&day=2026-06-01',
];

/** Sets the page's clock, which goes on, ahead of the machine's, ms. */
const setClock = (ahead: number) => {
  const RealDate = Date;
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as Date,
    get: (target, name, receiver) =>
      name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
  });
};

interface Traveller {
  readonly origin: string;
  readonly cookie: { readonly name: string; readonly value: string };
}

/** A page on a device of its own, signed in. */
async function pageOn(
  browser: Browser,
  { origin, cookie }: Traveller,
  [, ahead, timezoneId]: readonly [string, number, string],
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    timezoneId,
    viewport: { width: 390, height: 844 },
  });
  await context.addInitScript(setClock, Date.parse(testTime) + ahead - Date.now());
  await context.addCookies([{ ...cookie, url: origin }]);
  return context.newPage();
}

const expectKept = (page: Page) =>
  expect(page.getByText(zh('boarding-pass', 'kept'), { exact: true })).toBeVisible({ timeout: workerMs });

/** Words of a screen, once it has said all. Seconds go on with each page's own start. */
async function wordsOf(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await expect(main).not.toContainText(zh('shell', 'loading'));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // A first visit fetches the whole site before a pass is kept.
  if (page.url().includes(passAddress)) await expectKept(page);
  return (await main.innerText()).replaceAll(/ \d+ 秒/g, '');
}

/** The screens in two parts, of which the second keeps a pass. */
const parts = [0, 1].map((part) => screens.filter((_, at) => at % 2 === part));

for (const device of devices) {
  const [set, , zone] = device;
  for (const [part, ofPart] of parts.entries())
    test(
      `every screen says the same on a device that is ${set}, ${zone}: ${part + 1}/${parts.length}`,
      // In every run the stories in Chinese stand on a device that is set wrong.
      tierOf('all'),
      async ({ page, browser, airline, origin, signIn }) => {
        // Each page waits until nothing more comes, twice.
        test.slow();
        await signIn();
        const other = await pageOn(browser, { origin, cookie: await airline.signIn('600000000001') }, device);
        for (const address of ofPart) {
          await Promise.all([page.goto(address, { waitUntil: 'networkidle' }), other.goto(address)]);
          // Parts of a screen come later, such as the holidays of a calendar, and not on every page at once.
          await expect(async () => {
            const words = await wordsOf(page);
            expect(words).toMatch(/\d/);
            expect(await wordsOf(other), address).toBe(words);
          }).toPass({ timeout: 2 * workerMs });
        }
        await other.context().close();
      },
    );
}

test(
  'a pass that was seen on a device that is set wrong opens without a network',
  { tag: '@all' },
  async ({ browser, airline, origin }) => {
    const traveller = { origin, cookie: await airline.signIn('600000000001') };
    const page = await pageOn(browser, traveller, devices[0]);
    await page.goto(passAddress);
    await expectKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('main svg[role="img"]')).toHaveCount(3);
    await expect(page.getByText(/^10:0\d 更新$/)).toBeVisible();
    await page.context().close();
  },
);
