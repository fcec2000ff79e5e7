import { hostPages, openHost, type HostCall } from './host-pages.ts';
import { entriesOf, headingOf, openHome, signInByForm, tabOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { zh } from './words.ts';

const bill = '/mapp/myBill?startDate=2026-04-01&endDate=2026-05-31';

/** The host was told that, once it had the time. */
const toldOf = (calls: readonly HostCall[], [to, given]: HostCall) =>
  expect
    .poll(() => calls.some(([name, what]) => name === to && what.includes(given)), {
      message: `${to} ${given}`,
    })
    .toBe(true);

for (const id of Object.keys(hostPages) as (keyof typeof hostPages)[])
  test(
    `the site in ${id}: open, sign in, read the bill, go home, leave`,
    tierOf(id === 'miniprogram' ? 'default' : 'all'),
    async ({ browser, origin, airline }) => {
      const { host, context, page, calls, faults } = await openHost(browser, origin, id);
      try {
        await page.goto(bill);
        if (host.signIn) {
          await expect(page).toHaveURL((url) => url.pathname === host.signIn);
          await signInByForm(page, '600000000001');
        } else if (host.told) {
          await toldOf(calls, host.told.login);
          const { value } = await airline.signIn('600000000001');
          await context.addCookies([{ name: host.alias, value, url: origin }]);
          // The app's page sees the token by itself; a mini-program opens the page again.
          if (id !== 'app') await page.goto(bill);
        }
        await expect(headingOf(page, zh('points', 'bill.title'))).toBeVisible();
        await expect(entriesOf(page)).toBeVisible();
        const [read] = await airline.requests('/api/memberApi/member/queryPointActivityDetail');
        expect(read?.headers['x-sales-channel']).toBe(btoa(host.code));

        await page.goto('/mapp/nothing');
        const home = page.getByRole('link', { name: zh('shell', 'home') });
        const close = page.getByRole('button', { name: zh('shell', 'close') });
        await expect(home).toBeVisible();
        await home.click();
        if (host.told) {
          await toldOf(calls, host.told.home);
          await expect(page).toHaveURL(/\/mapp\/nothing$/);
          await close.click();
          await toldOf(calls, host.told.close);
          await openHome(page);
          await tabOf(page, 'mine').click();
          await toldOf(calls, host.told.mine);
        } else {
          await expect(page).toHaveURL(/\/mapp\/Home$/);
          await expect(close).toHaveCount(0);
        }
        expect(faults).toEqual([]);
      } finally {
        await context.close();
      }
    },
  );

/** A query, what is on the page, and what the site takes the page for. */
const signs = [
  ['', 'MappBridge', 'App'],
  ['', 'AlipayJSBridge', 'Ali'],
  ['?platform=Xuexi', undefined, 'Xuexi'],
  ['?platform=App', undefined, 'M'],
  ['?platform=Ali', undefined, 'M'],
] as const;

for (const [query, global, platform] of signs)
  test(
    `${query || 'no query'} with ${global ?? 'nothing'} on the page is ${platform}`,
    tierOf(global === 'AlipayJSBridge' ? 'default' : 'all'),
    async ({ page, context }) => {
      const added =
        global && (await context.addInitScript((name) => void Reflect.set(window, name, {}), global));
      await page.goto(`/mapp/test${query}`);
      await added?.dispose();
      await expect(page.getByText(JSON.stringify(platform), { exact: true }).first()).toBeVisible();
      // An address alone takes no header away.
      await expect(page.getByRole('banner')).toBeVisible({ visible: global === undefined });
    },
  );
