import type { Page } from '@playwright/test';
import { member } from '../../e2e/beneficiary.support.ts';
import { enterCode, offerOf } from '../../e2e/coupon.support.ts';
import { busy, check, screenRead, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const take = (page: Page) => offerOf(page).getByRole('button').click();

export const couponsWays = {
  myCoupons: {
    ...screenRead('/mine/mycoupons', ['coupons', 'failed']),
    content: (page) => page.getByText(/25091210448127/),
  },
  couponHistory: {
    ...screenRead('/mine/couponHistory', ['coupons', 'history.failed']),
    content: (page) => page.getByText(/25091210448127/),
  },
  activateCoupon: {
    address: '/mine/exchange',
    member,
    act: async (page, say) => {
      await enterCode(page);
      await submit('coupons', 'code.submit')(page, say);
    },
    tells: 'write',
    repeat: {
      fire: submit('coupons', 'code.submit'),
      check,
      absent: ['coupons', 'code.absentText'],
      typed: ['code', 'MAPP-SEAT-2026'],
    },
    waiting: busy,
    content: (page, say) => page.getByText(say('coupons', 'code.done')),
  },
  cardCoupons: {
    ...screenRead('/mine/cardCoupons', ['coupons', 'cards.failed']),
    member: '600000000004',
    content: (page, say) => page.getByText(say('coupons', 'cards.platinumUpgrade')),
  },
  couponOffers: {
    ...screenRead('/mine/preferentialList', ['coupons', 'offers.failed']),
    content: (page, say) => page.getByText(say('coupons', 'offer.gone'), { exact: true }),
  },
  takeOffer: {
    address: '/mine/preferentialList',
    member,
    act: take,
    tells: 'write',
    repeat: { fire: take, check, absent: ['coupons', 'offer.absentText'] },
    waiting: busy,
    content: (page, say) => page.getByText(say('coupons', 'offer.taken'), { exact: true }),
  },
} satisfies Ways;
