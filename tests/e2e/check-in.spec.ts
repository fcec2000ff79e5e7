import { passengers, segments } from '@mapp/sandbox/check-in';
import { autoOf, linkTo, readSafety, seatOf, submitCheckIn, take } from './check-in.support.ts';
import { headingOf, openHome, tabOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const checkInPath = '/api/check-in/check-in';
const { self, wife } = passengers;
/** A party of two, at the seats of their first flight. */
const couple = `/mapp/boarde/choose_seat?segment=${segments.first}&passengers=${self},${wife}`;

test(
  'from the bar to the boarding pass, for the flight that closes first',
  { tag: '@all' },
  async ({ page, signIn, airline }) => {
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
  },
);

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

test(
  'a notice that does not come keeps the page, and comes the next time',
  { tag: '@all' },
  async ({ page, signIn }) => {
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
  },
);

test('a party with a child goes segment by segment', { tag: '@all' }, async ({ page, signIn }) => {
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

test(
  'seats that are chosen outlive a reload, each with its passenger',
  { tag: '@all' },
  async ({ page, signIn, airline }) => {
    await signIn();
    await page.goto(couple);
    await take(page, '22B');
    await take(page, '22A');
    await page.reload();
    for (const [seat, name] of [
      ['22B', '张三'],
      ['22A', '李四'],
    ] as const) {
      await expect(seatOf(page, seat)).toHaveAttribute('aria-selected', 'true');
      await expect(seatOf(page, seat)).toHaveAccessibleName(new RegExp(name));
    }
    expect(await airline.requests(checkInPath)).toHaveLength(0);
  },
);

test(
  'a seat that is paid on the way through check-in leads back to it, and the notice is asked once',
  { tag: '@all' },
  async ({ page, signIn, airline }) => {
    await signIn();
    await page.goto(couple);
    await take(page, '5A');
    await take(page, '22B');
    await readSafety(page, zh('seat-choice', 'checkIn.pay'));
    await page.getByRole('button', { name: zh('seat-choice', 'safety.confirm.seats'), exact: true }).click();
    await expect(headingOf(page, zh('seat-orders', 'detail.title'))).toBeVisible();
    await page.getByRole('button', { name: zh('seat-orders', 'pay.cash'), exact: true }).click();
    await page.locator('button[name="outcome"][value="pay"]').click();
    await expect(
      page.getByRole('heading', { level: 2, name: zh('seat-choice', 'order.completed') }),
    ).toBeVisible();
    expect(await airline.requests(checkInPath)).toHaveLength(0);
    await page.getByRole('link', { name: zh('seat-choice', 'toCheckIn'), exact: true }).click();
    await expect(headingOf(page, zh('seat-choice', 'checkIn.title'))).toBeVisible();
    await expect(seatOf(page, '5A')).toHaveAccessibleName(/张三/);
    await expect(seatOf(page, '22B')).toHaveAccessibleName(/李四/);
    await page.getByRole('button', { name: zh('seat-choice', 'checkIn.submit'), exact: true }).click();
    await expect(headingOf(page, zh('check-in', 'result.title'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const main = page.getByRole('main');
    for (const told of ['张三', '5A', '李四', '22B'])
      await expect(main.getByText(told).first()).toBeVisible();
    const [sent, ...more] = await airline.requests(checkInPath);
    expect(more).toEqual([]);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      segmentId: segments.first,
      seats: [
        { passengerId: self, seat: '5A' },
        { passengerId: wife, seat: '22B' },
      ],
    });
  },
);

test(
  'check-in that has closed meanwhile is told with its counter',
  { tag: '@all' },
  async ({ page, signIn, airline }) => {
    await signIn();
    await page.goto('/mapp/boarde');
    await expect(linkTo(page, `choose_seat?segment=${segments.closing}`)).toBeVisible();
    await airline.clock('2026-06-01T10:20:00+08:00');
    await page.goto(`/mapp/boarde/choose_seat?segment=${segments.closing}&passengers=${passengers.friend}`);
    await expect(page.getByText(zh('check-in', 'closed')).first()).toBeVisible();
    await expect(seatOf(page, '33C')).toHaveCount(0);
  },
);

test('automatic check-in is done once it opens', { tag: '@all' }, async ({ page, signIn, airline }) => {
  await signIn();
  await page.goto('/mapp/boarde');
  await expect(autoOf(page)).toBeChecked();
  await airline.clock('2026-06-10T10:00:00+08:00');
  await page.goto('/mapp/boarde?tab=processed');
  await expect(linkTo(page, `boardingCard?segment=${segments.later}`)).toBeVisible();
});

test(
  'countries for the information of a flight abroad travel encrypted',
  { tag: '@all' },
  async ({ page, signIn, airline }) => {
    await signIn();
    await page.goto(`/mapp/boarde/verify?segment=${segments.abroad}`);
    await expect.poll(() => airline.requests('/sale/queryCountry')).toHaveLength(1);
    const [asked] = await airline.requests('/sale/queryCountry');
    expect(Object.keys(JSON.parse(asked?.body ?? '') as object)).toEqual(['req']);
  },
);
