import { findOrders } from '@mapp/kit/contracts';
import { OrderQueryScreen } from '@mapp/kit/screens/orders/order-query';
import { http, HttpResponse } from 'msw/http';
import { expect, fireEvent, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { sentTo } from '../../../sent-to.ts';
import { words } from '../../../words.ts';

/** An order by each of its numbers. */
const meta = preview.meta({
  component: OrderQueryScreen,
  tags: ['!autodocs'],
  parameters: { address: '/myOrder/query' },
});

interface Play {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

/** Chooses a number and types it. */
async function typed({ canvas, globals }: Play, by: 'orderNo' | 'ticketNo' | 'phone', number: string) {
  const t = await words(globals, 'order-query');
  await userEvent.click(await canvas.findByRole('radio', { name: t(`by.${by}`) }));
  await userEvent.type(canvas.getByRole('textbox', { name: t(`by.${by}`) }), number);
}

const submit = async ({ canvas, globals }: Play) => {
  const t = await words(globals, 'order-query');
  await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
};

/** Of 18 digits: a service, which leads to its own page. */
export const ByEighteenDigits = meta.story({
  play: async ({ canvas, globals }) => {
    await typed({ canvas, globals }, 'orderNo', '261100000000000011');
    await submit({ canvas, globals });
    const row = await canvas.findByRole('link', { name: /\d/ });
    await expect(row).toHaveAttribute('href', '/mapp/order/peDetail/261100000000000011');
  },
});

/** The last month unless told; the phone is in no address. */
export const ByPhone = meta.story({
  play: async ({ airline, canvas, globals, navigation }) => {
    await typed({ canvas, globals }, 'phone', '13800000001');
    await submit({ canvas, globals });
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0));
    await expect(sentTo(airline, findOrders.path)).toMatchObject([
      { phone: '13800000001', from: '2026-05-01', to: '2026-06-01' },
    ]);
    await expect(navigation.log).toEqual([]);
  },
});

/** The last ten digits are enough. */
export const ByTicket = meta.story({
  play: async ({ airline, canvas, globals }) => {
    await typed({ canvas, globals }, 'ticketNo', '2100001011');
    await submit({ canvas, globals });
    await waitFor(() =>
      expect(sentTo(airline, findOrders.path)).toMatchObject([
        { ticketNo: '7812100001011', from: '2026-05-01', to: '2026-06-01' },
      ]),
    );
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
});

/** More than a year: said at the first day before anything is asked. */
export const MoreThanAYear = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'order-query');
    const validation = await words(globals, 'validation');
    await typed({ canvas, globals }, 'ticketNo', '7812100000001');
    await fireEvent.change(canvas.getByLabelText(t('from')), { target: { value: '2025-05-31' } });
    await submit({ canvas, globals });
    await expect(await canvas.findByText(validation('range.year'))).toBeVisible();
    await expect(canvas.getByLabelText(t('from'))).toHaveFocus();
    await expect(sentTo(airline, findOrders.path)).toEqual([]);
  },
});

/** The number of somebody else's order: it is none of the member's, and no more is said. */
export const SomebodyElses = meta.story({
  parameters: { member: '600000000002', covers: ['order.notFound'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-query');
    await typed({ canvas, globals }, 'orderNo', '26110000000002');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('none'))).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

/** The airline finds the span too long. */
export const SpanTooLong = meta.story({
  parameters: { covers: ['order.span'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${findOrders.path}`, () =>
        HttpResponse.json({ Code: -1, Msg: 'The airline’s own words', resultCode: 'ORD03' }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await typed({ canvas, globals }, 'phone', '13800000001');
    await submit({ canvas, globals });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(orders('span'));
  },
});
