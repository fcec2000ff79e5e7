import { fieldOf, member } from './beneficiary.support.ts';
import {
  code,
  loginAddress,
  loginWithPassword,
  phone,
  typePassword,
  typePhoneAndCode,
} from './login.support.ts';
import { headingOf } from './pages.support.ts';
import { heldBack } from '../faults/traffic.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { zh } from './words.ts';

const byPassword = '/api/account/loginByPassword';
const address = `/mapp${loginAddress}`;
const submit = (page: Parameters<typeof headingOf>[0]) =>
  page.getByRole('button', { name: zh('sign-in', 'submit'), exact: true });

test('with a password, back to where one came from, and the token kept for 7 days', async ({
  page,
  context,
}) => {
  await page.goto('/mapp/login?redirect=/mapp/mine/set');
  await expect(page.getByText(zh('sign-in', 'place.settings'))).toBeVisible();
  await loginWithPassword(page);
  await expect(page).toHaveURL(/\/mapp\/mine\/set$/);
  await expect(headingOf(page, zh('mine', 'set.title'))).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === 'mapp_token_m');
  expect(token).toMatchObject({ sameSite: 'Lax', path: '/' });
  expect(((token?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(7, 0);
  // The sign-in is not on the way back.
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

test('only until the browser is closed, where that is wanted', { tag: '@all' }, async ({ page, context }) => {
  await page.goto(address);
  await page.getByRole('checkbox').uncheck();
  await loginWithPassword(page);
  await expect(page.getByText('张三')).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === 'mapp_token_m');
  expect(token?.expires).toBe(-1);
});

test(
  'with a code: asked for, waited for over a reload, wrong, right',
  { tag: '@all' },
  async ({ page, airline }) => {
    await page.goto(address);
    await page.getByRole('tab', { name: zh('sign-in', 'code') }).click();
    await fieldOf(page, 'phone').fill(phone);
    await page.getByRole('button', { name: zh('account-fields', 'code.send') }).click();
    await expect(fieldOf(page, 'code')).toBeFocused();
    const wait = page.getByText(/秒后可重发/);
    await expect(wait).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: zh('sign-in', 'code') }).click();
    await expect(wait).toBeVisible();
    expect(await airline.requests('/api/memberApi/authentication/sendCodeBySMS')).toHaveLength(1);

    await typePhoneAndCode(page, '111111');
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(zh('sign-in', 'refusedTitle.LGN04'));
    await expect(fieldOf(page, 'phone')).toHaveValue(phone);
    await fieldOf(page, 'code').fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('张三')).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  },
);

test('five wrong passwords lock, a code opens', { tag: '@all' }, async ({ page }) => {
  await page.goto(address);
  for (const [at, refusal] of ['LGN01', 'LGN01', 'LGN01', 'LGN02', 'LGN03'].entries()) {
    await typePassword(page, `Wrong123${at}`);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(zh('sign-in', `refused.${refusal}`));
  }
  await typePassword(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(zh('sign-in', 'refusedTitle.LGN03'));
  await expect(fieldOf(page, 'account')).toHaveValue(member);
  await typePhoneAndCode(page);
  await submit(page).click();
  await expect(page.getByText('张三')).toBeVisible();
});

for (const hostile of [
  'https://evil.example/mapp/mine',
  '//evil.example',
  '/mapp/../evil',
  'javascript:alert(1)',
  '/mapp\\@evil.example',
  '/mapp/login?redirect=/mapp/login',
])
  test(
    `a return address that is not ours leads home: ${hostile}`,
    tierOf(hostile === '//evil.example' ? 'default' : 'all'),
    async ({ page }) => {
      await page.goto(`/mapp/login?redirect=${encodeURIComponent(hostile)}`);
      await loginWithPassword(page);
      await expect(page).toHaveURL(/\/mapp\/Home$/);
      await expect(page.getByText('张三').first()).toBeVisible();
    },
  );

test(
  'leaving gives up what is under way, and keeps nothing of it',
  { tag: '@all' },
  async ({ page, context }) => {
    await heldBack(page, byPassword);
    await page.goto(address);
    const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith(byPassword));
    await loginWithPassword(page);
    await expect(page.locator('button[aria-busy=true]')).toBeVisible();
    await page.getByRole('button', { name: zh('sign-in', 'close') }).click();
    expect((await given).failure()?.errorText).toContain('ABORTED');
    await expect(headingOf(page, zh('home', 'greeting.guest'))).toBeVisible();
    await page.clock.fastForward(10_000);
    expect((await context.cookies()).filter(({ name }) => name.startsWith('mapp_token'))).toEqual([]);
    await expect(headingOf(page, zh('home', 'greeting.guest'))).toBeVisible();
  },
);

test(
  'a lost answer is said, and what is typed stays; the same wish gets the same token',
  { tag: '@all' },
  async ({ page, airline }) => {
    await airline.fault(byPassword, 'network', 1, true);
    await page.goto(address);
    await loginWithPassword(page);
    await expect(page.getByText(zh('sign-in', 'lost.title'))).toBeVisible();
    await expect(fieldOf(page, 'account')).toHaveValue(member);
    await submit(page).click();
    await expect(page.getByText('张三')).toBeVisible();
    const sent = await airline.requests(byPassword);
    expect(
      new Set(sent.map(({ body }) => (JSON.parse(body) as { transactionId: string }).transactionId)).size,
    ).toBe(1);
  },
);

test('the bill, the youth league and a group hide the way by code', { tag: '@all' }, async ({ page }) => {
  const tabs = page.getByRole('tab');
  for (const back of ['/mapp/myBill', '/mapp/youthLeague/home', '/mapp/Home?groupId=7']) {
    await page.goto(`/mapp/login?redirect=${encodeURIComponent(back)}`);
    await expect(fieldOf(page, 'password')).toBeVisible();
    await expect(tabs).toHaveCount(0);
  }
  await page.goto(address);
  await expect(tabs).toHaveCount(2);
});

test('a new password is asked for with the way back to this sign-in', { tag: '@all' }, async ({ page }) => {
  await page.goto(address);
  await page.getByRole('link', { name: zh('sign-in', 'forgot') }).click();
  await expect(page).toHaveURL(/\/mapp\/findPassword\?/);
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/mapp/login?redirect=/mapp/mine');
});

test(
  'where there is no single sign-on, a member’s screen leads here and back',
  { tag: '@all' },
  async ({ page }) => {
    await page.route('**/mapp/config.json', (route) =>
      route.fulfill({ json: { environment: 'test', ssoUrl: '' } }),
    );
    await page.goto('/mapp/mine/mycoupons');
    await expect(page).toHaveURL(/\/mapp\/login\?redirect=%2Fmapp%2Fmine%2Fmycoupons$/);
    await loginWithPassword(page);
    await expect(page).toHaveURL(/\/mapp\/mine\/mycoupons$/);
    await expect(headingOf(page, zh('coupons', 'title'))).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  },
);
