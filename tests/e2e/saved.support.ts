import { expect, type Page } from '@playwright/test';
import { checkCharacter } from '@mapp/kit/validators';
import { fieldOf } from './beneficiary.support.ts';
import { zh, type Say } from './words.ts';

/** Where each kind is listed. */
export const savedAt = {
  passengers: '/mapp/mine/commonInformation/aircrew',
  contacts: '/mapp/mine/commonInformation/contact',
  addresses: '/mapp/mine/commonInformation/address',
} as const;

const digits = '11010119880917337';

/** Person who can be saved. */
export const newPassenger = {
  cnFamilyName: '林',
  cnGivenName: '海',
  enFamilyName: 'LIN',
  enGivenName: 'HAI',
  number: digits + checkCharacter(digits),
} as const;
export const newContact = { name: '林海', phone: '13912340987', email: 'canary@example.com' } as const;
export const newAddress = {
  name: '林海',
  phone: '13912340987',
  street: '肇嘉浜路 1 号 77 室',
  postcode: '200031',
} as const;

export const newTitle = { title: '云上会展有限公司', taxNo: '91310104MA1FR0XY21' } as const;

/** Ids of what the sandbox has saved. */
export const saved = {
  passenger: 'P-0001-3',
  contact: 'L-0001-1',
  address: 'A-0001-2',
  title: 'T-0001-1',
} as const;

const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(fields)) await fieldOf(page, name).fill(text);
};

/** The link to the empty form. */
export const toAdding = (
  page: Page,
  kind: 'passenger' | 'contact' | 'address',
  say: Say = zh,
): Promise<void> => page.getByRole('link', { name: say('saved-people', `add.${kind}`), exact: true }).click();

/** Types a passenger, with the document on its own screen. */
export async function typePassenger(page: Page, say: Say = zh): Promise<void> {
  const { number, ...name } = newPassenger;
  await fill(page, name);
  await page.getByRole('button', { name: say('saved-people', 'document.add'), exact: true }).click();
  await fieldOf(page, 'number').fill(number);
  await page.getByRole('button', { name: say('saved-people', 'certificate.done'), exact: true }).click();
  await expect(fieldOf(page, 'cnFamilyName')).toHaveValue(name.cnFamilyName);
}

/** Number in a partner's programme. */
export const newCard = 'CANARY7788';

/** Chooses a partner's programme and types the number in it. */
export async function typeCard(page: Page, say: Say = zh): Promise<void> {
  await page.getByLabel(say('saved-people', 'card.programme')).selectOption({ index: 2 });
  await fieldOf(page, 'cardNumber').fill(newCard);
}

/** Types the passenger's own phone and email. */
export const typeReach = (page: Page): Promise<void> =>
  fill(page, { phone: newContact.phone, email: newContact.email });

/** Types the title of a company. */
export async function typeTitle(page: Page, say: Say = zh): Promise<void> {
  await page.getByText(say('saved-people', 'kind.company'), { exact: true }).click();
  await fill(page, newTitle);
}

export const typeContact = (page: Page): Promise<void> => fill(page, newContact);

/** Types an address, with an area from the list. */
export async function typeAddress(page: Page, say: Say = zh): Promise<void> {
  await fill(page, newAddress);
  await page.getByRole('combobox', { name: say('saved-people', 'field.area') }).click();
  await page.getByRole('option', { name: '上海市' }).click();
  await page.getByRole('option', { name: '徐汇区' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
