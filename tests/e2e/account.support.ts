import { expect, type Page } from '@playwright/test';
import { fieldOf } from './beneficiary.support.ts';
import { zh, type Say } from './words.ts';

/** A passport for member 600000000006, who has no document yet. */
export const passport = { name: '赵宁', number: 'E71000006', expiry: '2031-01-31' } as const;

/** The number of member 600000000001's main document. */
export const mainNumber = '310104199103072512';

export const accountAddress = '/mapp/mine/accountManage';

export const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(fields)) await fieldOf(page, name).fill(text);
};

export const saveAccount = (page: Page, say: Say = zh) =>
  page.getByRole('button', { name: say('account', 'save'), exact: true });

/** Types the passport. */
export const typePassport = (page: Page): Promise<void> => fill(page, passport);

/** A new phone or address with the right code. */
export const typeContact = (page: Page, account: string): Promise<void> =>
  fill(page, { account, code: '246810' });

/** Proves the identity, which leads to what it is for. */
export async function proveIdentity(page: Page, say: Say = zh): Promise<void> {
  await fieldOf(page, 'number').fill(mainNumber);
  await page.getByRole('button', { name: say('account', 'identity.check'), exact: true }).click();
}

/** A new login password in place of the one in use. */
export const typeLoginPassword = (page: Page): Promise<void> =>
  fill(page, { old: 'Mapp1234', password: 'Sunrise2026', repeat: 'Sunrise2026' });

export const typePointsPassword = (page: Page): Promise<void> =>
  fill(page, { password: '280519', repeat: '280519' });

/** Opens a document that can be changed, and another last day. */
export async function typeExpiry(page: Page): Promise<void> {
  await fieldOf(page, 'expiry').fill('2036-09-14');
}

/** The account, once it is there. */
export const accountOf = (page: Page, say: Say = zh) => page.getByText(say('account', 'documents.note'));

/** Comes to the account from the member's own page. */
export async function toAccount(page: Page): Promise<void> {
  await page.goto('/mapp/mine');
  await page
    .getByRole('main')
    .getByRole('link', { name: zh('mine', 'rows.account') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: zh('account', 'title') })).toBeVisible();
}
