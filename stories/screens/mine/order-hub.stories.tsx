import { OrderHubScreen } from '@mapp/kit/screens/mine/order-hub';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: OrderHubScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/myOrder' },
});

/** Each kind leads to its list; what waits for a payment says so. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    const list = within(await canvas.findByRole('list', { name: t('title') }));
    await expect((await list.findAllByText(t('due', { count: 1 })))[0]).toBeVisible();
    const hrefs = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/mapp/boarde/seatOrder', '/mapp/mine/orderList', '/mapp/mine/gradeOrder']);
  },
});

/** The host keeps the ticket orders. */
export const TicketOrdersOfTheHost = meta.story({
  globals: { host: 'app' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    const link = await canvas.findByRole('link', { name: t('kind.tickets') });
    await expect(link).toHaveAttribute('href', '/mapp/order/list');
  },
});

export const NothingOrdered = meta.story({
  parameters: { member: '600000000006' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    await expect((await canvas.findAllByText(t('count', { count: 0 })))[0]).toBeVisible();
  },
});

/** One number could not be had: its list can be opened all the same. */
export const OneNotKnown = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: '/api/check-in/seat-orders', kind: 'http500', times: 9 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    const row = await canvas.findByRole('link', { name: (name) => name.includes(t('unknown')) });
    await expect(row).toHaveAttribute('href', '/mapp/boarde/seatOrder');
  },
});
