import { queryOrders } from '@mapp/kit/contracts';
import { OrdersScreen } from '@mapp/kit/screens/orders/orders';
import { busyMember, kindOrderNo } from '@mapp/sandbox/orders';
import { http, HttpResponse } from 'msw/http';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { listed } from '../../../listed.ts';
import { sentTo } from '../../../sent-to.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../../unreadable-first.ts';
import { called, words } from '../../../words.ts';

/** Days, kinds, statuses and free text of the list. */
const meta = preview.meta({
  component: OrdersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/order/list' },
});

interface Play {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

/** Opens the filter over a list that is there. */
async function filterOf({ canvas, globals }: Play) {
  const t = await words(globals, 'order-list');
  await canvas.findByRole('heading', { level: 2, name: t('attention') });
  await userEvent.click(canvas.getByRole('button', { name: t('filter') }));
  return within(await screen.findByRole('dialog', { name: t('filter.title') }));
}

/** The button says how many orders there are; the list then shows these. */
export const KindAndStatus = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    const kinds = await words(globals, 'order-kinds');
    const orders = await words(globals, 'orders');
    const sheet = await filterOf({ canvas, globals });
    await userEvent.click(sheet.getByRole('button', { name: kinds('kind.hotel') }));
    await userEvent.click(sheet.getByRole('button', { name: orders('status.completed') }));
    await expect(sheet.getByRole('button', { name: kinds('kind.hotel') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(await sheet.findByRole('button', { name: called(t('show', { count: 1 })) }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: kinds('kind.hotel') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: orders('status.completed') })).toBeVisible();
  },
});

/** 90 days are the most: that is told, and then they are asked for. */
export const LongestSpan = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'order-list');
    const sheet = await filterOf({ canvas, globals });
    await userEvent.click(sheet.getByRole('radio', { name: called(t('span.longest', { days: 90 })) }));
    await expect(sheet.getByText(t('days.full', { days: 90 }))).toBeVisible();
    await waitFor(() =>
      expect(sentTo(airline, queryOrders.path).at(-1)).toMatchObject({
        from: '2026-03-03',
        to: '2026-06-01',
      }),
    );
  },
});

/** One day too many: said at the field before anything is asked. */
export const TooManyDays = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'order-list');
    const validation = await words(globals, 'validation');
    const sheet = await filterOf({ canvas, globals });
    await fireEvent.change(sheet.getByLabelText(t('from')), { target: { value: '2026-03-02' } });
    await expect(await sheet.findByText(validation('range.days', { days: 90 }))).toBeVisible();
    await expect(sheet.getByRole('button', { name: t('show.unknown') })).toBeDisabled();
    await expect(sentTo(airline, queryOrders.path).map(({ from }) => from)).not.toContain('2026-03-02');
  },
});

/** Both days are wanted; the one that lacks is named at its field. */
export const DayMissing = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    const validation = await words(globals, 'validation');
    const sheet = await filterOf({ canvas, globals });
    const [from, to] = [sheet.getByLabelText(t('from')), sheet.getByLabelText(t('to'))];
    await fireEvent.change(to, { target: { value: '' } });
    await expect(await sheet.findByText(validation('range.end'))).toBeVisible();
    await fireEvent.change(from, { target: { value: '' } });
    await expect(await sheet.findByText(validation('range.start'))).toBeVisible();
    await expect(sheet.getByRole('button', { name: t('show.unknown') })).toBeDisabled();
  },
});

export const Reset = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    const orders = await words(globals, 'orders');
    const sheet = await filterOf({ canvas, globals });
    const waitlist = sheet.getByRole('button', { name: orders('status.waitlist') });
    await userEvent.click(waitlist);
    await expect(waitlist).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(sheet.getByRole('button', { name: t('reset') }));
    await expect(waitlist).toHaveAttribute('aria-pressed', 'false');
  },
});

/** By its number, which is sent nowhere; the cross brings the others back. */
export const FreeText = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await canvas.findByRole('heading', { level: 2, name: t('attention') });
    await userEvent.type(canvas.getByRole('searchbox', { name: t('search') }), kindOrderNo(4));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(JSON.stringify(sentTo(airline, queryOrders.path))).not.toContain(kindOrderNo(4));
    await userEvent.click(canvas.getByRole('button', { name: t('search.clear') }));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1));
  },
});

/** The 90 days before those on show. */
export const Earlier = meta.story({
  parameters: { member: busyMember },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'order-list');
    const [before = '', after = ''] = t('earlier', { date: '#' }).split('#');
    const earlier = await canvas.findByRole('button', {
      name: (name) => name.startsWith(before) && name.endsWith(after) && /\d/.test(name),
    });
    await userEvent.click(earlier);
    await waitFor(() =>
      expect(sentTo(airline, queryOrders.path).at(-1)).toMatchObject({
        from: '2026-01-30',
        to: '2026-04-30',
      }),
    );
    await waitFor(() => expect(listed(canvas)).toBeGreaterThan(100));
  },
});

/** A member of 400 orders: the 90 days that have 300 of them, and one found among these. */
export const HundredsOfOrders = meta.story({
  parameters: { member: busyMember, address: '/order/list?from=2026-03-03&to=2026-06-01' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await waitFor(() => expect(listed(canvas)).toBeGreaterThan(290));
    await userEvent.click(canvas.getByRole('searchbox', { name: t('search') }));
    await userEvent.paste('261100000003000120');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
});

/** The airline finds the span too long: that is said, not only that there are no orders. */
export const SpanTooLong = meta.story({
  parameters: { covers: ['order.span'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${queryOrders.path}`, () =>
        HttpResponse.json({ Code: -1, Msg: 'The airline’s own words', resultCode: 'ORD03' }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(orders('span'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(orders('span.text'));
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('queryOrders')),
  play: async ({ canvas, globals }) => {
    await saysWhatIsMissing(canvas, globals);
  },
});
