import type { Locator, Page } from '@playwright/test';
import { activationCodes } from '@mapp/sandbox/coupons';
import { fieldOf } from './beneficiary.support.ts';
import { zh, type Say } from './words.ts';

export const couponsAddress = '/mapp/mine/mycoupons';

/** Types an activation code. */
export const enterCode = (page: Page, code: string = activationCodes.right): Promise<void> =>
  fieldOf(page, 'code').fill(code);

/** The coupons that can be used, on a tab of their own. */
export const usableOf = (page: Page, say: Say = zh): Locator =>
  page.getByRole('list', { name: say('coupons', 'tab.usable'), exact: true });

/** The second offer of the list, whatever its language: money off a seat. */
export const offerOf = (page: Page): Locator => page.locator('main ul > li').nth(1);
