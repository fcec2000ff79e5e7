import { expect, type Locator, type Page } from '@playwright/test';
import { chooseCountry, fieldOf, rowOf, toAdding, toChanging, wife } from '../../e2e/beneficiary.support.ts';
import { zh } from '../../e2e/words.ts';
import { fillIn, idNumber, type Forms } from './form.ts';

const country = (page: Page, key: 'country' | 'issuer') =>
  page.getByRole('combobox', { name: zh('forms', key), exact: true });

/** Writes the spelling by hand, once the readings are there. */
async function spell(page: Page, family: string, given: string): Promise<void> {
  const readings = page.getByRole('button', { name: zh('pinyin', 'label') });
  await expect(readings).toHaveText(/\w\/\w/);
  await expect(readings).not.toHaveAttribute('aria-busy');
  await readings.click();
  await page.getByLabel(zh('pinyin', 'manual.family')).fill(family);
  await page.getByLabel(zh('pinyin', 'manual.given')).fill(given);
}

const ofNewcomer = {
  cnFamilyName: '司徒',
  cnGivenName: '婉婷',
  'identities.0.number': 'E77001122',
  'identities.0.expiry': '2031-07-19',
  birthday: '1988-09-17',
  'identities.1.number': '13912345678',
  'identities.1.expiry': '2032-03-14',
};

const ofWife = {
  cnFamilyName: '李',
  cnGivenName: '思雯',
  'identities.0.number': idNumber('11010119920815468'),
  'identities.1.number': 'E99887766',
  'identities.1.expiry': '2033-11-23',
  'identities.2.number': 'C55667788',
  'identities.2.expiry': '2034-12-29',
};

const firstList = (page: Page): Locator => page.getByRole('main').getByRole('list').first();

export const beneficiariesForms = {
  'a new beneficiary': {
    write: 'addBeneficiary',
    from: 'services.beneficiaries',
    saved: firstList,
    reach: toAdding,
    steps: 1,
    fill: async (page) => {
      await page.getByText(zh('beneficiary-form', 'kind.passport'), { exact: true }).click();
      await chooseCountry(country(page, 'country'), 'hk');
      await page.getByRole('button', { name: zh('beneficiary-form', 'identity.add') }).click();
      const second = page.getByRole('group', {
        name: zh('beneficiary-form', 'identity.title', { index: 2 }),
      });
      await second.getByText(zh('beneficiary-form', 'kind.more'), { exact: true }).click();
      await second.getByLabel(zh('beneficiary-form', 'kind.which')).selectOption('other');
      await fillIn(page, ofNewcomer);
      await chooseCountry(country(page, 'issuer').first(), 'mo');
      await chooseCountry(country(page, 'issuer').last(), 'riben');
      await page.getByText(zh('beneficiaries', 'gender.F'), { exact: true }).click();
      await fieldOf(page, 'relation').selectOption('stepChild');
      await spell(page, 'SZETO', 'YEUKHEI');
      return [...Object.values(ofNewcomer), 'SZETO', 'YEUKHEI'];
    },
    reloaded: () => ['passport', '中国', '', '', '', '', '中国', '', 'stepChild'],
  },
  'a beneficiary who is changed': {
    write: 'updateBeneficiary',
    from: 'services.beneficiaries',
    saved: firstList,
    reach: async (page, say) => {
      await rowOf(page, wife.name).click();
      await toChanging(page, say);
    },
    steps: 2,
    fill: async (page) => {
      await spell(page, 'LEE', 'SZEMAN');
      await fillIn(page, ofWife);
      await chooseCountry(country(page, 'country'), 'hk');
      await chooseCountry(country(page, 'issuer').last(), 'mo');
      await fieldOf(page, 'relation').selectOption('friend');
      const { cnFamilyName: _, ...canaries } = ofWife;
      return [...Object.values(canaries), 'SZEMAN'];
    },
    reloaded: (atFirst) => atFirst,
  },
} satisfies Forms;
