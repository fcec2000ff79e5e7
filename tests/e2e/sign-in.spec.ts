import { phone } from './login.support.ts';
import { entriesOf, headingOf, openHome, signInByForm, tabOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

test('a guest at a member’s screen signs in and comes back to it', async ({ page, context }) => {
  await page.goto('/mapp/myBill?startDate=2026-04-01&endDate=2026-05-31');
  await expect(page).toHaveURL(/\/sso\/login\?/);
  await expect(page.getByText('积分账单')).toBeVisible();
  // The bill hides the sign-in by SMS.
  await expect(page.getByRole('link', { name: '短信验证码' })).toHaveCount(0);
  await signInByForm(page, '600000000001');
  await expect(page).toHaveURL(/\/mapp\/myBill\?startDate=2026-04-01&endDate=2026-05-31$/);
  await expect(headingOf(page, zh('points', 'bill.title'))).toBeVisible();
  await expect(entriesOf(page)).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === 'mapp_token_m');
  expect(token).toMatchObject({ sameSite: 'Lax', path: '/' });
  expect(((token?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(7, 0);
});

test('the way back from the sign-in is not the sign-in again', { tag: '@all' }, async ({ page }) => {
  await openHome(page);
  await tabOf(page, 'mine').click();
  await expect(page).toHaveURL(/\/sso\/login\?/);
  await page.getByRole('link', { name: '关闭，返回首页' }).click();
  await expect(headingOf(page, zh('home', 'greeting.guest'))).toBeVisible();
});

test('who has signed in does not meet the sign-in on the way back', { tag: '@all' }, async ({ page }) => {
  await openHome(page);
  await tabOf(page, 'mine').click();
  await expect(page).toHaveURL(/\/sso\/login\?/);
  await signInByForm(page, '600000000001');
  await expect(page).toHaveURL(/\/mapp\/mine$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/mapp\/mine$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/mapp\/Home$/);
  await expect(page.getByRole('heading', { level: 1, name: '张三' })).toBeVisible();
});

test(
  'the wait for the next code outlives a reload, and a look at the other way',
  { tag: '@all' },
  async ({ page }) => {
    const address = '/sso/login?tab=sms&redirect=/mapp/mine&lang=zh';
    await page.goto(address);
    await page.getByLabel('手机号', { exact: true }).fill(phone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    const wait = page.getByRole('button', { name: /秒后可重发/ });
    await expect(wait).toBeVisible();
    await page.goto(address);
    await expect(wait).toBeVisible();
    await page.getByRole('link', { name: '会员卡号与密码' }).click();
    await page.getByRole('link', { name: '短信验证码' }).click();
    await expect(wait).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(page.getByRole('button', { name: '重新发送' })).toBeEnabled();
  },
);

test('a wrong password is said, and the right one lets in', { tag: '@all' }, async ({ page }) => {
  await openHome(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: zh('home', 'signIn') })
    .click();
  await page.getByLabel('会员卡号', { exact: true }).fill('600000000002');
  await page.getByLabel('密码', { exact: true }).fill('Wrong1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('会员卡号或密码不正确').first()).toBeVisible();
  await signInByForm(page, '600000000002');
  await expect(page).toHaveURL(/\/mapp\/Home$/);
  await expect(page.getByRole('heading', { level: 1, name: '李敏' })).toBeVisible();
});
