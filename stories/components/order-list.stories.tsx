import { OrderRow } from '@mapp/kit/components/order-list';
import type { ListedOrder } from '@mapp/kit/contracts';
import { orderKindNames, type OrderKind } from '@mapp/kit/rules';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { words } from '../words.ts';

const order = (kind: OrderKind): ListedOrder => ({
  orderNo: '26110000000001',
  kind,
  state: 'completed',
  orderedAt: '2026-05-20T09:46:00+08:00',
  title: '上海虹桥 – 北京首都',
  startsAt: '2026-06-22T08:00:00+08:00',
  flightNos: ['MU5101'],
  passengers: ['张三', '赵敏'],
  cash: [{ amount: 148_000, currency: 'CNY' }],
  actions: [],
});

const meta = preview.meta({
  component: OrderRow,
  decorators: [padded],
  args: { order: order('ticket'), status: 'completed' as const, href: '/mapp/order/detail/26110000000001' },
  render: (args) => (
    <ul>
      <OrderRow {...args} />
    </ul>
  ),
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const kinds = await words(globals, 'order-kinds');
    const orders = await words(globals, 'orders');
    const link = canvas.getByRole('link');
    await expect(link).toHaveTextContent(kinds('kind.ticket'));
    await expect(link).toHaveTextContent(orders('status.completed'));
    await expect(link).toHaveTextContent('MU5101');
  },
});

/** It was not paid in time: nothing was charged. */
export const NotPaidInTime = meta.story({
  args: { status: 'expired' as const },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await expect(canvas.getByText(t('unpaid'))).toBeVisible();
  },
});

/** It leads to the partner's page, and says so. */
export const AtAPartner = meta.story({
  args: { order: order('hotel'), outside: true },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await expect(canvas.getByRole('link')).toHaveTextContent(t('partner'));
  },
});

/** Every kind with its own drawing. */
export const EveryKind = meta.story({
  render: (args) => (
    <ul>
      {orderKindNames.map((kind) => (
        <OrderRow key={kind} {...args} order={order(kind)} />
      ))}
    </ul>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(orderKindNames.length),
});
