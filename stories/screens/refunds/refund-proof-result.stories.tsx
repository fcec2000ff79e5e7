import { refundRequest } from '@mapp/kit/contracts';
import { RefundProofResultScreen } from '@mapp/kit/screens/refunds/refund-proof-result';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: RefundProofResultScreen,
  tags: ['!autodocs'],
  parameters: { address: '/returnTicket/result?request=RF2611000008', member: '600000000001' },
});

/** Documents still wanted, and samples of good proof. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect((await canvas.findAllByText(t('result.samples')))[0]).toBeVisible();
  },
});

/** A request that was rejected: why, and the way to hand it in anew. */
export const Rejected = meta.story({
  parameters: { address: '/returnTicket/result?request=RF2611000007' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('result.rejected'))).toBeVisible();
    await expect(canvas.queryByText(t('result.ok'))).toBeNull();
    await expect(canvas.getByRole('link', { name: t('supplement') })).toHaveAttribute(
      'href',
      '/mapp/returnTicket/reapply?request=RF2611000007',
    );
  },
});

/** No request of this number. */
export const Empty = meta.story({
  parameters: { address: '/returnTicket/result?request=RF0000000000' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundRequest.path, kind: 'http500', times: Infinity }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('result.failed'))).toBeVisible();
  },
});

/** The airline says no to the question itself. */
export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundRequest.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('result.failed'))).toBeVisible();
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
