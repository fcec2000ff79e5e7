import type { Page } from '@playwright/test';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { couponsAddress, enterCode, offerOf, usableOf } from '../../e2e/coupon.support.ts';
import { zh } from '../../e2e/words.ts';
import { check, linkOf, noForm, press } from './writes.support.ts';
import type { Writes } from './write.ts';

const toCode = (page: Page) => page.locator('a[href="/mapp/mine/exchange"]').first().click();
const toOffers = (page: Page) => linkOf(page, '/mine/preferentialList').click();

export const couponsWrites = {
  activateCoupon: {
    member,
    open: async (page) => {
      await page.goto(couponsAddress);
      await toCode(page);
      await enterCode(page);
    },
    button: (page) => press(page, 'coupons', 'code.submit'),
    field: (page) => fieldOf(page, 'code'),
    again: toCode,
    lookUp: { check, absent: (page) => page.getByText(zh('coupons', 'code.absentText')) },
    done: (page) => usableOf(page).getByText('选座券'),
    effects: async ({ now }) =>
      (await now.coupons()).filter(({ activationId }) => activationId !== undefined).length,
  },
  takeOffer: {
    member,
    open: async (page) => {
      await page.goto(couponsAddress);
      await toOffers(page);
      await offerOf(page).waitFor();
    },
    button: (page) =>
      page.getByRole('button', { name: zh('coupons', 'offer.takeOf', { title: '选座券' }), exact: true }),
    field: noForm,
    again: toOffers,
    lookUp: { check, absent: (page) => page.getByText(zh('coupons', 'offer.absentText')) },
    done: (page) => page.getByText(zh('coupons', 'offer.taken'), { exact: true }),
    effects: async ({ now }) =>
      (await now.coupons()).filter(({ title, state }) => title === '选座券' && state === 'usable').length,
  },
} satisfies Writes;
