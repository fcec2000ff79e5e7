import { fieldOf } from './beneficiary.support.ts';
import { headingOf } from './pages.support.ts';
import {
  fillRegistration,
  goRegister,
  newcomer,
  registerOf,
  sendCodeOf,
  toRegister,
} from './register.support.ts';
import { expect, test } from './site.ts';
import { leaks } from './watch.ts';
import { wordsOf, zh } from './words.ts';

const enrol = '/api/memberApi/member/fastEnrollMember';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('from the sign-in page to a new member, with a wrong code and a lost answer on the way', async ({
  page,
  airline,
  watched,
}) => {
  for (const secret of [newcomer.number, newcomer.phone, newcomer.password]) watched.typed.add(secret);
  await page.goto('/sso/login?redirect=/mapp/mine&lang=zh');
  await page.getByRole('link', { name: '免费注册' }).click();
  await fieldOf(page, 'phone').fill(newcomer.phone);
  await sendCodeOf(page).click();
  await expect(fieldOf(page, 'code')).toBeFocused();
  await fillRegistration(page, { code: '135790' });
  await registerOf(page).click();
  await expect(page.getByText(zh('validation', 'sms.code'))).toBeVisible();
  await expect(fieldOf(page, 'code')).toBeFocused();
  await fieldOf(page, 'code').fill(newcomer.code);
  await airline.fault(enrol, 'http500', 1, true);
  await registerOf(page).click();
  await expect(page.getByText(zh('register', 'unknown.title'))).toBeVisible();
  expect(await leaks(page, watched)).toEqual([]);
  await page.getByRole('button', { name: zh('outcome', 'check') }).click();

  await expect(headingOf(page, zh('register', 'success.title'))).toBeVisible();
  await expect(page).toHaveURL(/\/mapp\/registerSuccess\?redirect=%2Fmapp%2Fmine$/);
  const card = page.getByRole('region', { name: zh('register', 'success.card') });
  await expect(card).toContainText('张伟');
  expect(await airline.requests(enrol)).toHaveLength(2);
  const number = /\d{4} \d{4} \d{4}/.exec(await card.innerText())?.[0] ?? '';
  await page.getByRole('button', { name: zh('register', 'success.signIn') }).click();
  await page.locator('#cardNo').fill(number);
  await page.locator('#password').fill(newcomer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mapp\/mine$/);
  await expect(page.getByText(/张伟/).first()).toBeVisible();
});

test(
  'who was going somewhere gets there after registering and signing in',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/sso/login?redirect=/mapp/mine/set&lang=zh');
    await page.getByRole('link', { name: '免费注册' }).click();
    await fillRegistration(page);
    await registerOf(page).click();
    await expect(page).toHaveURL(/\/mapp\/registerSuccess\?redirect=%2Fmapp%2Fmine%2Fset$/);
    const card = page.getByRole('region', { name: zh('register', 'success.card') });
    const number = /\d{4} \d{4} \d{4}/.exec(await card.innerText())?.[0] ?? '';
    await page.getByRole('button', { name: zh('register', 'success.signIn') }).click();
    await page.locator('#cardNo').fill(number);
    await page.locator('#password').fill(newcomer.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mapp\/mine\/set$/);
    // A member who opens the form again is told whose account is in use.
    await page.goto('/mapp/register');
    await expect(page.getByText(zh('register', 'signedIn.title'))).toBeVisible();
    await expect(page.getByText(number.replaceAll(' ', ''))).toHaveCount(0);
  },
);

test(
  'the wait for the next code outlives a reload, and nothing typed does',
  { tag: '@all' },
  async ({ page, watched }) => {
    for (const secret of [newcomer.number, newcomer.phone, newcomer.password, newcomer.code])
      watched.typed.add(secret);
    await toRegister(page);
    await fillRegistration(page);
    await sendCodeOf(page).click();
    await expect(page.locator('form b').first()).toBeVisible();
    expect(await leaks(page, watched)).toEqual([]);
    await page.reload();
    await expect(page.locator('form b').first()).toBeVisible();
    await expect(fieldOf(page, 'number')).toHaveValue('');
    await page.clock.fastForward(61_000);
    await expect(page.getByRole('button', { name: zh('account-fields', 'code.resend') })).toBeVisible();
  },
);

test('nothing typed is lost by leaving the form', { tag: '@all' }, async ({ page }) => {
  await toRegister(page);
  await fillRegistration(page);
  await page.goBack();
  await expect(headingOf(page, zh('home', 'greeting.guest'))).toBeVisible();
  await goRegister(page);
  for (const [name, text] of Object.entries(newcomer)) await expect(fieldOf(page, name)).toHaveValue(text);
  await expect(fieldOf(page, 'agree')).toBeChecked();
  await expect(page.getByText(zh('register', 'restored'))).toBeVisible();
});

test('the document is registered already: the dialog leads to sign in', { tag: '@all' }, async ({ page }) => {
  await toRegister(page);
  await fillRegistration(page, { phone: '13900000001' });
  await registerOf(page).click();
  const dialog = page.getByRole('dialog', { name: zh('register', 'exists.title') });
  await dialog.getByRole('button', { name: zh('register', 'exists.signIn') }).click();
  await expect(page).toHaveURL(/\/sso\/login\?/);
  expect(decodeURIComponent(page.url())).toContain('/mapp/mine');
});

test(
  'what another page put into the address of the success page is shown, and gone before anything sees it',
  { tag: '@all' },
  async ({ page, watched }) => {
    const referrers: unknown[] = [];
    page.on('requestfinished', (request) => void referrers.push(request.headerValue('referer')));
    const query = new URLSearchParams({
      ffpNo: encode('600000000999'),
      name: encode('欧阳若兮'),
      user: encode({ userId: 'U79999999', token: 'secret' }),
      lang: 'en',
    });
    await page.goto(`/mapp/registerSuccess?${query}`);
    const en = wordsOf('en');
    await expect(headingOf(page, en('register', 'success.title'))).toBeVisible();
    await expect(page.getByRole('region', { name: en('register', 'success.card') })).toContainText(
      '6000 0000 0999',
    );
    await expect(page).toHaveURL(/\/registerSuccess\?lang=en$/);
    expect(
      await page.evaluate(() => [document.URL, JSON.stringify(history.state), 'mappEntryParams' in window]),
    ).toEqual([expect.not.stringContaining('ffpNo'), expect.not.stringContaining('ffpNo'), false]);
    expect(JSON.stringify(await Promise.all(referrers))).not.toMatch(/ffpNo|name=|user=/);
    watched.typed.add('600000000999').add('U79999999').add('欧阳若兮');
    expect(await leaks(page, watched)).toEqual([]);
    await page.reload();
    await expect(page.getByText(en('register', 'success.plain'))).toBeVisible();
  },
);

test('hostile values in that address show the plain success page', { tag: '@all' }, async ({ page }) => {
  for (const [ffpNo, name] of [
    [encode('600000000999'), encode('<img src=x>')],
    [encode({ a: 1 }), encode('张三')],
    ['%00', '%'],
    ['a'.repeat(5000), encode('张三')],
  ]) {
    await page.goto(`/mapp/registerSuccess?ffpNo=${ffpNo}&name=${encodeURIComponent(name ?? '')}`);
    await expect(page.getByText(zh('register', 'success.plain'))).toBeVisible();
    await expect(page).toHaveURL(/\/registerSuccess$/);
  }
});
