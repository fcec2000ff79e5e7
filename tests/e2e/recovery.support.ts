import { expect, type Page } from '@playwright/test';
import { fieldOf } from './beneficiary.support.ts';
import { zh, type Say } from './words.ts';

/** Member who has forgotten the password, and the new one. */
export const forgetful = { number: '310104199103072512', givenName: '三', password: 'Sunrise2026' } as const;

const next = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('recovery', 'next'), exact: true }).click();

/** The words of a step's heading. */
export const stepOf = (page: Page, step: 'find' | 'name' | 'choose' | 'code' | 'password', say: Say = zh) =>
  page.getByRole('heading', { level: 2, name: say('recovery', `${step}.title`) });

/** From the start to the name. */
export async function findMember(page: Page, say: Say = zh): Promise<void> {
  await fieldOf(page, 'number').fill(forgetful.number);
  await next(page, say);
}

/** From the start to where a code can be sent. */
export async function confirmName(page: Page, say: Say = zh): Promise<void> {
  await findMember(page, say);
  await fieldOf(page, 'givenName').fill(forgetful.givenName);
  await next(page, say);
}

export const sendOf = (page: Page, say: Say = zh) =>
  page.getByRole('button', { name: say('recovery', 'choose.send'), exact: true });

/** From the start to the digits, all of them typed. By e-mail nobody waits who has just had a code on the phone. */
export async function typeCode(page: Page, say: Say = zh, by: 'phone' | 'mail' = 'phone'): Promise<void> {
  await confirmName(page, say);
  if (by === 'mail') await page.getByRole('radio').last().check();
  await sendOf(page, say).click();
  await fieldOf(page, 'code').fill('246810');
}

/** Types the new password, twice. */
export async function typePassword(page: Page): Promise<void> {
  await fieldOf(page, 'password').fill(forgetful.password);
  await fieldOf(page, 'repeat').fill(forgetful.password);
}

/** From the start to the new password, typed. */
export async function toPassword(page: Page, say: Say = zh): Promise<void> {
  await typeCode(page, say);
  await next(page, say);
  await typePassword(page);
}

/** After an expired page, which leads to the start by itself. */
export async function whereverItStands(page: Page, say: Say, anew: () => Promise<void>): Promise<void> {
  if (!(await page.getByText(say('recovery', 'expired.back')).isVisible())) return;
  await expect(stepOf(page, 'find', say)).toBeVisible();
  await anew();
}
