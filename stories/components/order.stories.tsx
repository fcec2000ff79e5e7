import {
  OrderCard,
  type OrderCardProps,
  OrderFact,
  OrderFacts,
  OrderHead,
  OrderNumber,
  OrderSkeleton,
  OrderTime,
} from '@mapp/kit/components/order';
import { formatsFor, type Locale } from '@mapp/kit/messages';
import { orderStatuses } from '@mapp/kit/rules';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { withoutRole } from '../without-role.ts';
import { asRead, words } from '../words.ts';

const now = Date.parse('2026-06-01T10:00:30+08:00');

const waiting: OrderCardProps['order'] = {
  state: 'waiting',
  orderedAt: '2026-06-01T10:00:00+08:00',
  payUntil: '2026-06-01T10:30:00+08:00',
};

const meta = preview.meta({
  component: OrderCard,
  decorators: [padded],
  args: {
    order: waiting,
    now,
    href: '/mapp/mine/orderDetail?orderNum=1',
    amount: 'CN¥92',
    children: 'MU5101',
  },
});

/** Minutes that have begun count whole. */
export const Waiting = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'orders');
    const card = canvas.getByRole('link');
    await expect(card).toHaveTextContent(t('status.waiting'));
    await expect(card).toHaveTextContent('10:30');
    await expect(card).toHaveTextContent('30');
    await expect(card).toHaveTextContent(t('pay'));
    await userEvent.click(card);
    await expect(navigation.log).toEqual([{ action: 'push', to: '/mine/orderDetail?orderNum=1' }]);
  },
});

/** The airline has not said so yet: its clock has. */
export const TimeIsOver = meta.story({
  args: { now: Date.parse('2026-06-01T10:30:00+08:00') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders');
    await expect(canvas.getByRole('link')).toHaveTextContent(t('status.expired'));
    await expect(canvas.getByRole('link')).not.toHaveTextContent('10:30');
  },
});

/** Days that are left are told by the last of them, not in minutes. */
export const HeldForDays = meta.story({
  args: { order: { ...waiting, payUntil: '2026-06-04T10:30:00+08:00' } },
  play: async ({ canvas, globals }) => {
    const { date } = formatsFor(globals['locale'] as Locale, 'Asia/Shanghai');
    const card = canvas.getByRole('link');
    await expect(asRead(card.textContent)).toContain(asRead(date('2026-06-04', 'monthDay')));
    await expect(card).not.toHaveTextContent('4320');
  },
});

/** Half an hour that ends tomorrow, in another year. */
export const EndsTomorrow = meta.story({
  args: {
    now: Date.parse('2026-12-31T23:40:00+08:00'),
    order: { ...waiting, payUntil: '2027-01-01T00:10:00+08:00' },
  },
  play: async ({ canvas, globals }) => {
    const { date } = formatsFor(globals['locale'] as Locale, 'Asia/Shanghai');
    await expect(asRead(canvas.getByRole('link').textContent)).toContain(
      `${asRead(date('2027-01-01', 'date'))} 00:10`,
    );
  },
});

/** More is kept than the order. */
export const SeatsKept = meta.story({
  args: { keeps: 'seats' },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveTextContent('10:30'),
});

export const Statuses = meta.story({
  render: ({ order, ...card }) => (
    <>
      {orderStatuses.map((state) => (
        <OrderCard key={state} {...card} order={{ ...order, state }} />
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders');
    for (const status of orderStatuses) await expect(canvas.getByText(t(`status.${status}`))).toBeVisible();
  },
});

/** Of an order that waits, the subject can lead; its status is read out then. */
export const Heads = meta.story({
  render: ({ order }) => (
    <>
      {orderStatuses.map((state) => (
        <OrderHead key={state} order={{ ...order, state }} now={now}>
          MU5101
        </OrderHead>
      ))}
      <OrderHead order={order} now={now} subject="MU5101" />
      <OrderHead order={{ state: 'expired' }} now={now} title="MU5101" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(orderStatuses.length + 2);
    await expect(canvas.getByRole('heading', { name: 'MU5101' })).toBeVisible();
  },
});

const onCopy = fn();

export const Facts = meta.story({
  render: () => (
    <OrderFacts>
      <OrderNumber orderNo="26060112345678" onCopy={onCopy} />
      <OrderTime label="10:00" at="2026-06-01T10:00:00+08:00" />
      <OrderTime label="10:30" at={undefined} />
      <OrderFact label="CNY" strong>
        92
      </OrderFact>
    </OrderFacts>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders');
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: t('copy') }));
    await expect(onCopy).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  render: () => <OrderSkeleton />,
  play: async ({ canvasElement }) =>
    expect(withoutRole(canvasElement, '[aria-hidden="true"]')[0]).toBeVisible(),
});
