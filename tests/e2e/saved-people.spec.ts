import { fieldOf } from './beneficiary.support.ts';
import {
  newAddress,
  newContact,
  newPassenger,
  saved,
  savedAt,
  toAdding,
  typeAddress,
  typeContact,
  typePassenger,
} from './saved.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const word = (key: string, values?: Record<string, string>) => zh('saved-people', key, values);
const listed = (text: string) => new RegExp(text);

test.beforeEach(({ signIn }) => signIn());

test(
  'a passenger is saved with a document, from the member’s page on, and a fault on the way loses nothing',
  { tag: '@all' },
  async ({ page, airline }) => {
    await page.goto('/mapp/mine');
    await page.getByRole('link', { name: zh('mine', 'rows.saved') }).click();
    await toAdding(page, 'passenger');
    await typePassenger(page);
    await airline.fault('/api/saved/savePassenger', 'http500');
    const save = page.getByRole('button', { name: word('save'), exact: true });
    await save.click();
    await page.getByRole('button', { name: zh('outcome', 'check') }).click();
    await expect(page.getByText(zh('forms', 'absent.title'))).toBeVisible();
    await expect(fieldOf(page, 'cnFamilyName')).toHaveValue(newPassenger.cnFamilyName);
    await save.click();
    await expect(page).toHaveURL(savedAt.passengers);
    await expect(page.getByRole('main').getByText('林海')).toBeVisible();
    expect(await page.content()).not.toContain(newPassenger.number);
    // The list is met once on the way back.
    await page.goBack();
    await expect(page).toHaveURL(/\/mapp\/mine$/);
  },
);

test('a contact and an address are saved, and no phone twice', { tag: '@all' }, async ({ page }) => {
  await page.goto(savedAt.contacts);
  await toAdding(page, 'contact');
  await typeContact(page);
  await fieldOf(page, 'phone').fill('13912340001');
  await page.getByRole('button', { name: word('save'), exact: true }).click();
  await expect(page.getByText(zh('validation', 'contact.known', { name: '李四' })).first()).toBeVisible();
  await fieldOf(page, 'phone').fill(newContact.phone);
  await page.getByRole('button', { name: word('save'), exact: true }).click();
  await expect(page).toHaveURL(savedAt.contacts);
  await expect(page.getByRole('main').getByText(newContact.email)).toBeVisible();
  await page.getByRole('tab', { name: word('tab.addresses') }).click();
  await expect(page).toHaveURL(savedAt.addresses);
  await toAdding(page, 'address');
  await typeAddress(page);
  await page.getByRole('button', { name: word('save'), exact: true }).click();
  await expect(page.getByRole('main').getByText(listed(`上海市 徐汇区 ${newAddress.street}`))).toBeVisible();
});

test('a document is changed on its own screen and saved with its passenger; a reload forgets it', async ({
  page,
}) => {
  await page.goto(`/mapp/mine/editAircrew?passenger=${saved.passenger}`);
  const edit = page.getByRole('button', {
    name: word('document.edit', { kind: zh('beneficiaries', 'document.passport') }),
  });
  await edit.click();
  await expect(page).toHaveURL(/\/mapp\/mine\/editCertificate\/1\?passenger=P-0001-3$/);
  await fieldOf(page, 'number').fill('EB7654321');
  await page.getByRole('button', { name: word('certificate.done'), exact: true }).click();
  await expect(page).toHaveURL(/editAircrew/);
  await edit.click();
  await expect(fieldOf(page, 'number')).toHaveValue('EB7654321');
  await page.reload();
  await expect(page.getByText(word('lost.title'))).toBeVisible();
});

test('somebody is removed after a question', { tag: '@all' }, async ({ page }) => {
  await page.goto(`/mapp/mine/editAircrew?passenger=${saved.passenger}`);
  await page.getByRole('button', { name: word('remove.passenger') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('remove.confirm'), exact: true })
    .click();
  await expect(page).toHaveURL(savedAt.passengers);
  await expect(page.getByRole('main').getByText('王芳')).toHaveCount(0);
});
