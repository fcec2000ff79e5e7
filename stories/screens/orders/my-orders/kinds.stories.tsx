import { queryOrders } from '@mapp/kit/contracts';
import { MyOrdersScreen } from '@mapp/kit/screens/orders/my-orders';
import { kindGroups, orderKindNames } from '@mapp/kit/rules';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../../words.ts';

/** The kinds of orders and their lists. */
const meta = preview.meta({
  component: MyOrdersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/myOrder/list' },
});

/** Each kind leads to the page that lists it; those in which something waits stand first. */
export const ListsOfTheKinds = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    const first = within(await canvas.findByRole('list', { name: t('waiting') }));
    await expect(first.getAllByText(t('waiting.count', { count: 1 }))[0]).toBeVisible();
    // Of the programme's kinds none is left: something waits in each.
    const names = [t('waiting'), ...kindGroups.map((group) => t(`kinds.${group}`))];
    const lists = names.flatMap((name) => canvas.queryAllByRole('list', { name }));
    const hrefs = lists.flatMap((list) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    await expect(hrefs).toHaveLength(orderKindNames.length);
    await expect(hrefs).toEqual(
      expect.arrayContaining([
        '/mapp/order/list?kind=hotel',
        '/mapp/order/peList?kind=meal',
        '/mapp/order/travel?kind=pet',
        '/mapp/boarde/seatOrder',
        '/mapp/mine/gradeOrder',
      ]),
    );
  },
});

/** The numbers failed: the kinds are there, and the numbers after another try. */
export const NumbersAfterAFailure = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: queryOrders.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    await userEvent.click(await canvas.findByRole('button', { name: t('again') }));
    await waitFor(() => expect(canvas.queryByText(t('failed'))).toBeNull());
    await expect((await canvas.findAllByText(t('waiting.count', { count: 1 })))[0]).toBeVisible();
  },
});
