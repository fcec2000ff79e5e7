import { headingOf, signOutOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const members = [
  ['600000000001', '张三', 'STD'],
  ['600000000003', '王建国', 'GOL'],
  ['600000000004', '陈思远', 'PLT'],
  ['600000000005', '张小雨', 'CHD'],
] as const;

for (const [cardNo, name, tier] of members) {
  test(`the member card of ${tier}`, { tag: '@all' }, async ({ page, signIn }) => {
    await signIn(cardNo);
    await page.goto('/mapp/mine');
    const card = page
      .getByRole('region', { name: zh('mine', 'card.label') })
      .or(page.getByRole('group', { name: zh('mine', 'card.label') }));
    await expect(card).toContainText(name);
    await expect(card).toContainText(zh('tiers', `name.${tier}`));
    await expect(card).toContainText(cardNo.replace(/(\d{4})(?=\d)/g, '$1 '));
  });
}

test('the services of a member lead to their screens', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  const ways = {
    retro: ['retro', 'title'],
    calculator: ['calculator', 'title'],
    beneficiaries: ['beneficiaries', 'list.title'],
  } as const;
  for (const [service, [area, title]] of Object.entries(ways)) {
    await page.goto('/mapp/mine');
    await page
      .getByRole('main')
      .getByRole('link', { name: zh('mine', `services.${service}`), exact: true })
      .last()
      .click();
    await expect(headingOf(page, zh(area, title))).toBeVisible();
  }
});

test(
  'sign-out asks once more, and staying changes nothing',
  { tag: '@all' },
  async ({ page, airline, signIn }) => {
    await signIn();
    await page.goto('/mapp/mine/set');
    await page.getByRole('button', { name: zh('mine', 'signOut') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: zh('mine', 'signOut.cancel') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: zh('mine', 'signOut') }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: zh('mine', 'signOut') })).toBeFocused();
    expect(await airline.requests('/api/account/signOut')).toHaveLength(0);
    await signOutOf(page);
    await expect(headingOf(page, zh('home', 'greeting.guest'))).toBeVisible();
  },
);

test(
  'the inspector shows the environment without the token, and switches the version',
  { tag: '@all' },
  async ({ page, context, airline, signIn }) => {
    await signIn();
    await page.goto('/mapp/mine/set');
    await page.getByRole('link', { name: zh('mine', 'set.inspector') }).click();
    await expect(headingOf(page, zh('test', 'title'))).toBeVisible();
    const token = (await context.cookies()).find(({ name }) => name === 'mapp_token_m')?.value ?? '';
    expect(token).not.toBe('');
    await expect(page.getByRole('main')).not.toContainText(token);
    await page.getByRole('button', { name: zh('test', 'version.change') }).click();
    await page.getByRole('radio', { name: '216' }).click();
    await expect(page.getByText(zh('test', 'version.current', { version: '216' }))).toBeVisible();
    await page.goto('/mapp/myBill/infoList');
    await expect(page.getByRole('definition').first()).toBeVisible();
    const [request] = await airline.requests('/api/memberApi/member/getAllCountActivitys');
    expect(JSON.parse(request?.body ?? '{}')).toMatchObject({ appVersion: '216' });
  },
);

test('in production there is no inspector', async ({ page, signIn }) => {
  await signIn();
  await page.route('**/mapp/config.json', (route) => route.fulfill({ json: { environment: 'production' } }));
  await page.goto('/mapp/test');
  await expect(headingOf(page, zh('shell', 'notFound.title'))).toBeVisible();
  await page.goto('/mapp/mine/set');
  await expect(headingOf(page, zh('mine', 'set.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: zh('mine', 'set.inspector') })).toHaveCount(0);
});
