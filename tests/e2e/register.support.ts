import { expect, type Page } from '@playwright/test';
import { fieldOf } from './beneficiary.support.ts';
import { openHome } from './pages.support.ts';
import { zh, type Say } from './words.ts';

/** Somebody who is no member yet. */
export const newcomer = {
  number: '310104199003074510',
  cnFamilyName: '张',
  cnGivenName: '伟',
  phone: '13900000010',
  code: '246810',
  password: 'Mu2025sh',
  repeat: 'Mu2025sh',
} as const;

/** From the guest's home to the form. */
export async function toRegister(page: Page, say: Say = zh): Promise<void> {
  await openHome(page);
  await goRegister(page, say);
}

/** From the home that is open. */
export async function goRegister(page: Page, say: Say = zh): Promise<void> {
  await page.getByRole('link', { name: say('home', 'guest.register') }).click();
  await expect(fieldOf(page, 'number')).toBeVisible();
}

/** Fills everything; the spelling comes from the airline. */
export async function fillRegistration(
  page: Page,
  change: Partial<Record<keyof typeof newcomer, string>> = {},
): Promise<void> {
  for (const [name, text] of Object.entries({ ...newcomer, ...change })) await fieldOf(page, name).fill(text);
  await fieldOf(page, 'agree').check();
  await expect(page.locator('form').getByText('ZHANG/WEI')).toBeVisible();
}

/** The button that registers. */
export const registerOf = (page: Page, say: Say = zh) =>
  page.getByRole('button', { name: say('register', 'submit'), exact: true });

/** The button that asks for a code. */
export const sendCodeOf = (page: Page, say: Say = zh) =>
  page.getByRole('button', { name: say('account-fields', 'code.send'), exact: true });
