import { refundRequest } from '@mapp/kit/contracts';
import { TicketRefundDetailScreen } from '@mapp/kit/screens/refunds/ticket-refund-detail';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: TicketRefundDetailScreen,
  tags: ['!autodocs'],
  parameters: { address: '/returnTicket/detail?request=RF2611000007', member: '600000000001' },
});

/** A request of an irregular flight, drawn as any other. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect((await canvas.findAllByText(t('way')))[0]).toBeVisible();
  },
});

/** No request of this number. */
export const Empty = meta.story({
  parameters: { address: '/returnTicket/detail?request=RF0000000000' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundRequest.path, kind: 'http500', times: Infinity }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

/** The airline says no to the question itself. */
export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundRequest.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

/** The answer is late: something says that it is on its way. */
export const Slow = meta.story({
  parameters: { latency: 600_000 },
  play: async ({ canvas, globals }) => {
    const shell = await words(globals, 'shell');
    await expect(await canvas.findByText(shell('loading'))).toBeInTheDocument();
  },
});
