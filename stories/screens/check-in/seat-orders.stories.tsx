import { SeatOrdersScreen } from '@mapp/kit/screens/check-in/seat-orders';
import { orders } from '@mapp/sandbox/check-in';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { keptSince } from '../../kept-since.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: SeatOrdersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/boarde/seatOrder', ...tall.parameters },
  globals: tall.globals,
});

const listPath = '/api/check-in/seat-orders';
const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** Newest first: what waits, what was paid, what was given back. */
export const Basic = meta.story({
  play: async ({ canvasElement, navigation }) => {
    const links = await main(canvasElement).findAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href')?.split('order=')[1])).toEqual([
      orders.waiting,
      orders.cash,
      orders.cancelled,
      orders.points,
    ]);
    await expect(links[0]).toHaveTextContent('10:15');
    await userEvent.click(there(links[0]));
    await expect(navigation.log).toEqual([
      { action: 'push', to: `/boarde/orderDetail?order=${orders.waiting}` },
    ]);
  },
});

export const Empty = meta.story({
  parameters: { member: '600000000003' },
  play: async ({ canvasElement, navigation }) => {
    await userEvent.click(await main(canvasElement).findByRole('link'));
    await expect(navigation.log).toEqual([{ action: 'push', to: '/boarde' }]);
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const NotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: listPath, kind: 'http500', times: 1 }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(main(canvasElement).getByRole('button'));
    await expect(await canvas.findByText('10:15')).toBeVisible();
  },
});

export const OfflineKeepsTheOrders = meta.story({
  play: async ({ canvas, canvasElement, host }) => {
    await canvas.findByText('10:15');
    host.setOnline(false);
    await waitFor(() => expect(keptSince(canvasElement)).toHaveTextContent('10:00'));
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('seatOrders')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals, 3),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(listPath));
