import { OrderRow } from '@mapp/kit/components/order-list';
import type { ListedOrder } from '@mapp/kit/contracts';
import { formatsFor, type Locale } from '@mapp/kit/messages';
import { orderKindNames, type OrderKind } from '@mapp/kit/rules';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { linesOf } from '../lines.ts';
import { padded } from '../primitives/padded.tsx';
import { asRead, words } from '../words.ts';

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
  args: {
    order: order('ticket'),
    status: 'completed' as const,
    href: '/mapp/order/detail/26110000000001',
    today: '2026-06-01',
  },
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

/** No line ends within the name of a place or of a person. */
export const NarrowPhone = meta.story({
  args: {
    order: {
      ...order('seat'),
      title: 'MU591 上海浦东 – 莫斯科谢列梅捷沃',
      note: '42A, 42B',
      passengers: ['San Zhang'],
      cash: [{ amount: 38_000, currency: 'CNY' }],
    },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(linesOf(link, '莫斯科谢列梅捷沃')).toBe(1);
    await expect(linesOf(link, 'San\u00a0Zhang')).toBe(1);
    // Dots between facts are drawn, so that none is left at the end of a line.
    await expect(link).not.toHaveTextContent('•');
    await expect(canvas.getByText('42A, 42B')).toBeVisible();
  },
});

/** Places of two words each: where they find no room on one line, each has one. */
export const LongPlaces = meta.story({
  args: { order: { ...order('ticket'), title: 'Шанхай Хунцяо – Пекин Столичный' } },
  render: (args) => (
    <ul style={{ inlineSize: 326 }}>
      <OrderRow {...args} />
    </ul>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(linesOf(link, 'Шанхай Хунцяо')).toBe(1);
    await expect(linesOf(link, 'Пекин Столичный')).toBe(1);
    await expect(linesOf(link, 'Шанхай Хунцяо – Пекин Столичный')).toBe(2);
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

/** The airline has changed its flight: that is told in place of the status, which says no more than that it is paid. */
export const FlightsChanged = meta.story({
  render: (args) => (
    <ul>
      {(['time', 'cancelled'] as const).map((change) => (
        <OrderRow key={change} {...args} order={{ ...order('ticket'), change }} />
      ))}
    </ul>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders');
    await expect(canvas.getByText(t('status.changed'))).toBeVisible();
    await expect(canvas.getByText(t('status.flightCancelled'))).toBeVisible();
    await expect(canvas.queryByText(t('status.completed'))).toBeNull();
  },
});

/** A day of use says so, and a flight number is told once. */
export const DayAndNumber = meta.story({
  render: (args) => (
    <ul>
      <OrderRow {...args} order={{ ...order('hotel'), flightNos: [] }} />
      <OrderRow {...args} order={{ ...order('seat'), title: 'MU5101 上海虹桥 – 北京首都' }} />
    </ul>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    const { date } = formatsFor(globals['locale'] as Locale, 'Asia/Shanghai');
    const [hotel, seat] = canvas.getAllByRole('link').map(({ textContent }) => asRead(textContent));
    await expect(hotel).toContain(asRead(t('uses', { kind: 'hotel', date: date('2026-06-22', 'weekday') })));
    await expect(seat?.split('MU5101')).toHaveLength(2);
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

/** Days of another year have their year: when it was ordered, and when it flies. */
export const OfAnotherYear = meta.story({
  args: { order: order('ticket'), today: '2027-01-02' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, globals }) => {
    const { date } = formatsFor(globals['locale'] as Locale, 'Asia/Shanghai');
    const link = canvas.getByRole('link');
    await expect(link).toHaveTextContent(asRead(`${date('2026-05-20', 'date')} 09:46`));
    await expect(link).toHaveTextContent(asRead(`${date('2026-06-22', 'date')} 08:00`));
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
});
