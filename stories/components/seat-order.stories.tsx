import { SeatOrderCard, SeatOrderFacts, SeatOrderHead } from '@mapp/kit/components/seat-order';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { completed, refunding, storyNow, twoFlights, waiting } from '../fixtures/seat-orders.ts';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: SeatOrderCard,
  args: { order: waiting, now: storyNow, href: '/mapp/boarde/orderDetail?order=26060110000003' },
  decorators: [padded],
});

export const Waiting = meta.story({
  play: async ({ canvas, navigation }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('15');
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigation.log).toEqual([
      { action: 'push', to: '/boarde/orderDetail?order=26060110000003' },
    ]);
  },
});

/** Whole minutes, rounded up: there is still something until it is over. */
export const LastMinute = meta.story({
  args: { now: Date.parse('2026-06-01T10:14:30+08:00') },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveTextContent(/\D1\s?\D/),
});

export const Expired = meta.story({
  args: { now: Date.parse('2026-06-01T10:15:00+08:00') },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).not.toHaveTextContent('10:15'),
});

export const Completed = meta.story({
  args: { order: completed() },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).not.toHaveTextContent('¥'),
});

export const Cancelled = meta.story({
  args: { order: refunding },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveTextContent('51D'),
});

export const TwoFlights = meta.story({
  args: { order: twoFlights },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveTextContent(/MU5101.*MU5407/),
});

export const HeadWaiting = meta.story({
  render: () => <SeatOrderHead order={waiting} now={storyNow} />,
  play: async ({ canvas }) => expect(canvas.getByText('10:15')).toBeVisible(),
});

export const HeadExpired = meta.story({
  parameters: { covers: ['seat.orderExpired'] },
  render: () => <SeatOrderHead order={waiting} now={storyNow + 3_600_000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvas.queryByText('10:15')).toBeNull();
  },
});

export const HeadCompleted = meta.story({
  render: () => <SeatOrderHead order={completed()} now={storyNow} />,
  play: async ({ canvas }) => expect(canvas.getByRole('heading')).toBeVisible(),
});

export const HeadRefunding = meta.story({
  render: () => <SeatOrderHead order={refunding} now={storyNow} />,
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/15.20/),
});

const copied = fn();

export const Facts = meta.story({
  render: () => <SeatOrderFacts order={waiting} onCopy={copied} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('13800000001');
    await userEvent.click(canvas.getByRole('button'));
    await expect(copied).toHaveBeenCalledOnce();
  },
});

export const FactsWithoutContact = meta.story({
  render: () => (
    <SeatOrderFacts order={{ ...waiting, contact: { name: '', phone: '', email: '' } }} onCopy={fn()} />
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('definition')).toHaveLength(6),
});
