import { fieldOf } from './beneficiary.support.ts';
import {
  confirmName,
  findMember,
  forgetful,
  sendOf,
  stepOf,
  toPassword,
  typeCode,
  typePassword,
} from './recovery.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const start = '/mapp/findPassword';
const reset = '/api/memberApi/member/password/resetQueryPwdForget';
const next = zh('recovery', 'next');

test(
  'from the sign-in to a new password, with a wrong code and a lost answer on the way',
  { tag: '@all' },
  async ({ page, airline }) => {
    await page.goto('/sso/login?redirect=/mapp/mine&lang=zh');
    await page.getByRole('link', { name: '忘记密码' }).click();
    await typeCode(page);
    await fieldOf(page, 'code').fill('482017');
    await page.getByRole('button', { name: next }).click();
    await expect(page.getByText(zh('validation', 'sms.code'))).toBeVisible();
    await expect(fieldOf(page, 'code')).toHaveValue('482017');
    await expect(fieldOf(page, 'code')).toBeFocused();
    await fieldOf(page, 'code').fill('246810');
    await page.getByRole('button', { name: next }).click();
    await typePassword(page);
    await airline.fault(reset, 'http500', 1, true);
    await page.getByRole('button', { name: zh('recovery', 'password.set') }).click();
    await page.getByRole('button', { name: zh('outcome', 'check') }).click();

    await expect(page).toHaveURL(/\/sso\/login\?/);
    expect(await airline.requests(reset)).toHaveLength(1);
    await page.locator('#cardNo').fill('600000000001');
    await page.locator('#password').fill('Mapp1234');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.locator('#password').fill(forgetful.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mapp\/mine$/);
  },
);

test('the channel login leads back to where the member came from', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${start}?channel=login&returnUrl=/mapp/Home`);
  await toPassword(page);
  await page.getByRole('button', { name: zh('recovery', 'password.set') }).click();
  await expect(page).toHaveURL(/\/mapp\/Home$/);
});

test(
  'an expired page is shown, then the start comes back with what was typed',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(start);
    await typeCode(page);
    await fieldOf(page, 'code').fill('000000');
    // It is there for two seconds: the page looks for it at each frame, a test may look too late.
    const told = page.waitForFunction(
      (text) => document.body.innerText.includes(text),
      zh('recovery', 'expired.back'),
    );
    await page.getByRole('button', { name: next }).click();
    await told;
    await page.clock.fastForward(2000);
    await expect(stepOf(page, 'find')).toBeVisible();
    await expect(page.getByRole('main').getByText(zh('recovery', 'expired'))).toBeVisible();
    await expect(fieldOf(page, 'number')).toHaveValue(forgetful.number);
  },
);

test('a reload begins again, and nothing personal has been kept', async ({ page }) => {
  await page.goto(`${start}?channel=login&returnUrl=/mapp/Home`);
  await confirmName(page);
  await sendOf(page).click();
  await expect(fieldOf(page, 'code')).toBeVisible();
  await page.reload();
  await expect(page.getByText(zh('recovery', 'reloaded'))).toBeVisible();
  await expect(fieldOf(page, 'number')).toHaveValue('');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(kept).not.toContain(forgetful.number);
  expect(kept).not.toContain('张');
  // The wait between two codes outlives the reload, and so does the way back.
  await confirmName(page);
  await expect(sendOf(page)).toHaveCount(0);
  expect(page.url()).toContain('returnUrl');
});

test('back leads through the steps, each as it was left', { tag: '@all' }, async ({ page }) => {
  await page.goto(start);
  await findMember(page);
  await fieldOf(page, 'givenName').fill(forgetful.givenName);
  await page.goBack();
  await expect(fieldOf(page, 'number')).toHaveValue(forgetful.number);
  await page.goForward();
  await expect(fieldOf(page, 'givenName')).toHaveValue(forgetful.givenName);
});
