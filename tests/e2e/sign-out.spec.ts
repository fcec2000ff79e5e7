import { entriesOf, headingOf, noticesOn, signInByForm, signOutOf, tabOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const path = '/api/account/signOut';

test(
  'signing out forgets token and answers, and tells the back end once',
  { tag: '@all' },
  async ({ page, context, airline, signIn }) => {
    await signIn('600000000001');
    await page.goto('/mapp/mine');
    await expect(page.getByText('张三')).toBeVisible();
    await signOutOf(page);
    await expect(page.getByText(zh('mine', 'signOut.done'))).toBeVisible();
    await expect(headingOf(page, zh('home', 'greeting.guest'))).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name.startsWith('mapp_token'))).toEqual([]);
    expect(await airline.requests(path)).toHaveLength(1);
    // A guest's request is answered.
    await expect((await noticesOn(page)).getByRole('button').first()).toBeVisible();

    // Another member in the same tab meets nothing of the first.
    await tabOf(page, 'mine').click();
    await signInByForm(page, '600000000002');
    await expect(page.getByText('李敏')).toBeVisible();
    await expect(page.getByText('张三')).toHaveCount(0);
  },
);

test('signing out and in again without a reload shows the new member', async ({
  page,
  airline,
  context,
  origin,
  signIn,
}) => {
  await signIn('600000000001');
  await page.goto('/mapp/myBill');
  await expect(entriesOf(page)).toBeVisible();
  await page.getByRole('button', { name: zh('shell', 'back') }).click();
  await tabOf(page, 'mine').click();
  await signOutOf(page);
  await expect(page.getByText(zh('mine', 'signOut.done'))).toBeVisible();
  await context.addCookies([{ ...(await airline.signIn('600000000006')), url: origin }]);
  await tabOf(page, 'mine').click();
  await page
    .getByRole('link', { name: zh('mine', 'card.bill') })
    .first()
    .click();
  // This member has nothing in the last month.
  await expect(page.getByText(zh('points', 'bill.empty'))).toBeVisible();
});

test('sign-out tapped many times is one request', { tag: '@all' }, async ({ page, airline, signIn }) => {
  await signIn();
  await airline.fault(path, 'slow');
  await page.goto('/mapp/mine/set');
  await page.getByRole('button', { name: zh('mine', 'signOut') }).click();
  const confirm = page
    .getByRole('dialog')
    .getByRole('button', { name: zh('mine', 'signOut.confirm'), exact: true });
  await confirm.evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click();
  });
  await expect(headingOf(page, zh('home', 'greeting.guest'))).toBeVisible();
  await expect(page.getByText(zh('mine', 'signOut.done'))).toBeVisible();
  expect(await airline.requests(path)).toHaveLength(1);
  await expect(page).toHaveURL(/\/mapp\/Home$/);
});
