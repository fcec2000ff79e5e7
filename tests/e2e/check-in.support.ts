import { expect, type Locator, type Page } from '@playwright/test';
import { tickets } from '@mapp/sandbox/check-in';
import { fieldOf } from './beneficiary.support.ts';
import { zh, type Say } from './words.ts';

/** A seat of the map. */
export const seatOf = (page: Page, designator: string): Locator =>
  page.locator(`[data-seat="${designator}"]`);

/** Takes a seat of the map, once it is there; one that a reload has kept is taken already. */
export async function take(page: Page, designator: string): Promise<void> {
  const seat = seatOf(page, designator);
  await seat.waitFor();
  if ((await seat.getAttribute('aria-selected')) !== 'true') await seat.click();
  await expect(seat).toHaveAttribute('aria-selected', 'true');
}

/** Brings the safety notice into sight, reads it to its end and agrees to it; the sheet's button is what sends. */
export async function readSafety(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const agreed = page.getByRole('dialog').getByRole('checkbox');
  await agreed.scrollIntoViewIfNeeded();
  await expect(agreed).toBeEnabled();
  await agreed.check();
}

/** Agrees to the safety notice, and checks in. */
export async function submitCheckIn(page: Page): Promise<void> {
  await readSafety(page, zh('seat-choice', 'checkIn.submit'));
  await page.getByRole('button', { name: zh('seat-choice', 'safety.confirm.checkIn'), exact: true }).click();
}

/** The first link to an address on the page, below its bars. */
export const linkTo = (page: Page, address: string): Locator =>
  page.getByRole('main').locator(`a[href*="${address}"]`).first();

/** Looks for the ticket that can be found. */
export async function findTicket(page: Page, say: Say = zh): Promise<void> {
  await fieldOf(page, 'ticketNo').fill(tickets.ok.ticketNo.slice(3));
  await fieldOf(page, 'name').fill(tickets.ok.name);
  await page.getByRole('button', { name: say('check-in', 'query.submit'), exact: true }).click();
  await expect(fieldOf(page, 'number')).toBeVisible();
}

/** Types the document of that ticket. */
export const proveTicket = (page: Page): Promise<void> => fieldOf(page, 'number').fill(tickets.ok.idNo);

/** The automatic check-in of the journey that is not open yet. */
export const autoOf = (page: Page, checked?: boolean): Locator =>
  page
    .getByRole('article', { name: /MU591/ })
    .getByRole('switch', { ...(checked !== undefined && { checked }) });

/** A companion who can be added. */
export const companion = { familyName: '林', givenName: '海', number: '310104199003074510' } as const;

export async function typeCompanion(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(companion)) await fieldOf(page, name).fill(text);
}

/** Opens the one companion who holds a ticket for the first flight. */
export const editHolder = (page: Page, say: Say = zh): Promise<void> =>
  page.getByRole('link', { name: say('companions', 'edit', { name: '单雄' }), exact: true }).click();

/** Where somebody stays in the country of arrival. */
export const hotel = '1-2-3 Ginza, Tokyo';

/** Takes the member and one companion along, in any language. */
export const togetherOf = (page: Page): Locator =>
  page.locator('button:not([type=submit])').filter({ hasText: '2' });
