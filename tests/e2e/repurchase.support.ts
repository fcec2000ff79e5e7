import type { Locator, Page } from '@playwright/test';
import type { Say } from './words.ts';

/** Where the search for a repurchased ticket begins. */
export const repurchaseSearch = '/twoHourRefund/searchTickets';

/** Fills both tickets and the document in. Source: sandbox.md. */
export async function fillRepurchase(page: Page, say: Say, fresh = '2100000021'): Promise<void> {
  await page.getByLabel(say('repurchase', 'field.old')).fill('2100000020');
  await page.getByLabel(say('repurchase', 'field.new')).fill(fresh);
  await page.getByLabel(say('repurchase', 'field.documentNo')).fill('310104199103072512');
}

const codeButton = (page: Page, say: Say): Locator =>
  page
    .getByRole('button', { name: say('account-fields', 'code.send'), exact: true })
    .or(page.getByRole('button', { name: say('account-fields', 'code.resend'), exact: true }));

/** Asks for the code of the booking's phone. */
export async function askForRepurchaseCode(page: Page, say: Say): Promise<void> {
  await fillRepurchase(page, say);
  await codeButton(page, say).click();
}

/** Asks for it once more. */
export const resendRepurchaseCode = (page: Page, say: Say): Promise<void> => codeButton(page, say).click();

/** Searches, with the code that has come; one that was asked for before the page was opened anew is good still. */
export async function searchRepurchase(page: Page, say: Say, fresh?: string): Promise<void> {
  await fillRepurchase(page, say, fresh);
  const waits = page.getByText(new RegExp(say('account-fields', 'code.wait', { seconds: '\\d+' })));
  await codeButton(page, say).or(waits).first().waitFor();
  if (!(await waits.isVisible())) {
    await codeButton(page, say).click();
    await page.getByText(new RegExp(say('repurchase', 'code.sent', { phone: '138.*0001' }))).waitFor();
  }
  await page.getByLabel(say('repurchase', 'field.code')).fill('246810');
  await page.getByRole('button', { name: say('repurchase', 'search'), exact: true }).click();
}

/** The button that gives the old ticket back. */
export const submitRepurchaseOf = (page: Page, say: Say): Locator =>
  page.getByRole('button', { name: say('repurchase', 'submit'), exact: true });
