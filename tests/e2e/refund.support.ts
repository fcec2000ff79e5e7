import type { Locator, Page } from '@playwright/test';
import type { Say } from './words.ts';

/** Fills the number of a savings card in. Source: sandbox.md. */
export async function fillCard(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say('bank-card', 'field.number')).fill('6222020000000000000');
  await page.getByLabel(say('bank-card', 'field.bank')).selectOption('icbc');
}

/** Saves it. */
export async function saveCard(page: Page, say: Say): Promise<void> {
  await fillCard(page, say);
  await page.getByRole('button', { name: say('bank-card', 'save'), exact: true }).click();
}

/** Finds a ticket that is given back for its passenger. */
export async function findTicketOfAnother(page: Page, say: Say, ticket = '2100000031'): Promise<void> {
  await page.getByLabel(say('check-in', 'query.ticketNo')).fill(ticket);
  await page.getByLabel(say('check-in', 'query.name')).fill('张三');
  await page.getByRole('button', { name: say('agent-refund', 'find'), exact: true }).click();
}

/** The button that asks for the passenger's code. */
export const agentCodeButton = (page: Page, say: Say): Locator =>
  page
    .getByRole('button', { name: say('account-fields', 'code.send'), exact: true })
    .or(page.getByRole('button', { name: say('account-fields', 'code.resend'), exact: true }));

/** Reads the letter to its end, agrees, and types the passenger's code. */
export async function commitForAnother(page: Page, say: Say): Promise<void> {
  await findTicketOfAnother(page, say);
  await page
    .getByRole('group', { name: say('agent-refund', 'letter.title') })
    .evaluate((letter) => letter.scrollTo(0, letter.scrollHeight));
  await page.getByRole('checkbox').check();
  await agentCodeButton(page, say).click();
  await page.getByLabel(say('agent-refund', 'code.label')).fill('246810');
}
