import { PaymentScreen } from '@mapp/kit/screens/payment/payment';
import { BuyPointsScreen } from '@mapp/kit/screens/points-orders/buy-points';
import { PointsOrderScreen } from '@mapp/kit/screens/points-orders/order';
import { PointsOrderDetailScreen } from '@mapp/kit/screens/points-orders/order-detail';
import { PointsOrdersScreen } from '@mapp/kit/screens/points-orders/orders';
import { PointsPaymentResultScreen } from '@mapp/kit/screens/points-orders/payment-result';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { sentTo } from '../sent-to.ts';
import { tall } from '../tall.ts';
import { words } from '../words.ts';
import { Walk } from './Walk.tsx';

const screens = {
  buyPoints: BuyPointsScreen,
  pointsOrder: PointsOrderScreen,
  payment: PaymentScreen,
  pointsPaymentResult: PointsPaymentResultScreen,
  pointsOrders: PointsOrdersScreen,
  pointsOrderDetail: PointsOrderDetailScreen,
};
const onLeft = fn();
/** The first order that the airline makes. */
const made = '74000000000001';

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: { ...tall.parameters, member: '600000000002' },
  globals: tall.globals,
  args: { screens, start: '/mine/buyPoints', onLeft },
  beforeEach: () => void onLeft.mockClear(),
});

/** From the number to the order, whose answer is lost on the way, past the cashier, and to the order that is completed. */
export const Bought = meta.story({
  play: async ({ airline, canvas, globals, host }) => {
    const t = await words(globals, 'points-orders');
    const orders = await words(globals, 'orders');
    const payment = await words(globals, 'payment');
    const outcome = await words(globals, 'outcome');
    airline.fault({ path: '/api/points/buy', kind: 'network', after: true });
    await userEvent.type(await canvas.findByRole('textbox'), '1500');
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    // The order is confirmed over its choice.
    await userEvent.click(await screen.findByRole('button', { name: t('submit') }));
    await userEvent.click(await screen.findByRole('button', { name: outcome('check') }));
    await userEvent.click(await canvas.findByRole('button', { name: payment('submit') }));
    await waitFor(() => expect(host.log).toContainEqual({ action: 'pay', detail: { id: made } }));
    airline.payments.settle(made, 'pay');
    await userEvent.click(await canvas.findByRole('button', { name: payment('check') }));
    // The payment's own page gives way to the result of what was bought.
    await canvas.findByText(payment('paid'));
    await userEvent.click(await canvas.findByRole('link', { name: t('toOrder') }));
    await expect(await canvas.findByText(orders('status.completed'))).toBeVisible();
    await expect(canvas.getByText(made)).toBeVisible();
    await expect(sentTo(airline, '/api/points/buy')).toHaveLength(1);
  },
});
