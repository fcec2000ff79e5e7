import type { Page } from '@playwright/test';
import { fieldOf } from './beneficiary.support.ts';
import type { Say } from './words.ts';

/** A booking of MU5101, as of the first of June 2026, 10:00. */
export const material =
  '/overbook/material?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1&offer=MU5101.20260608_tfxk80&fare=standard';

/** A page of the same booking. */
export const bookingPage = (name: string, more = ''): string =>
  material.replace('/overbook/material', `/overbook/${name}`) + more;

/** Chooses the first who can be chosen, says whom to reach, and agrees to the rules. */
export async function fillBooking(page: Page, say: Say): Promise<void> {
  await page.getByRole('link', { name: say('booking-form', 'people.add') }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: say('booking-form', 'passengers.done'), exact: true }).click();
  await fieldOf(page, 'name').fill('林海');
  await fieldOf(page, 'phone').fill('13900000031');
  await page.getByRole('checkbox').nth(-2).check();
}
