import { OrderHubScreen } from '@mapp/kit/screens/mine/order-hub';
import { orderKindNames } from '@mapp/kit/rules';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: OrderHubScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/myOrder' },
});

/** Each kind leads to its list; one in which something waits says so. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    const list = within(await canvas.findByRole('list', { name: t('kinds') }));
    await expect((await list.findAllByText(t('waiting.count', { count: 1 })))[0]).toBeVisible();
    const hrefs = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toHaveLength(orderKindNames.length);
    await expect(hrefs).toContain('/mapp/boarde/seatOrder');
    await expect(hrefs).toContain('/mapp/order/list?kind=hotel');
  },
});

/** The host keeps orders off its menus: those of partners are left out. */
export const MenusHidden = meta.story({
  parameters: { address: '/mine/myOrder?hideOrderMenus=1' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    const kinds = await words(globals, 'order-kinds');
    const list = within(await canvas.findByRole('list', { name: t('kinds') }));
    await expect(list.queryByRole('link', { name: new RegExp(kinds('kind.hotel')) })).toBeNull();
  },
});

export const NothingOrdered = meta.story({
  parameters: { member: '600000000006' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    await expect((await canvas.findAllByText(t('count', { count: 0 })))[0]).toBeVisible();
  },
});

/** The numbers could not be had: each list can be opened all the same. */
export const NumbersNotKnown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/orders/list', kind: 'http500', times: 9 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: t('kinds') })).getAllByRole('link')).toHaveLength(
      orderKindNames.length,
    );
  },
});
