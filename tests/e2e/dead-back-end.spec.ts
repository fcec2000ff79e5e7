import { headingOf, noticesOn, openHome, signOutOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { wordsOf, zh } from './words.ts';

test.beforeEach(async ({ page }) => {
  await page.route(/\/(api|customize)\//, (route) => route.abort());
});

for (const locale of ['zh', 'en'] as const) {
  const say = wordsOf(locale);

  test(
    `a guest’s home can be used: ${locale}`,
    tierOf(locale === 'en' ? 'default' : 'all'),
    async ({ page }) => {
      await openHome(page, `?lang=${locale}`);
      const notices = await noticesOn(page, say);
      await expect(notices).toContainText(say('home', 'notices.failed'));
      await expect(notices.getByRole('button', { name: say('home', 'retry') })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: say('home', 'guest.signIn') })
        .click();
      await expect(page).toHaveURL(/\/sso\/login\?/);
    },
  );

  test(
    `the bill and the member’s card say what to do: ${locale}`,
    { tag: '@all' },
    async ({ page, signIn }) => {
      await signIn();
      for (const [path, title] of [
        ['myBill', say('points', 'bill.failed')],
        ['mine', say('mine', 'card.failed')],
      ] as const) {
        await page.goto(`/mapp/${path}?lang=${locale}`);
        const told = page.getByRole('alert');
        await expect(told).toContainText(title);
        await expect(told).toContainText(say('failures', 'network.text'));
        await expect(page.getByRole('link', { name: say('failures', 'call') })).toHaveAttribute(
          'href',
          'tel:95530',
        );
        await expect(page.getByText('request.network')).toBeVisible();
      }
      await page.unroute(/\/(api|customize)\//);
      await page.getByRole('button', { name: say('failures', 'retry') }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText(say('mine', 'card.bill')).first()).toBeVisible();
    },
  );
}

test(
  'a member’s home fails part by part, and each part can be tried again',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto('/mapp/Home');
    const parts = ['trip.failed', 'points.failed', 'notices.failed'].map((key) =>
      page.getByText(zh('home', key)),
    );
    for (const part of parts) await expect(part).toBeVisible();
    await page.unroute(/\/(api|customize)\//);
    for (const retry of (await page.getByRole('button', { name: zh('home', 'retry') }).all()).toReversed())
      await retry.click();
    for (const part of parts) await expect(part).toHaveCount(0);
    await expect(page.getByText(zh('home', 'points.available'))).toBeVisible();
  },
);

test('signing out works without a back end', { tag: '@all' }, async ({ page, context, signIn }) => {
  await signIn();
  await page.goto('/mapp/mine');
  await signOutOf(page);
  await expect(headingOf(page, zh('home', 'greeting.guest'))).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('mapp_token'))).toEqual([]);
});

test('the network goes while one looks: what is known stays, with its time', async ({
  page,
  context,
  signIn,
}) => {
  await page.unroute(/\/(api|customize)\//);
  await signIn();
  await page.goto('/mapp/mine');
  await expect(page.getByText('张三')).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByText(/没有网络，显示/);
  await expect(notice).toBeVisible();
  await expect(page.getByText('张三')).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});
