import type { Page } from '@playwright/test';
import type { Say } from './words.ts';

/** Result of ticket 781-2100000001 by its reference in the sandbox, as a member or a guest comes back to it. */
const reference = 'rnn29ki';
export const savedResult = `/rm_calculator/calRefund?result=${reference}`;

/** Saves the result that is shown. */
export const saveResult = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('saved-fees', 'save'), exact: true }).click();

/** The button that removes the only saved result. */
export const removalOf = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('saved-fees', 'remove.of', { flight: 'MU5101' }), exact: true });

/** Removes the saved result, and says yes to the question. */
export const removeSaved = async (page: Page, say: Say) => {
  await removalOf(page, say).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('saved-fees', 'remove.confirm'), exact: true })
    .click();
};
