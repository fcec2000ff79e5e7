import { OrdersScreen } from '@mapp/kit/screens/orders/orders';
import { serviceOrderNos } from '@mapp/sandbox/orders';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { listed } from '../../listed.ts';
import { refundsTold } from '../../refunds-told.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { asRead, words } from '../../words.ts';

const meta = preview.meta({
  component: OrdersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/order/list' },
});

/** Orders that wait stand first, with the time that is left. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('attention') })).toBeVisible();
    const pay = (await canvas.findAllByRole('link', { name: /./ })).map((link) => link.getAttribute('href'));
    await expect(pay).toContain('/mapp/pay/26110000000001');
  },
});

/** Orders that wait are told whatever days are chosen: their flights may have been bought long ago. */
export const WaitsWhateverTheDays = meta.story({
  parameters: { address: '/order/list?from=2026-03-01&to=2026-03-02' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('attention') })).toBeVisible();
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(
      expect.arrayContaining(['/mapp/pay/26110000000001', '/mapp/order/detail/26110000000012?view=change']),
    );
  },
});

/** Days without an order, and the way to others. */
export const None = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await expect(await canvas.findByText(t('empty'))).toBeVisible();
  },
});

/** 400 orders: of the months of the usual days the rows near the screen are drawn, and each says its place among all of them. */
export const Many = meta.story({
  parameters: { member: '600000000003' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.length).toBeGreaterThan(8);
    await expect(listed(canvas)).toBeGreaterThan(50);
    await expect(rows[0]).toHaveAttribute('aria-posinset', '1');
    await expect(canvas.queryByRole('heading', { name: t('attention') })).toBeNull();
    // The last of them comes with scrolling.
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(async () => {
      const last = canvas.getAllByRole('listitem').at(-1);
      await expect(last?.getAttribute('aria-posinset')).toBe(last?.getAttribute('aria-setsize'));
    });
  },
});

/** In a wide window with one kind: beside it stands an order of that kind, not the newest of any. */
export const HotelsAndOneBeside = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { address: '/order/list?kind=hotel&from=2026-03-03&to=2026-06-01' },
  play: async ({ canvas, globals }) => {
    const kinds = await words(globals, 'order-kinds');
    const t = await words(globals, 'order-detail');
    await expect(await canvas.findByRole('heading', { name: t('title') })).toBeVisible();
    const region = await canvas.findByText(t('refund.title'));
    await expect(region).toBeVisible();
    await expect(canvas.getByText(kinds('refund.partner'), { exact: false })).toBeVisible();
  },
});

/** In a wide window an order of every kind opens beside this list. */
export const EveryKindBeside = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, globals }) => {
    const kinds = await words(globals, 'order-kinds');
    const [meal] = await canvas.findAllByRole('link', {
      name: (text: string) => asRead(text).includes(kinds('kind.meal')),
    });
    await expect(meal).toHaveAttribute('href', `/mapp/order/detail/${serviceOrderNos.waiting}`);
  },
});

/** Words that no order has: the way back to all of them. */
export const NoneMatches = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await userEvent.type(await canvas.findByRole('searchbox'), 'MU0000');
    await userEvent.click(await canvas.findByRole('button', { name: t('none.action') }));
    await expect(await canvas.findByRole('heading', { level: 2, name: t('attention') })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/orders/list', kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/orders/list'));

/** One of them cannot be read: the others are there. */
export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('queryOrders')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

/** One of those that wait cannot be read. */
export const OneThatWaitsCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('queryPendingOrders')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

/** Tickets of an order were given back, and the money is late: its way is one tap away. */
export const RefundIsLate = meta.story({
  beforeEach: refundsTold({ RF2611000006: '26110000000002' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('state.overdue', { days: 2 }))).toBeVisible();
    const ways = canvas.getAllByRole('link', { name: new RegExp(`^${t('where.late')}`) });
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/mapp/generalRefund/detail?request=RF2611000006',
    ]);
  },
});

/** The flight of an order was changed, and its refund is under way: both are told. */
export const ChangedAndGivenBack = meta.story({
  beforeEach: refundsTold({ RF2611000003: '26110000000011' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    const list = await words(globals, 'order-list');
    const way = await canvas.findByRole('link', { name: new RegExp(`^${t('where')}`) });
    const waiting = canvas.getByRole('region', { name: list('attention') });
    await expect(waiting).toContainElement(way);
    await expect(way).toHaveAttribute('href', '/mapp/generalRefund/detail?request=RF2611000003');
  },
});

/** A refund was refused, and can be handed in anew: it waits for the traveller. */
export const RefundWaitsForTraveller = meta.story({
  beforeEach: refundsTold({ RF2611000007: '26110000000011' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    const way = await canvas.findByRole('link', { name: new RegExp(`^${t('where')}`) });
    await expect(canvas.getByText(t('state.rejected'))).toBeVisible();
    await expect(way).toHaveAttribute('href', '/mapp/returnTicket/detail?request=RF2611000007');
  },
});

/** Money that has come is on no way. */
export const RefundsAreOver = meta.story({
  beforeEach: refundsTold({ RF2611000005: '26110000000002' }),
  play: async ({ canvas, globals, queries }) => {
    const t = await words(globals, 'refund');
    const list = await words(globals, 'order-list');
    await expect(await canvas.findByRole('heading', { level: 2, name: list('attention') })).toBeVisible();
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    await expect(canvas.queryByRole('link', { name: new RegExp(`^${t('where')}`) })).toBeNull();
  },
});
