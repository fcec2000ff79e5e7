import { fixedOrderNo, upgradeRefOf } from '@mapp/sandbox/changes';
import { ticketOrderNos } from '@mapp/sandbox/ticket-orders';
import { member } from './beneficiary.support.ts';
import { chunkOf } from './built.ts';
import { changeInputs } from './changes.support.ts';
import { headingOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const button = (key: string) => ({ name: zh('changes', key), exact: true }) as const;

test(
  'a change with a saved search takes at most 8 taps from the list of tickets on, and gives a new ticket',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn(member);
    // The search of the same route that was made on this device gives the day.
    await page.addInitScript(() =>
      localStorage.setItem('mapp.searches', 'trip=oneway&seg=SHA-PEK-2026-06-08'),
    );
    let taps = 0;
    const tap = async (pressed: Promise<void>) => {
      await pressed;
      taps += 1;
    };
    await page.goto('/mapp/reschedule/ticketInquiry');
    const order = page.locator('[data-part="order"]', { hasText: '781-2100000031' });
    await tap(order.getByRole('link', { name: zh('changes', 'inquiry.change') }).click());
    // One traveller on one leg: there is nobody to choose.
    await tap(
      page
        .getByRole('list', { name: zh('flight-offers', 'list') })
        .getByRole('link')
        .first()
        .click(),
    );
    await tap(page.getByRole('radio').nth(1).check());
    await tap(page.getByRole('button', button('cabin.next')).click());
    await tap(page.locator('[name="agree"]').check());
    await tap(page.getByRole('button', button('bar.pay')).click());
    await expect(headingOf(page, zh('payment', 'title'))).toBeVisible();
    await tap(page.getByRole('button', { name: zh('payment', 'submit'), exact: true }).click());
    await tap(page.locator('button[name="outcome"][value="pay"]').click());
    expect(taps).toBeLessThanOrEqual(8);
    await expect(
      page.getByRole('heading', { level: 2, name: zh('changes', 'result.completed') }),
    ).toBeVisible();
    await expect(page.locator('del', { hasText: '781-2100000031' })).toBeVisible();
  },
);

test('the steps can be gone back to with nothing lost', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn(member);
  await page.goto(`/mapp${changeInputs.confirm}`);
  await page.getByRole('link', { name: zh('changes', 'otherPeople') }).click();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.goBack();
  await expect(page.getByText(zh('changes', 'sums')).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(zh('changes', 'sums')).first()).toBeVisible();
});

test(
  'a step begins at its top, and the way back finds the flights as they were left',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn(member);
    await page.goto('/mapp/reschedule/ticketInquiry');
    const order = page.locator('[data-part="order"]', { hasText: '781-2100000031' });
    await order.getByRole('link', { name: zh('changes', 'inquiry.change') }).click();
    const flights = page.getByRole('list', { name: zh('flight-offers', 'list') });
    await expect(flights).toBeVisible();
    await page.mouse.wheel(0, 600);
    const place = () => page.evaluate(() => Math.round(scrollY));
    await expect.poll(place).toBeGreaterThan(300);
    const left = await place();
    // A tap on what is in sight: Playwright itself would scroll to it.
    await flights.getByRole('link').nth(3).dispatchEvent('click');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect.poll(place).toBe(left);
  },
);

test('every step on the way has on the way back what was chosen in it', async ({ page, signIn }) => {
  await signIn(member);
  await page.goto(`/mapp/reschedule/index?orderNo=${fixedOrderNo(31)}&step=people&day=2026-06-08`);
  await page.getByRole('button', button('people.next')).click();
  const flights = page.getByRole('list', { name: zh('flight-offers', 'list') });
  await flights.getByRole('link').first().click();
  await page.getByRole('radio').nth(1).check();
  const cabin = page.url();
  await page.getByRole('button', button('cabin.next')).click();
  const sums = page.getByText(zh('changes', 'sums')).first();
  await expect(sums).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.goBack();
  await expect(flights).toBeVisible();
  expect(new URL(page.url()).searchParams.get('day')).toBe(new URL(cabin).searchParams.get('day'));
  await page.goBack();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.goForward();
  await expect(flights).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.goForward();
  await expect(sums).toBeVisible();
});

test(
  'an order whose answer was lost is asked for where it was sent, once the network is back',
  { tag: '@all' },
  async ({ page, airline, signIn }) => {
    await signIn(member);
    await page.goto(`/mapp${changeInputs.confirm}`);
    await page.locator('[name="agree"]').check();
    await airline.fault('/api/changes/order', 'network', 1, true);
    await page.getByRole('button', button('bar.pay')).click();
    const unknown = page.getByText(zh('changes', 'outcome.unknown'));
    await expect(unknown).toBeVisible();
    const asked = async () => (await airline.requests('/api/changes/tickets')).length;
    const before = await asked();
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    // The ticket waits by then.
    await expect.poll(asked).toBeGreaterThan(before);
    await expect(unknown).toBeVisible();
    await page.getByRole('button', { name: zh('outcome', 'check') }).click();
    await expect(headingOf(page, zh('payment', 'title'))).toBeVisible();
    // Back from the cashier, and on: the order that waits is the way.
    await page.goto(`/mapp${changeInputs.confirm}`);
    await expect(page.getByRole('link', { name: zh('changes', 'way.order') })).toBeVisible();
  },
);

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test(
    'the flight that is changed and the step on stand beside the first step',
    { tag: '@all' },
    async ({ page, signIn }) => {
      await signIn(member);
      await page.goto(`/mapp/reschedule/index?orderNo=${fixedOrderNo(31)}&step=people`);
      const aside = page.getByRole('complementary', { name: zh('changes', 'flight.was') });
      await expect(aside).toContainText('MU5101');
      const on = await aside.getByRole('button', button('people.next')).boundingBox();
      const person = await page.getByRole('checkbox').first().boundingBox();
      expect(on?.x).toBeGreaterThan(640);
      expect(on?.y).toBeLessThan((person?.y ?? 0) + 200);
    },
  );

  test(
    'services around a journey stand beside one of them, and coupons in the same place',
    { tag: '@all' },
    async ({ page, signIn }) => {
      await signIn(member);
      await page.goto('/mapp/order/travel');
      const rows = page.locator('a[href*="travelDetail"]');
      await expect(rows.first()).toHaveAttribute('aria-current', 'true');
      const coupons = page.getByRole('tab', { name: zh('order-list', 'travel.coupons') });
      await coupons.click();
      await expect(coupons).toHaveAttribute('aria-selected', 'true');
      await expect(coupons).toBeFocused();
    },
  );
});

test('names of places are waited for, not told by codes', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn(member);
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  await page.route(`**/${chunkOf('rules/places/city-data.ts').file}`, async (route) => {
    await given;
    await route.continue();
  });
  await page.goto(`/mapp/reschedule/index?orderNo=${fixedOrderNo(31)}&step=people`);
  const was = page.getByRole('group', { name: zh('changes', 'flight.was') });
  await expect(was).toContainText(/\d\d:\d\d/);
  await expect(was).not.toContainText(/\b(SHA|PVG|PEK)\b/);
  give();
  await expect(was).toContainText(/虹桥|浦东/);
});

test(
  'the agreement leads to the rules of changes, and the tick is kept by whichever way back',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn(member);
    await page.goto(`/mapp${changeInputs.confirm}`);
    const agreed = page.locator('[name="agree"]');
    await agreed.check();
    for (const back of [
      () => page.goBack(),
      () => page.getByRole('button', { name: zh('shell', 'back') }).click(),
    ]) {
      await page.getByRole('link', { name: '《客票变更规定》' }).click();
      const rules = page.getByRole('heading', { name: zh('notice-conditions-of-carriage', 'change.title') });
      await expect(rules).toBeFocused();
      await expect(rules).toBeInViewport();
      await back();
      await expect(agreed).toBeChecked();
    }
    await page.getByRole('button', button('bar.pay')).click();
    await expect(headingOf(page, zh('payment', 'title'))).toBeVisible();
  },
);

test('the tick of an upgrade is kept while its rules are read', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn(member);
  await page.goto(`/mapp/retreatUpgrade/order?flight=${upgradeRefOf(41)}&cabin=business&way=cash`);
  const agreed = page.locator('[name="agree"]');
  await agreed.check();
  await page.locator('label', { has: agreed }).getByRole('link').click();
  await expect(headingOf(page, zh('upgrades', 'rules.title'))).toBeVisible();
  await page.goBack();
  await expect(agreed).toBeChecked();
});

test('the way back from the cashier finds the change that waits, which is given up after a question', async ({
  page,
  signIn,
}) => {
  await signIn(member);
  await page.goto(`/mapp${changeInputs.confirm}`);
  await page.locator('[name="agree"]').check();
  await page.getByRole('button', button('bar.pay')).click();
  await expect(headingOf(page, zh('payment', 'title'))).toBeVisible();
  await page.goBack();
  const told = (key: string) => page.getByRole('heading', { level: 2, name: zh('changes', key) });
  await expect(told('result.waiting')).toBeVisible();
  await expect(page.getByRole('link', { name: zh('changes', 'result.pay'), exact: true })).toBeVisible();
  await page.getByRole('button', button('cancel')).click();
  const question = page.getByRole('dialog', { name: zh('changes', 'cancel.ask') });
  await expect(question.getByText(zh('changes', 'cancel.lost'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', button('cancel'))).toBeFocused();
  await page.getByRole('button', button('cancel')).click();
  await question.getByRole('button', button('cancel')).click();
  await expect(told('result.cancelled')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByText(zh('changes', 'flight.holds'))).toBeVisible();
});

test(
  'an upgrade by a platinum voucher gives it back when it is cancelled',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn(member);
    const other = await page.context().newPage();
    const left = async () => {
      await other.goto('/mapp/platinumUpgrade/index');
      const told = other.getByText(zh('upgrades', 'platinum.left', { count: 0 }).split('0')[1]?.trim() ?? '');
      await expect(told).toBeVisible();
      return Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);
    };
    const before = await left();
    await page.goto(`/mapp/platinumUpgrade/upgradeShipping?flight=${upgradeRefOf(41)}`);
    await page.getByRole('link', { name: zh('upgrades', 'platinum.next') }).click();
    await page.getByRole('link', { name: zh('upgrades', 'vouchers.use') }).click();
    await page.locator('[name="agree"]').check();
    await page.getByRole('button', { name: zh('upgrades', 'submit.platinum'), exact: true }).click();
    await expect(page).toHaveURL(/\/mapp\/platinumUpgrade\/success\/\d{14}$/);
    expect(await left()).toBe(before - 1);
    const cancel = { name: zh('upgrades', 'cancel'), exact: true } as const;
    await page.getByRole('button', cancel).click();
    const question = page.getByRole('dialog', { name: zh('upgrades', 'cancel.ask') });
    await expect(question.getByText(zh('upgrades', 'cancel.platinum'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', cancel)).toBeFocused();
    expect(await left()).toBe(before - 1);
    await page.getByRole('button', cancel).click();
    await question.getByRole('button', cancel).click();
    const cancelled = page.getByRole('heading', { level: 2, name: zh('upgrades', 'result.cancelled') });
    await expect(cancelled).toBeVisible();
    await expect(page.getByText(zh('upgrades', 'cancel.platinum'), { exact: true })).toBeVisible();
    // The button is gone, and so is the ticket that the upgrade had brought.
    await expect(cancelled).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByText(zh('upgrades', 'result.ticket'))).toHaveCount(0);
    expect(await left()).toBe(before);
  },
);

test(
  'a price that has changed is agreed to once, also after a reload',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn(member);
    await page.goto(`/mapp${changeInputs.confirm.replaceAll('MU5117', 'MU5109')}`);
    await expect(headingOf(page, zh('changes', 'changed.title'))).toBeVisible();
    await page.getByRole('button').last().click();
    const sums = page.getByText(zh('changes', 'sums')).first();
    await expect(sums).toBeVisible();
    await page.reload();
    await expect(sums).toBeVisible();
    await expect(headingOf(page, zh('changes', 'changed.title'))).toHaveCount(0);
  },
);

test(
  'the receipt of an order that was changed since tells the flight and the tickets of now',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn(member);
    const orderNo = ticketOrderNos.ticketed;
    await page.goto(`/mapp/reschedule/index?orderNo=${orderNo}&step=flight&people=0,1&day=2026-06-08`);
    const flights = page.getByRole('list', { name: zh('flight-offers', 'list') });
    await flights.getByRole('link').first().click();
    await page.getByRole('radio').nth(1).check();
    const flightNo = new URL(page.url()).searchParams.get('flight') ?? '';
    await page.getByRole('button', button('cabin.next')).click();
    await page.locator('[name="agree"]').check();
    await page.getByRole('button', button('bar.pay')).click();
    await page.getByRole('button', { name: zh('payment', 'submit'), exact: true }).click();
    await page.locator('button[name="outcome"][value="pay"]').click();
    await expect(
      page.getByRole('heading', { level: 2, name: zh('changes', 'result.completed') }),
    ).toBeVisible();
    for (const path of [`/bank/paySuccess?order=${orderNo}`, `/pay/${orderNo}`]) {
      await page.goto(`/mapp${path}`);
      await expect(page.getByText(zh('payment', 'ticketed.changed'))).toBeVisible();
      const stub = page.locator('[data-part="ticket-stub"]');
      await expect(stub).toContainText(flightNo);
      await expect(stub).not.toContainText('MU5101');
      await expect(stub.locator('del')).toHaveText([/781-2100000091$/, /781-2100000092$/]);
    }
  },
);
