import { tierOrderNos } from '@mapp/sandbox/tier-orders';
import { member } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { busy, check, confirmed, press, screenRead, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const cancelOrder = confirmed('orders', (page, say) => press(page, say, 'orders', 'cancel'), 'cancel');

export const tierOrdersWays = {
  tierOffers: {
    ...screenRead('/mine/exchangeMember', ['tier-orders', 'failed.offers']),
    content: (page) => page.locator('a[href*="offer=raise"]'),
  },
  orderTier: {
    address: '/mine/gradePay?offer=raise-SIL-20000-30000',
    member,
    act: submit('tier-orders', 'confirm.pay'),
    tells: 'write',
    repeat: {
      fire: submit('tier-orders', 'confirm.pay'),
      check,
      absent: ['tier-orders', 'outcome.absentText'],
    },
    waiting: busy,
    content: (page, say) => headingOf(page, say('payment', 'title')),
  },
  tierOrders: {
    ...screenRead('/mine/gradeOrder', ['tier-orders', 'failed.orders']),
    content: (page, say) => page.getByRole('list', { name: say('tier-orders', 'list.title') }),
  },
  cancelTierOrder: {
    address: `/mine/gradeOrderDetail?tradingOrderNo=${tierOrderNos.waiting}`,
    member,
    act: cancelOrder,
    tells: 'write',
    repeat: { fire: cancelOrder, check, absent: ['orders', 'cancel.absentText'] },
    waiting: busy,
    content: (page, say) => page.getByRole('heading', { level: 2, name: say('orders', 'status.cancelled') }),
  },
} satisfies Ways;
