import type { Locator, Page } from '@playwright/test';
import { claimTickets } from '@mapp/sandbox/retro';
import { chooseCountry, fieldOf } from './beneficiary.support.ts';
import { zh, type Say } from './words.ts';

export const retroAddress = '/integralCheckIn';
export const flightsAddress = '/integralCheckIn/queryList';
export const partnerAddress = '/integralCheckIn?tab=partner';

/** The flight that the first test ticket was for. */
export const claimed = { flightNo: 'MU5103', ticketNo: claimTickets.claimable };

/** A flight of a partner that can be claimed. */
export const partnerFlight = {
  flightNo: 'X7926',
  flightDate: '2026-05-02',
  ticketNo: '9997700000001',
  cabin: 'Y',
} as const;

/** The field of the ticket, the same in every language. */
export const ticketOf = (page: Page): Locator => fieldOf(page, 'ticketNo');

/** Asks for the flights of a ticket. */
export async function seek(page: Page, ticket: string = claimed.ticketNo): Promise<void> {
  await ticketOf(page).fill(ticket);
  await ticketOf(page).press('Enter');
}

/** From the member's own page to the form of a partner's flight. */
export async function toPartner(page: Page, say: Say = zh): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: say('mine', 'services.retro') })
    .click();
  await page.getByRole('tab', { name: say('retro', 'tab.partner') }).click();
}

/** The button that claims a flight. */
export const claimOf = (page: Page, say: Say = zh, flight: string = claimed.flightNo): Locator =>
  page.getByRole('button', { name: say('retro', 'claim.of', { flight }), exact: true });

/** Fills in the whole form of a partner's flight. */
export async function typePartnerFlight(page: Page, say: Say = zh): Promise<void> {
  for (const [name, text] of Object.entries(partnerFlight)) await fieldOf(page, name).fill(text);
  const airport = (key: string) => page.getByRole('combobox', { name: say('retro', key), exact: true });
  await chooseCountry(airport('partner.departure'), 'PVG');
  await chooseCountry(airport('partner.destination'), 'NRT');
}
