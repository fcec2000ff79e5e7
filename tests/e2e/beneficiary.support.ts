import { expect, type Locator, type Page } from '@playwright/test';
import { zh, type Say } from './words.ts';

/** The member whose seeded beneficiaries the tests use, and three of those. */
export const member = '600000000001';
export const wife = { id: 'B-0001-6', name: '李四' };
export const foreigner = { id: 'B-0001-4', country: 'US' };

export const addAddress = '/beneficiaryManage/addBeneficiary?pageCode=1';
export const editAddress = `/beneficiaryManage/addBeneficiary?pageCode=2&beneficiary=${wife.id}`;
export const detailOf = (id: string): string => `/beneficiaryManage/beneficiaryDetail?beneficiary=${id}`;

/** A person who can be added, with an ID card. */
export const newcomer = {
  cnFamilyName: '张',
  cnGivenName: '伟',
  'identities.0.number': '310104199003074510',
} as const;

/** How long a name rests before its spelling is asked for, ms. */
const restMs = 500;

/** A control of the form by the name of its field, the same in every language. */
export const fieldOf = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);

export const saveOf = (page: Page, say: Say = zh): Locator =>
  page.getByRole('button', { name: say('beneficiary-form', 'save') });

/** The list's row of a person. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name });

/** Types the newcomer; the spelling comes from the airline. */
export async function typeNewcomer(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(newcomer)) await fieldOf(page, name).fill(text);
  await fieldOf(page, 'relation').selectOption('friend');
  // The name is read once the typing has rested.
  await page.clock.fastForward(restMs);
  await expect(page.getByText('ZHANG/WEI')).toBeVisible();
}

/** The button that removes, in the question that comes before. */
export const confirmOf = (page: Page, say: Say = zh): Locator =>
  page.getByRole('dialog').getByRole('button', { name: say('beneficiaries', 'remove.confirm'), exact: true });

/** Asks for the removal of the person on show. */
export const askRemoval = (page: Page, say: Say = zh): Promise<void> =>
  page.getByRole('button', { name: say('beneficiaries', 'detail.remove'), exact: true }).click();

/** From the list to the empty form. */
export const toAdding = (page: Page, say: Say = zh): Promise<void> =>
  page.getByRole('link', { name: say('beneficiaries', 'list.add') }).click();

/** From somebody's detail to the form that changes them. */
export const toChanging = (page: Page, say: Say = zh): Promise<void> =>
  page.getByRole('link', { name: say('beneficiaries', 'detail.edit') }).click();

/** Chooses a country in the index that a field opens, by what one would search for. */
export async function chooseCountry(field: Locator, query: string): Promise<void> {
  await field.click();
  const search = field.page().getByRole('dialog').getByRole('combobox');
  await search.fill(query);
  await search.press('Enter');
  await expect(field.page().getByRole('dialog')).toHaveCount(0);
}
