import {
  accountAddress,
  accountOf,
  fill,
  passport,
  proveIdentity,
  saveAccount,
  toAccount,
  typeContact,
  typeLoginPassword,
  typePassport,
} from './account.support.ts';
import { fieldOf } from './beneficiary.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const change = zh('account', 'mobile.change');

test(
  'the first document, with an answer that is lost on the way',
  { tag: '@all' },
  async ({ page, airline, signIn }) => {
    await signIn('600000000006');
    await toAccount(page);
    await expect(page.getByText(zh('account', 'documents.empty'))).toBeVisible();
    await page.getByRole('link', { name: zh('account', 'documents.add') }).click();
    await page.getByRole('link', { name: zh('account', 'document.passport') }).click();
    await expect(page.getByText(zh('account', 'document.fixed'))).toBeVisible();
    await typePassport(page);
    await airline.fault('/api/account/addDocument', 'http500', 1, true);
    await saveAccount(page).click();
    await page.getByRole('button', { name: zh('outcome', 'check') }).click();
    await expect(page.getByText(zh('account', 'main'), { exact: true })).toBeVisible();
    await expect(page.getByText(passport.number)).toHaveCount(0);
    expect(await airline.requests('/api/account/addDocument')).toHaveLength(1);
    // Neither the choice of a document nor the account itself is met again on the way back.
    await page.goBack();
    await expect(page).toHaveURL(/\/mapp\/mine$/);
  },
);

test(
  'the phone is changed once: said before, confirmed, proven, and then never again',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn();
    await toAccount(page);
    await expect(page.getByRole('main').locator('strong')).toHaveText('手机号只能更改一次。');
    await page.getByRole('button', { name: change }).click();
    await page.getByRole('button', { name: zh('account', 'mobile.ask.yes') }).click();
    await fieldOf(page, 'number').fill('310104199003074510');
    await page.getByRole('button', { name: zh('account', 'identity.check'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(zh('account', 'identity.refused'));
    await proveIdentity(page);
    await fill(page, { account: '13912340987', code: '135790' });
    await saveAccount(page).click();
    await expect(page.getByText(zh('validation', 'sms.code'))).toBeVisible();
    await fieldOf(page, 'code').fill('246810');
    await saveAccount(page).click();
    await expect(page.getByText(zh('account', 'mobile.changed'))).toBeVisible();
    await expect(page.getByRole('button', { name: change })).toHaveCount(0);
    await page.goto('/mapp/mine/editMobile');
    await expect(page.getByText(zh('account', 'mobile.changed'))).toBeVisible();
  },
);

test('a phone, an address and a document come and go', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn('600000000003');
  await toAccount(page);
  await page.getByRole('link', { name: zh('account', 'mobile.add') }).click();
  await typeContact(page, '13912340987');
  await saveAccount(page).click();
  await expect(accountOf(page)).toBeVisible();
  await page.getByRole('link', { name: zh('account', 'email.change') }).click();
  await typeContact(page, 'new@example.com');
  await saveAccount(page).click();
  await expect(page.getByText('@example.com')).toBeVisible();
});

test('after a new login password the old one signs nobody in', async ({ page, signIn, context }) => {
  await signIn();
  await page.goto(accountAddress);
  await page.getByRole('link', { name: zh('account', 'security.login') }).click();
  await typeLoginPassword(page);
  await saveAccount(page).click();
  await expect(accountOf(page)).toBeVisible();
  await context.clearCookies();
  await page.goto('/sso/login?redirect=/mapp/mine&lang=zh');
  await page.locator('#cardNo').fill('600000000001');
  await page.locator('#password').fill('Mapp1234');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('#password').fill('Sunrise2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mapp\/mine$/);
});

test('a guest signs in first, also at /addID', { tag: '@all' }, async ({ page }) => {
  for (const address of ['/mapp/addID?headerTit=ID', '/mapp/mine/accountManage']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/sso\/login\?/);
  }
});
