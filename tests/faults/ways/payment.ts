import { pointsOrderNos } from '@mapp/sandbox/points-orders';
import { member } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { busy, check, confirmed, press, screenRead, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const cancelOrder = confirmed('orders', (page, say) => press(page, say, 'orders', 'cancel'), 'cancel');
const waitingPayment = `/pay/${pointsOrderNos.waiting}`;

export const paymentWays = {
  queryPayment: {
    ...screenRead(waitingPayment, ['payment', 'load.failed']),
    content: (page, say) => press(page, say, 'payment', 'submit'),
  },
  preparePayment: {
    address: waitingPayment,
    member,
    act: submit('payment', 'submit'),
    tells: 'write',
    repeat: { fire: submit('payment', 'submit'), check, absent: ['payment', 'outcome.absentText'] },
    waiting: busy,
    content: (page) => page.locator('button[name="outcome"]').first(),
  },
  closePayment: {
    address: waitingPayment,
    member,
    act: async (page, say) => {
      const [pay, didNot] = [press(page, say, 'payment', 'submit'), press(page, say, 'payment', 'iDidNot')];
      await pay.or(didNot).first().waitFor();
      // While it is being confirmed, the traveller has been at the cashier already.
      if (await pay.isVisible()) {
        await pay.click();
        await page.locator('button[name="outcome"]').first().waitFor();
        await page.goBack();
      }
      await didNot.click();
    },
    tells: 'toast',
    // After a refusal the traveller comes from the cashier once more, and says it again.
    repeat: { fire: submit('payment', 'iDidNot'), ends: true },
    waiting: busy,
    content: (page, say) => press(page, say, 'payment', 'submit'),
  },
  pointsOffer: {
    ...screenRead('/mine/buyPoints', ['points-orders', 'load.failed']),
    content: (page, say) => press(page, say, 'points-orders', 'next'),
  },
  buyPoints: {
    address: '/mine/order?points=1000&purchase=purchase-0001',
    member,
    act: submit('points-orders', 'submit'),
    tells: 'write',
    repeat: {
      fire: submit('points-orders', 'submit'),
      check,
      absent: ['points-orders', 'outcome.absentText'],
    },
    waiting: busy,
    content: (page, say) => headingOf(page, say('payment', 'title')),
  },
  pointsOrders: {
    ...screenRead('/mine/orderList', ['points-orders', 'list.failed']),
    content: (page, say) => page.getByRole('list', { name: say('points-orders', 'list.title') }),
  },
  cancelPointsOrder: {
    address: `/mine/orderDetail?orderNum=${pointsOrderNos.waiting}`,
    member,
    act: cancelOrder,
    tells: 'write',
    repeat: { fire: cancelOrder, check, absent: ['orders', 'cancel.absentText'] },
    waiting: busy,
    content: (page, say) =>
      page.getByRole('main').getByText(say('orders', 'status.cancelled'), { exact: true }),
  },
} satisfies Ways;
