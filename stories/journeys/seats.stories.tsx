import { ChooseSeatScreen } from '@mapp/kit/screens/check-in/choose-seat';
import { SeatChosenScreen } from '@mapp/kit/screens/check-in/seat-chosen';
import { SeatOrderDetailScreen } from '@mapp/kit/screens/check-in/seat-order-detail';
import { seatMapDriver } from '@mapp/kit/testing';
import { passengers, segments } from '@mapp/sandbox/check-in';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { confirm, seat } from '../fixtures/choosing.ts';
import { sentTo } from '../sent-to.ts';
import { tall } from '../tall.ts';
import { words } from '../words.ts';
import { Walk } from './Walk.tsx';

const screens = {
  chooseSeat: ChooseSeatScreen,
  seatOrderDetail: SeatOrderDetailScreen,
  seatChosen: SeatChosenScreen,
};
const pay = '/api/check-in/pay-seat-order';

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: tall.parameters,
  globals: tall.globals,
  args: {
    screens,
    start: `/boarde/chooseSeat?segment=${segments.first}&passengers=${passengers.self},${passengers.wife}`,
    onLeft: fn(),
  },
});

/** From the map to the order; its payment with points is answered late, looked up, and made once. */
export const PaidWithPoints = meta.story({
  play: async ({ airline, canvas, canvasElement, globals, userEvent }) => {
    const t = await words(globals, 'seat-choice');
    const order = await words(globals, 'seat-orders');
    const orders = await words(globals, 'orders');
    const outcome = await words(globals, 'outcome');
    const map = seatMapDriver(canvasElement, { user: userEvent });
    await seat('5A');
    await map.choose('5A');
    await map.choose('5B');
    await confirm(t('choose.submit'));
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(order('way.points')) }));
    airline.fault({ path: pay, kind: 'network', after: true });
    await userEvent.click(canvas.getByRole('button', { name: order('pay.points') }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByRole('heading', { name: t('order.completed') })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: t('order.detail') }));
    await expect(await canvas.findByRole('heading', { name: orders('status.completed') })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('table')).toHaveTextContent(/5A.*5B/));
    await expect(sentTo(airline, pay)).toMatchObject([{ by: 'points' }]);
  },
});
