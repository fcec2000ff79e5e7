import type { Page } from '@playwright/test';
import {
  addAddress,
  askRemoval,
  chooseCountry,
  confirmOf,
  detailOf,
  editAddress,
  fieldOf,
  newcomer,
  rowOf,
  saveOf,
  toAdding,
  toChanging,
  typeNewcomer,
  wife,
} from './beneficiary.support.ts';
import { headingOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { wordsOf, zh, type Say } from './words.ts';

const openList = (page: Page, locale: string) => page.goto(`/mapp/beneficiaryManage?lang=${locale}`);
const open = (page: Page, address: string) => page.goto(`/mapp${address}`);

/** The list with so many, and the toast of a saving. */
async function expectSaved(page: Page, say: Say, count: number): Promise<void> {
  await expect(page.getByText(say('beneficiary-form', 'saved'))).toBeVisible();
  await expect(headingOf(page, say('beneficiaries', 'list.title'))).toBeVisible();
  await expect(
    page.getByText(say('beneficiaries', 'list.countSpoken', { count, max: 8 }), { exact: true }),
  ).toBeVisible();
}

for (const locale of ['zh', 'ru'] as const) {
  const say = wordsOf(locale);
  const form = (key: string) => say('beneficiary-form', key);
  const words = (key: string, values?: Record<string, string>) => say('beneficiaries', key, values);

  test.describe(locale, () => {
    test.beforeEach(async ({ page, signIn }) => {
      await signIn();
      await openList(page, locale);
    });

    test('somebody with an ID card is added, and waits', { tag: '@all' }, async ({ page }) => {
      await toAdding(page, say);
      await expect(headingOf(page, form('title.add'))).toBeVisible();
      await typeNewcomer(page);
      await expect(page.getByLabel(say('forms', 'birthday'))).toHaveValue(/1990/);
      await expect(page.getByLabel(say('forms', 'gender'))).toHaveValue(words('gender.M'));
      await saveOf(page, say).click();
      await expectSaved(page, say, 7);
      await expect(rowOf(page, '张伟')).toContainText(words('relation.friend'));
      await expect(rowOf(page, '张伟')).toContainText('61');
      await toAdding(page, say);
      for (const name of Object.keys(newcomer)) await expect(fieldOf(page, name)).toHaveValue('');
    });

    test('a foreigner with a passport, the countries found by pinyin', { tag: '@all' }, async ({ page }) => {
      await toAdding(page, say);
      await page.getByText(form('kind.passport'), { exact: true }).click();
      await chooseCountry(
        page.getByRole('combobox', { name: say('forms', 'country'), exact: true }),
        'faguo',
      );
      await page.getByLabel(say('forms', 'enFamilyName'), { exact: true }).fill('Lefevre');
      await page.getByLabel(say('forms', 'enGivenName'), { exact: true }).fill('Anne');
      await saveOf(page, say).click();
      // Five are empty still: number, expiry, birthday, gender and relation.
      await expect(page.getByRole('group', { name: /5/ })).toBeFocused();
      await fieldOf(page, 'identities.0.number').fill('20AB12345');
      await fieldOf(page, 'identities.0.expiry').fill('2031-02-28');
      await chooseCountry(page.getByRole('combobox', { name: say('forms', 'issuer'), exact: true }), 'FR');
      await fieldOf(page, 'birthday').fill('1979-12-31');
      await page.getByText(words('gender.F'), { exact: true }).click();
      await fieldOf(page, 'relation').selectOption('sister');
      await saveOf(page, say).click();
      await expectSaved(page, say, 7);
      await rowOf(page, locale === 'zh' ? 'LEFEVRE ANNE' : 'Anne Lefevre').click();
      const france = locale === 'zh' ? '法国' : 'Франция';
      await expect(page.getByRole('definition').filter({ hasText: france })).toBeVisible();
      await expect(page.getByText('LEFEVRE/ANNE')).toBeVisible();
    });

    test('a saved passenger is chosen, and the others say why not', { tag: '@all' }, async ({ page }) => {
      await page.getByRole('link', { name: words('list.passengers') }).click();
      for (const obstacle of ['self', 'chosen', 'unavailable', 'noIdentity'])
        await expect(page.getByText(words(`passengers.obstacle.${obstacle}`)).first()).toBeVisible();
      await page.getByRole('button', { name: words('passengers.next') }).click();
      await expect(page.getByRole('alert')).toContainText(words('passengers.missing'));
      await page.getByRole('radio', { name: '王芳' }).check();
      await page.getByRole('button', { name: words('passengers.next') }).click();
      await expect(page.getByText(form('filled'))).toBeVisible();
      await expect(fieldOf(page, 'cnGivenName')).toHaveValue('芳');
      await fieldOf(page, 'relation').selectOption('sister');
      await saveOf(page, say).click();
      await expectSaved(page, say, 7);
      await expect(rowOf(page, '王芳')).toBeVisible();
    });

    test(
      'somebody is changed, and back does not show the form again',
      tierOf(locale === 'zh' ? 'default' : 'all'),
      async ({ page }) => {
        await rowOf(page, wife.name).click();
        await toChanging(page, say);
        await expect(headingOf(page, form('title.edit'))).toBeVisible();
        await fieldOf(page, 'relation').selectOption('wife');
        await saveOf(page, say).click();
        await expectSaved(page, say, 6);
        await expect(rowOf(page, wife.name)).toContainText(words('relation.wife'));
        // The list is the one that was left: neither the form nor the detail lies between it and what came before.
        expect(await page.evaluate(() => history.state)).toBeNull();
        await rowOf(page, wife.name).click();
        await expect(headingOf(page, words('detail.title'))).toBeVisible();
        await expect(page.getByRole('definition').filter({ hasText: words('relation.wife') })).toBeVisible();
        await page.goBack();
        await expect(headingOf(page, words('list.title'))).toBeVisible();
      },
    );

    test('somebody is removed, after a question', { tag: '@all' }, async ({ page }) => {
      const name = locale === 'zh' ? wife.name : 'Si Li';
      await rowOf(page, wife.name).click();
      await askRemoval(page, say);
      const question = page.getByRole('dialog', { name: words('remove.title', { name }) });
      await question.getByRole('button', { name: words('remove.cancel') }).click();
      await expect(question).toHaveCount(0);
      await askRemoval(page, say);
      await confirmOf(page, say).click();
      await expect(page.getByText(words('remove.done', { name }))).toBeVisible();
      await expect(rowOf(page, '欧阳静宜')).toBeVisible();
      await expect(rowOf(page, wife.name)).toHaveCount(0);
    });
  });
}

test.describe('in Chinese alone', () => {
  const form = (key: string) => zh('beneficiary-form', key);
  const words = (key: string, values?: Record<string, string | number>) => zh('beneficiaries', key, values);

  test.beforeEach(({ signIn }) => signIn());

  test('a name with several readings, by the keyboard alone', { tag: '@all' }, async ({ page }) => {
    await open(page, addAddress);
    await fieldOf(page, 'cnFamilyName').focus();
    await page.keyboard.type('单');
    await page.keyboard.press('Tab');
    await page.keyboard.type('乐');
    await page.keyboard.press('Tab');
    const spelling = page.getByRole('button', { name: zh('pinyin', 'label') });
    await expect(spelling).toBeFocused();
    await expect(spelling).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: zh('pinyin', 'sheet.title') });
    const given = sheet.getByRole('group', { name: zh('pinyin', 'sheet.given') }).getByRole('radio');
    await expect(sheet).toBeVisible();
    while (!(await given.first().evaluate((radio) => radio === document.activeElement)))
      await page.keyboard.press('Tab');
    const [first, second] = await given.evaluateAll((radios) =>
      radios.map((radio) => (radio as HTMLInputElement).value),
    );
    expect(first).not.toBe(second);
    await page.keyboard.press('ArrowDown');
    await expect(sheet.locator('output')).toHaveText(`SHAN/${second}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sheet).toHaveCount(0);
    await expect(spelling).toBeFocused();
    await expect(spelling).toHaveText(`SHAN/${second}`);
  });

  test('a name that nobody can read is spelled by hand', { tag: '@all' }, async ({ page }) => {
    await open(page, addAddress);
    await fieldOf(page, 'cnFamilyName').fill('张');
    await fieldOf(page, 'cnGivenName').fill('𠮷');
    await expect(page.getByRole('status').filter({ hasText: zh('pinyin', 'none') })).toBeVisible();
    await page.getByLabel(zh('pinyin', 'manual.family')).fill('zhang');
    await page.getByLabel(zh('pinyin', 'manual.given')).fill('ji');
    await fieldOf(page, 'identities.0.number').fill(newcomer['identities.0.number']);
    await fieldOf(page, 'relation').selectOption('son');
    await saveOf(page).click();
    await expectSaved(page, zh, 7);
    await rowOf(page, '张𠮷').click();
    await expect(page.getByText('ZHANG/JI')).toBeVisible();
  });

  test('what a passenger takes the place of can be brought back', { tag: '@all' }, async ({ page }) => {
    await openList(page, 'zh');
    await toAdding(page);
    await typeNewcomer(page);
    await page.goBack();
    await page.getByRole('link', { name: words('list.passengers') }).click();
    await page.getByRole('radio', { name: '王芳' }).check();
    await page.getByRole('button', { name: words('passengers.next') }).click();
    await expect(fieldOf(page, 'cnGivenName')).toHaveValue('芳');
    await page.getByRole('button', { name: form('bringBack') }).click();
    for (const [name, text] of Object.entries(newcomer)) await expect(fieldOf(page, name)).toHaveValue(text);
    await expect(fieldOf(page, 'relation')).toHaveValue('friend');
  });

  test('a reload forgets who was sent without an answer, but not that somebody was', async ({
    page,
    airline,
  }) => {
    await open(page, addAddress);
    await typeNewcomer(page);
    await airline.fault('/api/memberApi/member/addBeneficiary', 'network', 1, true);
    await saveOf(page).click();
    await expect(page.getByText(zh('outcome', 'text'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(form('reloadedUnsure'))).toBeVisible();
    for (const name of Object.keys(newcomer)) await expect(fieldOf(page, name)).toHaveValue('');
    await page.getByRole('button', { name: form('reloadedUnsure.look') }).click();
    await expect(rowOf(page, '张伟')).toBeVisible();
  });

  test('a detail shows all but the numbers', { tag: '@all' }, async ({ page }) => {
    await open(page, detailOf(wife.id));
    await expect(page.getByRole('heading', { level: 2, name: wife.name })).toBeVisible();
    for (const text of [
      'LI/SI',
      words('relation.spouse'),
      words('gender.F'),
      '1992年8月15日',
      '2026年1月12日',
    ])
      await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
    await expect(page.getByText('E83456721')).toHaveCount(0);
    await expect(page.getByText(/E8.*721/)).toBeVisible();
  });

  test('the rules name every relation and the limit', { tag: '@all' }, async ({ page }) => {
    await openList(page, 'zh');
    await page.getByRole('link', { name: words('list.rules') }).click();
    await expect(headingOf(page, words('rules.title'))).toBeVisible();
    await expect(
      page.getByRole('list', { name: words('rules.relations') }).getByRole('listitem'),
    ).toHaveCount(18);
    await expect(page.getByText(/最多 8 位/)).toBeVisible();
  });

  test('the title of the form follows from the address', { tag: '@all' }, async ({ page }) => {
    for (const [address, key] of [
      [addAddress, 'title.add'],
      [editAddress, 'title.edit'],
      ['/beneficiaryManage/addBeneficiary', 'title.edit'],
    ] as const) {
      await open(page, address);
      await expect(headingOf(page, form(key))).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(form(key)));
    }
  });

  test('an address that names nobody leads back to the list', { tag: '@all' }, async ({ page }) => {
    await open(page, editAddress.replace(wife.id, 'B-0001-99'));
    await page.getByRole('button', { name: form('gone.back') }).click();
    await expect(rowOf(page, wife.name)).toBeVisible();
  });
});

test('a full list offers no form, wherever one comes from', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn('600000000004');
  await openList(page, 'zh');
  const full = page.getByText(/受益人已满 8 位/);
  await expect(full).toBeVisible();
  await expect(page.getByRole('link', { name: zh('beneficiaries', 'list.add') })).toHaveCount(0);
  for (const address of [addAddress, '/beneficiaryManage/addPassenger']) {
    await open(page, address);
    await expect(full).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
  }
});
