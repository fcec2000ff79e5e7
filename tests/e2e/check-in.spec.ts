import { passengers, segments } from '@mapp/sandbox/check-in';
import { autoOf, linkTo, seatOf, submitCheckIn, take } from './check-in.support.ts';
import { headingOf, openHome, tabOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const checkInPath = '/api/check-in/check-in';

test('from the bar to the boarding pass, for the flight that closes first', async ({
  page,
  signIn,
  airline,
}) => {
  await signIn();
  await openHome(page);
  await tabOf(page, 'checkIn').click();
  await linkTo(page, `choose_seat?segment=${segments.closing}`).click();
  await take(page, '33C');
  await submitCheckIn(page);
  await expect(headingOf(page, zh('check-in', 'result.title'))).toBeVisible();
  await expect(page.getByRole('main').getByText('33C')).toBeVisible();
  await linkTo(page, 'boardingCard').click();
  await expect(headingOf(page, zh('boarding-pass', 'title'))).toBeVisible();
  await expect(page.getByRole('main').getByText('33C').first()).toBeVisible();
  expect(await airline.requests(checkInPath)).toHaveLength(1);
});

/** Everything but what has been loaded already. */
const safetyChunk = /\/assets\/SafetyNotice-[^/]+\.js$/;

test('without a network the notice is there, and checking in says that nothing is certain', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const loaded = page.waitForResponse(safetyChunk);
  await page.goto(`/mapp/boarde/choose_seat?segment=${segments.closing}&passengers=${passengers.friend}`);
  await take(page, '33C');
  await (await loaded).finished();
  await context.setOffline(true);
  await submitCheckIn(page);
  await expect(page.getByText(zh('outcome', 'unsent.text'))).toBeVisible();
  await expect(seatOf(page, '33C')).toHaveAttribute('aria-selected', 'true');
});

test('a notice that does not come keeps the page, and comes the next time', async ({ page, signIn }) => {
  await page.route(safetyChunk, (route) => route.abort());
  await signIn();
  await page.goto(`/mapp/boarde/choose_seat?segment=${segments.closing}&passengers=${passengers.friend}`);
  await take(page, '33C');
  const submitted = page.getByRole('button', { name: zh('seat-choice', 'checkIn.submit'), exact: true });
  await submitted.click();
  await expect(page.getByText(zh('shell', 'notOpened'))).toBeVisible();
  await expect(seatOf(page, '33C')).toHaveAttribute('aria-selected', 'true');
  await page.unroute(safetyChunk);
  await submitCheckIn(page);
  await expect(headingOf(page, zh('check-in', 'result.title'))).toBeVisible();
});

test('a party with a child goes segment by segment', async ({ page, signIn }) => {
  await signIn();
  await page.goto(`/mapp/boarde/passengerList?segment=${segments.first}&purpose=checkIn`);
  await page.getByRole('button', { name: zh('check-in', 'party.next'), exact: true }).click();
  await expect(headingOf(page, zh('seat-choice', 'checkIn.title'))).toBeVisible();
  for (const seat of ['22A', '22B', '22C']) await take(page, seat);
  await submitCheckIn(page);
  await expect(headingOf(page, zh('check-in', 'result.title'))).toBeVisible();
  // The first segment unlocks the second.
  await linkTo(page, segments.second).click();
  await expect(headingOf(page, zh('check-in', 'passengers.title'))).toBeVisible();
});

test('check-in that has closed meanwhile is told with its counter', async ({ page, signIn, airline }) => {
  await signIn();
  await page.goto('/mapp/boarde');
  await expect(linkTo(page, `choose_seat?segment=${segments.closing}`)).toBeVisible();
  await airline.clock('2026-06-01T10:20:00+08:00');
  await page.goto(`/mapp/boarde/choose_seat?segment=${segments.closing}&passengers=${passengers.friend}`);
  await expect(page.getByText(zh('check-in', 'closed')).first()).toBeVisible();
  await expect(seatOf(page, '33C')).toHaveCount(0);
});

test('automatic check-in is done once it opens', async ({ page, signIn, airline }) => {
  await signIn();
  await page.goto('/mapp/boarde');
  await expect(autoOf(page)).toBeChecked();
  await airline.clock('2026-06-10T10:00:00+08:00');
  await page.goto('/mapp/boarde?tab=processed');
  await expect(linkTo(page, `boardingCard?segment=${segments.later}`)).toBeVisible();
});

test('countries for the information of a flight abroad travel encrypted', async ({
  page,
  signIn,
  airline,
}) => {
  await signIn();
  await page.goto(`/mapp/boarde/verify?segment=${segments.abroad}`);
  await expect.poll(() => airline.requests('/sale/queryCountry')).toHaveLength(1);
  const [asked] = await airline.requests('/sale/queryCountry');
  expect(Object.keys(JSON.parse(asked?.body ?? '') as object)).toEqual(['req']);
});
