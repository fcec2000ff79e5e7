import { OrderHubScreen } from '@mapp/kit/screens/mine/order-hub';
import { kindGroups, orderKindNames } from '@mapp/kit/rules';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: OrderHubScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/myOrder' },
});

/** Each kind leads to its list; those in which something waits say so and stand first. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    const first = within(await canvas.findByRole('list', { name: t('waiting') }));
    await expect(first.getAllByText(t('waiting.count', { count: 1 }))[0]).toBeVisible();
    // Of the programme's kinds none is left: something waits in each.
    const names = [t('waiting'), ...kindGroups.map((group) => t(`kinds.${group}`))];
    const lists = names.flatMap((name) => canvas.queryAllByRole('list', { name }));
    const links = lists.flatMap((list) => within(list).getAllByRole('link'));
    const hrefs = links.map((link) => link.getAttribute('href'));
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
    await expect(await canvas.findByRole('list', { name: t('kinds.flights') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: new RegExp(kinds('kind.hotel')) })).toBeNull();
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
    const kinds = kindGroups.flatMap((group) =>
      within(canvas.getByRole('list', { name: t(`kinds.${group}`) })).getAllByRole('link'),
    );
    await expect(kinds).toHaveLength(orderKindNames.length);
  },
});
