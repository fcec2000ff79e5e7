import { expect, type Locator, type Page } from '@playwright/test';
import { checkCharacter } from '@mapp/kit/validators';
import { chooseCountry, fieldOf, rowOf, toAdding, toChanging, wife } from '../e2e/beneficiary-parts.ts';
import { segments } from '@mapp/sandbox/check-in';
import { zh, type Say } from '../e2e/words.ts';
import type { WriteName } from './ways/way.ts';

/** A form whose fields are never lost. One line for each form. */
export interface Form {
  /** What its button sends. */
  readonly write: WriteName;
  /** The words of the member's page that lead to its list. */
  readonly from: string;
  /** Comes to it from the list, within the site. */
  readonly reach: (page: Page, say: Say) => Promise<unknown>;
  /** How many times back lead from it to the list. */
  readonly steps: number;
  /** Types into every field, and gives all that is personal of it. */
  readonly fill: (page: Page) => Promise<readonly string[]>;
  /** What is there once it is saved. */
  readonly saved: (page: Page) => Locator;
  /** What stands in the controls after a reload: choices that say nothing of a person, or what the airline knows. */
  readonly reloaded: (atFirst: readonly string[]) => readonly string[];
}

const fillIn = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(fields)) await fieldOf(page, name).fill(text);
};

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

const idNumber = (digits: string) => digits + checkCharacter(digits);

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

const ofCompanion = {
  familyName: '林',
  givenName: '海',
  number: idNumber('11010119880917337'),
  phone: '13912340987',
};

const ofTraveller = {
  number: 'E55443322',
  expiry: '2033-05-06',
  street: '77 Canary Lane',
  postcode: '200433',
  destination: '9-8-7 Kanaria, Tokyo',
  phone: '13912340987',
  email: 'canary@example.com',
};

const firstList = (page: Page): Locator => page.getByRole('main').getByRole('list').first();

export const forms: Readonly<Record<string, Form>> = {
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
  'a companion who is added': {
    write: 'addCompanion',
    from: 'rows.checkIn',
    reach: (page, say) => page.getByRole('link', { name: say('check-in', 'ways.companions') }).click(),
    steps: 1,
    fill: async (page) => {
      await fillIn(page, ofCompanion);
      return Object.values(ofCompanion).filter((text) => text.length > 1);
    },
    saved: (page) => page.getByRole('main').getByText('林海').first(),
    reloaded: (atFirst) => atFirst,
  },
  'information for international travel': {
    write: 'saveTravelInformation',
    from: 'rows.checkIn',
    reach: async (page, say) => {
      await page
        .getByRole('main')
        .locator(`a[href*="passengerList?segment=${segments.abroad}"]`)
        .first()
        .click();
      await page.getByRole('button', { name: say('check-in', 'party.next'), exact: true }).click();
    },
    steps: 2,
    fill: async (page) => {
      await fillIn(page, ofTraveller);
      return Object.values(ofTraveller);
    },
    saved: (page) => page.getByText(zh('travel-information', 'state.filled'), { exact: true }),
    reloaded: (atFirst) => atFirst,
  },
};
