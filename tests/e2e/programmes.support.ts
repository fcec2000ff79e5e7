import type { Page } from '@playwright/test';
import { fieldOf } from './beneficiary.support.ts';
import { zh, type Say } from './words.ts';

export const youthAddress = '/youthLeague/home';
export const applyAddress = '/youthLeague/apply';
export const applyPath = '/api/youth/apply';

/** Person who applies. */
export const applicant = {
  name: '林海',
  phone: '13912340987',
  email: 'canary@example.com',
  organisation: '东海大学',
} as const;

/** From the programme's first page to its form. */
export const toApplying = (page: Page, say: Say = zh): Promise<void> =>
  page.getByRole('link', { name: say('youth', 'home.apply'), exact: true }).click();

/** Fills in every field of the form. */
export async function typeApplication(page: Page, say: Say = zh): Promise<void> {
  for (const [name, text] of Object.entries(applicant)) await fieldOf(page, name).fill(text);
  await page.getByText(say('youth', 'occupation.student'), { exact: true }).click();
  await fieldOf(page, 'agree').check();
}

/** The button that sends it. */
export const sendOf = (page: Page, say: Say = zh) =>
  page.getByRole('button', { name: say('youth', 'apply.send'), exact: true });
