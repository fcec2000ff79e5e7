import type { Page } from '@playwright/test';
import type { Say } from './words.ts';

/** Application for the ticket 7812100000031, which travels alone. */
export const application = '/generalRefund/apply?order=26120000000031';

/** Request that was rejected, and one whose money has arrived. */
export const rejected = '/generalRefund/detail?request=RF2611000007';
export const arrived = '/generalRefund/detail?request=RF2611000005';

/** Takes the two decisions that are left: why, and that the loss is agreed to. */
export const decide = async (page: Page, say: Say) => {
  await page.getByLabel(say('refund-form', 'reason'), { exact: true }).selectOption('plansChanged');
  await page.getByRole('checkbox').last().check();
};

/** The sum that the airline has quoted. */
export const quoted = (page: Page, say: Say) =>
  page.getByRole('region', { name: say('refund-form', 'amounts'), exact: true });

/** The button that hands the application in. */
const submitOf = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('refund-form', 'submit'), exact: true });

/** Waits for the sum, and hands the application in. */
export const handIn = async (page: Page, say: Say) => {
  await decide(page, say);
  await quoted(page, say).waitFor();
  await submitOf(page, say).click();
};

/** Fills in how much is missing, and why. */
export const fillDifference = async (page: Page, say: Say) => {
  await page.getByRole('button', { name: say('refund-request', 'difference') }).click();
  await page.getByLabel(say('refund-request', 'difference.amount', { currency: 'CNY' })).fill('120');
  await page.getByLabel(say('refund-request', 'difference.reason'), { exact: true }).fill('延误免手续费');
};
