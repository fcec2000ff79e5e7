import { queryOrders } from '@mapp/kit/contracts';
import { TravelOrdersScreen } from '@mapp/kit/screens/orders/travel-orders';
import { kindsOf } from '@mapp/kit/rules';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { sentTo } from '../../../sent-to.ts';
import { asRead, words } from '../../../words.ts';

/** Coupons for everybody, orders for members. */
const meta = preview.meta({
  component: TravelOrdersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/order/travel' },
});

/** A guest finds the coupons, which ask nothing of the airline. */
export const Coupons = meta.story({
  parameters: { member: null },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await expect(await canvas.findByRole('tab', { name: t('travel.coupons'), selected: true })).toBeVisible();
    for (const key of ['travel.mine', 'travel.take', 'travel.code'] as const)
      await expect(canvas.getByRole('link', { name: (name) => asRead(name).includes(t(key)) })).toBeVisible();
    await expect(sentTo(airline, queryOrders.path)).toEqual([]);
  },
});

/** A member's orders stand first, above tabs at the bottom of the window; the tab that is chosen is in the address. */
export const ToTheCoupons = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'order-list');
    const orders = await canvas.findByRole('tab', { name: t('orders'), selected: true });
    await expect(Math.round(orders.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await userEvent.click(canvas.getByRole('tab', { name: t('travel.coupons') }));
    await waitFor(() =>
      expect(navigation.log).toEqual([{ action: 'replace', to: '/order/travel?tab=coupons' }]),
    );
  },
});

/** Nothing is asked for a guest; why, and the way to sign in. */
export const GuestAtTheOrders = meta.story({
  parameters: { member: null, address: '/order/travel?tab=orders' },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'order-list');
    const shell = await words(globals, 'shell');
    await expect(await canvas.findByText(t('travel.signIn.text'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: shell('signIn') })).toBeVisible();
    await expect(sentTo(airline, queryOrders.path)).toEqual([]);
  },
});

/** One order of each kind of this page, and of no other. */
export const EveryKind = meta.story({
  parameters: { address: '/order/travel?tab=orders&from=2026-03-03&to=2026-06-01' },
  play: async ({ canvas, globals }) => {
    const kinds = await words(globals, 'order-kinds');
    const names = kindsOf('travelOrders').map((kind) => kinds(`kind.${kind}`));
    const rows = (await canvas.findAllByRole('listitem')).map(({ textContent }) => asRead(textContent));
    await expect(rows).toHaveLength(names.length);
    for (const name of names) await expect(rows.some((row) => row.includes(name))).toBe(true);
  },
});
