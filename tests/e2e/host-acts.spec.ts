import type { HostAct } from '@mapp/kit/host/rehearsal';
import { segments } from '@mapp/sandbox/check-in';
import type { Page } from '@playwright/test';
import { hostPages, openHost, type HostCall } from './host-pages.ts';
import { openHome, tabOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { zh } from './words.ts';

/** Where a traveller meets an act of the host, what is done there, and what the app is told. */
interface Caller {
  readonly at: string;
  /** Somebody is signed in. */
  readonly member?: true;
  readonly tap?: (page: Page) => Promise<void>;
  readonly told: HostCall;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const follow = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('link', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();
const tab = (id: string) => (page: Page) => tabOf(page, id).click();

const pass = `/boarde/boardingCard?segment=${segments.checkedIn}`;

/** A screen for each act: it does not compile while one has none. */
const callers: Readonly<Record<HostAct, Caller>> = {
  login: { at: '/mine', told: ['login', '"hideMobileLogin":false'] },
  loginFromBill: { at: '/myBill', told: ['login', '"hideMobileLogin":true'] },
  loginInGroup: { at: '/mine?groupId=G7', told: ['login', '"groupId":"G7"'] },
  goHome: { at: '/nothing', tap: follow(zh('shell', 'home')), told: ['goHome', '{}'] },
  openCheckIn: { at: '/Home', tap: tab('checkIn'), told: ['checkIn', '{}'] },
  openFlightNews: { at: '/Home', tap: tab('flights'), told: ['flightNews', '{}'] },
  openMine: { at: '/Home', tap: tab('mine'), told: ['mine', '{}'] },
  openOrder: {
    at: '/order/list?kind=ticket',
    member: true,
    tap: (page) => page.getByRole('main').locator('a[href^="/mapp/order/detail/"]').first().click(),
    told: ['orderDetail', '"id":"'],
  },
  openTicketOrders: {
    at: '/mine/myOrder',
    member: true,
    tap: follow(new RegExp(`^${zh('orders-hub', 'list')}`)),
    told: ['ticketOrders', '{}'],
  },
  pay: { at: '/boarde/seatOrder', member: true, tap: payForSeats, told: ['payOrder', '"id":'] },
  showTab: { at: '/Home', told: ['tab', '"index":0'] },
  setTitle: { at: '/mine', member: true, told: ['setTitle', zh('mine', 'title')] },
  share: { at: pass, member: true, tap: press(zh('boarding-pass', 'share')), told: ['share', '"url":'] },
  saveImage: {
    at: pass,
    member: true,
    // One or all of them.
    tap: press(/^保存(图片|全部)/),
    told: ['saveImage', 'data:image/png'],
  },
  setBrightness: { at: pass, member: true, told: ['brightness', '"level":"full"'] },
  goBack: {
    at: '/cityIndex',
    tap: (page) => page.getByRole('option').nth(2).click(),
    told: ['goBack', '{}'],
  },
  closeWebview: { at: '/nothing', tap: press(zh('shell', 'close')), told: ['closeWebview', '{}'] },
  userStatus: { at: '/Home', told: ['userStatus', '{}'] },
  userInfo: { at: '/Home?known=1', told: ['userInfo', '{}'] },
};

/** Goes to the payment of seats that wait for it, and pays. */
async function payForSeats(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('link').first();
  const waiting = /order=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  await page.goto(`/mapp/pay/${waiting}`);
  await press(zh('payment', 'submit'))(page);
}

for (const [act, { at, member, tap, told }] of Object.entries(callers))
  test(
    `the app is asked for ${act} by ${at}`,
    tierOf(act === 'login' || act === 'saveImage' ? 'default' : 'all'),
    async ({ browser, origin, airline }) => {
      const { context, page, calls, faults } = await openHost(browser, origin, 'app');
      try {
        // A web view of the app's begins with the page that it is opened for.
        if (act === 'goBack')
          await context.addInitScript(() =>
            Object.defineProperty(History.prototype, 'length', { get: () => 1 }),
          );
        if (act === 'showTab')
          await page.route('**/config.json', async (route) => {
            const answer = await route.fetch();
            const config = (await answer.json()) as object;
            await route.fulfill({
              response: answer,
              json: { ...config, hosts: { app: { ownTabBar: true } } },
            });
          });
        if (member) {
          const { value } = await airline.signIn('600000000001');
          await context.addCookies([{ name: hostPages.app.alias, value, url: origin }]);
        }
        if (at.startsWith('/Home')) await openHome(page, at.slice('/Home'.length));
        else await page.goto(`/mapp${at}`);
        await tap?.(page);
        const [name, given] = told;
        await expect
          .poll(() => calls.filter(([to]) => to === name).map(([, what]) => what), { message: act })
          .toContainEqual(expect.stringContaining(given));
        expect(faults).toEqual([]);
      } finally {
        await context.close();
      }
    },
  );
