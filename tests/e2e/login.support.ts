import type { Page } from '@playwright/test';
import { password } from '@mapp/sandbox/members';
import { fieldOf, member } from './beneficiary.support.ts';
import { zh, type Say } from './words.ts';

/** The sign-in screen of the site, on the way to the member's own page; without base. */
export const loginAddress = '/login?redirect=/mapp/mine';

/** The member's mobile number, and the code that is right. */
export const phone = '13800000001';
export const code = '246810';

const submit = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('sign-in', 'submit'), exact: true }).click();

export async function typePassword(page: Page, typed = password): Promise<void> {
  await fieldOf(page, 'account').fill(member);
  await fieldOf(page, 'password').fill(typed);
}

export async function typePhoneAndCode(page: Page, typed = code, say: Say = zh): Promise<void> {
  await page.getByRole('tab', { name: say('sign-in', 'code') }).click();
  await fieldOf(page, 'phone').fill(phone);
  await fieldOf(page, 'code').fill(typed);
}

/** Signs the member in with a password. */
export async function loginWithPassword(page: Page, say: Say = zh): Promise<void> {
  await typePassword(page);
  await submit(page, say);
}

/** The same with a code. */
export async function loginWithCode(page: Page, say: Say = zh): Promise<void> {
  await typePhoneAndCode(page, code, say);
  await submit(page, say);
}
