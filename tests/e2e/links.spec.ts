import type { Page, Request } from '@playwright/test';
import { placeOf } from '@mapp/kit/navigation';
import { visit } from './pages.support.ts';
import { places } from './places.ts';
import { expect, test } from './site.ts';
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
  // A screen whose code is still coming does not say yet that it waits for answers.
  await quiet();
  for (const words of new Set(waiting)) await expect(page.getByText(words, { exact: true })).toHaveCount(0);
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
  // A form leads there, with the ticket in memory.
  'refundFee',
  'repurchaseResult',
  'repurchaseSubmitted',
  // The weather of a route tells of both its airports; that of one is opened by its address.
  'airportWeather',
  // The form of the home leads there, and what was searched leads on; only an empty search has a link back to the form.
  'flightSearch',
  'flightList',
  'cabinChoice',
  // Orders of tickets lead to changes and upgrades, whose steps lead on.
  'reschedule',
  'upgradeFlight',
  'upgradeOrder',
  'upgradeCabin',
  'upgradeCabinDetail',
  'upgradeVouchers',
  'commonVouchers',
  'platinumUpgradeCabin',
  'platinumUpgradeVouchers',
  'platinumUpgradeSubmitted',
  'nearbyFlights',
  // The form of flight dynamics leads there.
  'flightsFound',
  // Homes of partners and their customers, and the pages that these alone lead to.
  'travelHome',
  'otherHome',
  'moreServices',
  'specialProducts',
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
  'fareCalendar',
  'dateChoice',
  'claimableFlights',
  'calculatorResult',
  'checkInVerify',
  'checkInResult',
  'seatChosen',
  'bankPaymentResult',
  'pointsOrder',
  'pointsPaymentResult',
  'bookingMaterial',
  'bookingPassengerChoice',
  'bookingAddPassenger',
  'bookingCoupons',
  'addOns',
  'bookingNotices',
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
}

/** Follows every link from home on, each path once. */
async function crawl(page: Page, { origin, guest }: { origin: string; guest: boolean }): Promise<Crawled> {
  const paths = new Set<string>();
  const wrong: string[] = [];
  const open = ['/mapp/Home'];
  const quiet = quietOf(page);
  for (let address = open.shift(); address !== undefined; address = open.shift()) {
    const { pathname, searchParams } = new URL(address, origin);
    // A partner's page within ours has a link to itself, for where it does not open here.
    const partnerPage = searchParams.get('url');
    if (paths.has(pathname)) continue;
    paths.add(pathname);
    await openWhole(page, address, { guest, quiet });
    if (await page.getByRole('heading', { level: 1, name: notFound }).isVisible()) wrong.push(address);
    for (const link of await linksOn(page)) {
      if (/^(tel:\+?[\d -]+|#[\w-]+)$/.test(link) || link === partnerPage) continue;
      if (/^\/(mapp|sso)\//.test(link)) open.push(link);
      else wrong.push(`${link} on ${address}`);
    }
  }
  return { paths, wrong };
}

test('a guest’s links all lead somewhere', async ({ page, origin }) => {
  const { paths, wrong } = await crawl(page, { origin, guest: true });
  expect(wrong).toEqual([]);
  expect(paths).toContain('/sso/login');
});

test('a member’s links lead to every screen that is built, and to nothing else', async ({
  page,
  origin,
  signIn,
}) => {
  // Some hundred screens, one after the other.
  test.setTimeout(240_000);
  await signIn();
  const { paths, wrong } = await crawl(page, { origin, guest: false });
  expect(wrong).toEqual([]);
  const built = places.map(({ destination }) => destination).filter((each) => !unlinked.has(each));
  const reached = new Set([...paths].map((path) => placeOf(path)?.destination ?? path));
  expect([...reached].toSorted()).toEqual(built.toSorted());
});
