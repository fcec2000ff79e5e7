import { hold } from '../faults/hold.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

test('going back closes what lies over the page, and then goes back', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/mapp/beneficiaryManage');
  await page.getByRole('link', { name: zh('beneficiaries', 'list.add') }).click();
  await page.locator('[name=cnFamilyName]').fill('单');
  await page.getByRole('combobox', { name: zh('forms', 'country') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/addBeneficiary/);
  await expect(page.locator('[name=cnFamilyName]')).toHaveValue('单');
  await page.goBack();
  await expect(page).toHaveURL(/\/beneficiaryManage$/);
});

test(
  'a look-up that is left goes on, and nothing is sent twice',
  { tag: '@all' },
  async ({ page, airline, signIn }) => {
    const list = '/api/memberApi/member/queryBeneficiary';
    const add = '/api/memberApi/member/addBeneficiary';
    await signIn('600000000003');
    await page.goto('/mapp/beneficiaryManage');
    await page.getByRole('link', { name: zh('beneficiaries', 'list.add') }).click();
    await page.locator('[name=cnFamilyName]').fill('张');
    await page.locator('[name=cnGivenName]').fill('伟');
    await page.locator('[name="identities.0.number"]').fill('310104199003074510');
    await page.locator('[name=relation]').selectOption('friend');
    await expect(page.getByText('ZHANG/WEI')).toBeVisible();
    await airline.fault(add, 'network', 1, true);
    await page.locator('button[type=submit]').click();
    const lookUp = await hold(page, list);
    await page.getByRole('button', { name: zh('outcome', 'check') }).click();
    await lookUp.sent;
    await page.goBack();
    await expect(page).toHaveURL(/\/beneficiaryManage$/);
    lookUp.release();
    await expect(page.getByRole('status').filter({ hasText: zh('beneficiary-form', 'saved') })).toBeVisible();
    expect(await airline.requests(add)).toHaveLength(1);
    await page.getByRole('link', { name: zh('beneficiaries', 'list.add') }).click();
    await expect(page.locator('[name=cnFamilyName]')).toHaveValue('');
  },
);

test(
  'a form that is opened again while it is being saved makes way once it is',
  { tag: '@all' },
  async ({ page, airline, signIn }) => {
    const update = '/api/memberApi/member/updateBeneficiary';
    await signIn();
    await page.goto('/mapp/beneficiaryManage');
    await page.getByRole('link', { name: /陈小满/ }).click();
    await page.getByRole('link', { name: zh('beneficiaries', 'detail.edit') }).click();
    await page.locator('[name=relation]').selectOption('friend');
    const save = await hold(page, update);
    await page.locator('button[type=submit]').click();
    await save.sent;
    await page.goBack();
    await page.getByRole('link', { name: zh('beneficiaries', 'detail.edit') }).click();
    await expect(page.getByText(zh('forms', 'restored'))).toBeVisible();
    save.release();
    await expect(page).toHaveURL(/\/beneficiaryManage$/);
    expect(await airline.requests(update)).toHaveLength(1);
  },
);
