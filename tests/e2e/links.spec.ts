import type { Page, Request } from '@playwright/test';
import { placeOf } from '@mapp/kit/navigation';
import { visit } from './pages.support.ts';
import { places } from './places.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { zh } from './words.ts';

const notFound = zh('shell', 'notFound.title');
const waiting = [zh('shell', 'loading'), zh('home', 'loading'), zh('mine', 'loading')];

/** Waits until nothing is asked for any more. */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    for (let calm = 0; calm < 3; calm = open.size === 0 ? calm + 1 : 0) await page.waitForTimeout(40);
  };
}

/** Opens an address and waits until nothing on it is on its way; a guest at a members' place is at the sign-in then. */
async function openWhole(
  page: Page,
  address: string,
  { guest, quiet }: { guest: boolean; quiet: () => Promise<void> },
): Promise<void> {
  const away = guest && places.some(({ path, forMembers }) => forMembers && path === address);
  const within = address.startsWith('/mapp/') && (await page.locator('#root').count()) > 0;
  await (within ? visit(page, address) : page.goto(address));
  if (away) await expect(page).toHaveURL(/\/sso\/login\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Some parts are asked for as they come into sight.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // A screen whose code is still coming does not say yet that it waits for answers, nor does a part that is not drawn yet.
  await quiet();
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await quiet();
  for (const words of new Set(waiting)) await expect(page.getByText(words, { exact: true })).toHaveCount(0);
  // A list that asks for its second part after the first has a moment in which nothing is on its way.
  await expect(page.locator('[data-part="skeleton"]')).toHaveCount(0);
  await quiet();
}

/** Addresses of the links that can be seen. */
const linksOn = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/**
 * Screens that no link leads a member to: what is for guests, a spelling of home for those from outside, and what comes after
 * something was done.
 */
const unlinked: ReadonlySet<string> = new Set([
  'homeLowercase',
  // Another address of the member's own page of orders.
  'myOrders',
  // A form leads there, with the ticket in memory.
  'refundFee',
  'repurchaseResult',
  'repurchaseSubmitted',
  // The weather of a route tells of both its airports; that of one is opened by its address.
  'airportWeather',
  // The flights of a day lead there when none has a seat.
  'nearbyFlights',
  // Steps of an upgrade that a button leads to.
  'upgradeVouchers',
  'commonVouchers',
  'platinumUpgradeSubmitted',
  // The form of flight dynamics leads there.
  'flightsFound',
  // A link from outside leads there, with the number of the request.
  'alreadyRefunded',
  // Leads nobody there whose name, number and phone the airline knows.
  'refundIdentity',
  // A request leads there while nothing of its money has been sent.
  'addBankCard',
  'changeBankCard',
  // The page of vouchers is opened without an order.
  'voucherDelivery',
  // Homes of partners and their customers, pages for links from outside, and those that these alone lead to.
  'travelHome',
  'otherHome',
  'moreServices',
  'specialProducts',
  // Another address of the booking of a special product, to which its fares lead.
  'specialMaterial',
  'specialBookingMaterial',
  'webview',
  'login',
  'addPassengerDocument',
  'editPassengerDocument',
  'savedAddresses',
  'savedContacts',
  'addContact',
  'editContact',
  'addAddress',
  'editAddress',
  'cityIndex',
  'airportIndex',
  'countryIndex',
  'dateChoice',
  'claimableFlights',
  'calculatorResult',
  'checkInVerify',
  'checkInResult',
  'seatChosen',
  'bankPaymentResult',
  'pointsOrder',
  'pointsPaymentResult',
  // A fare that is chosen leads to its booking, whose steps lead on.
  'bookingMaterial',
  'bookingPassengerChoice',
  'bookingAddPassenger',
  'bookingAddSavedPassenger',
  'bookingEditPassenger',
  'bookingAddIdentity',
  'bookingBeneficiaries',
  'bookingAddBeneficiary',
  'bookingAddressChoice',
  'bookingAddAddress',
  'bookingEditAddress',
  'bookingCoupons',
  'bookingNotices',
  'activateCoupon',
  'addOns',
  'invoiceTitles',
  'addInvoiceTitle',
  'editInvoiceTitle',
  'productLabel',
  'tierPaymentResult',
  'findPasswordName',
  'findPasswordCode',
  'changePhoneOrEmail',
  'resetPassword',
  'register',
  'registered',
  'addMobile',
  'editMobile',
  'editPointsPassword',
]);

interface Crawled {
  readonly paths: ReadonlySet<string>;
  /** Links that led nowhere. */
  readonly wrong: readonly string[];
  /** Links that are left, where it has stopped before their end. */
  readonly open: readonly string[];
}

interface Crawl {
  readonly origin: string;
  readonly guest: boolean;
  /** Pages that it begins with. */
  readonly from: readonly string[];
  /** Whether it is for this crawl to follow a link of these pages, by its row among all of them. */
  readonly follows?: (row: number) => boolean;
  /** Paths that were opened before. */
  readonly before?: ReadonlySet<string>;
  /** Number of paths, those from before among them, at which it stops. */
  readonly atMost?: number;
}

/** Follows links, each path once. */
async function crawl(
  page: Page,
  { origin, guest, from, follows = () => true, before = new Set(), atMost = Infinity }: Crawl,
): Promise<Crawled> {
  const pathOf = (address: string) => new URL(address, origin).pathname;
  const paths = new Set(before);
  const elsewhere = new Set<string>();
  const wrong: string[] = [];
  const open = [...from];
  const quiet = quietOf(page);
  while (paths.size < atMost) {
    const address = open.shift();
    if (address === undefined) break;
    const path = pathOf(address);
    // A partner's page within ours has a link to itself, for where it does not open here.
    const partnerPage = new URL(address, origin).searchParams.get('url');
    if (paths.has(path) || elsewhere.has(path)) continue;
    paths.add(path);
    await openWhole(page, address, { guest, quiet });
    if (await page.getByRole('heading', { level: 1, name: notFound }).isVisible()) wrong.push(address);
    for (const link of await linksOn(page)) {
      if (/^(tel:\+?[\d -]+|#[\w-]+)$/.test(link) || link === partnerPage) continue;
      if (/^\/(mapp|sso)\//.test(link)) open.push(link);
      else wrong.push(`${link} on ${address}`);
    }
    if (path !== from.at(-1)) continue;
    for (const [row, each] of [...new Set(open.map(pathOf))].entries())
      if (!follows(row)) elsewhere.add(each);
  }
  return { paths, wrong, open };
}

const home = '/mapp/Home';
/** Shares of what home and the page of all services lead to: together every link of a guest. */
const shares = [0, 1, 2, 3, 4, 5];

for (const share of shares)
  test(
    `a guest’s links all lead somewhere: ${share + 1}/${shares.length}`,
    tierOf(share === 0 ? 'default' : 'all'),
    async ({ page, origin }) => {
      const { paths, wrong } = await crawl(page, {
        origin,
        guest: true,
        from: [home, '/mapp/service'],
        follows: (row) => row % shares.length === share,
      });
      expect(wrong).toEqual([]);
      expect(paths).toContain('/sso/login');
    },
  );

test.describe('a member’s links lead to every screen that is built, and to nothing else', () => {
  // Each share goes on where the one before has stopped.
  test.describe.configure({ mode: 'serial' });
  /** Paths that are opened by the end of each share; the last one opens all that are left. */
  const ends = [40, 80, 120, Infinity];
  let soFar: Pick<Crawled, 'paths' | 'open'> = { paths: new Set(), open: [home] };

  for (const [share, atMost] of ends.entries())
    test(`${share + 1}/${ends.length}`, { tag: '@all' }, async ({ page, origin, signIn }) => {
      // Forty screens, one after the other, beside other tests.
      test.setTimeout(120_000);
      await signIn();
      const { wrong, ...now } = await crawl(page, {
        origin,
        guest: false,
        from: soFar.open,
        before: soFar.paths,
        atMost,
      });
      soFar = now;
      expect(wrong).toEqual([]);
      if (atMost < Infinity) return;
      const built = places.map(({ destination }) => destination).filter((each) => !unlinked.has(each));
      const reached = new Set([...now.paths].map((path) => placeOf(path)?.destination ?? path));
      expect([...reached].toSorted()).toEqual(built.toSorted());
    });
});
