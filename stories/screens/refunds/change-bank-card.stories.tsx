import { refundCard } from '@mapp/kit/contracts';
import { ChangeBankCardScreen } from '@mapp/kit/screens/refunds/change-bank-card';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: ChangeBankCardScreen,
  tags: ['!autodocs'],
  parameters: { address: '/generalRefund/exchangeCard?request=RF2611000002', member: '600000000001' },
});

/** The form under its own title. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'bank-card');
    await expect(await canvas.findByRole('heading', { name: t('title.exchange') })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('save') })).toBeVisible();
  },
});

/** No request of this number. */
export const Empty = meta.story({
  parameters: { address: '/generalRefund/exchangeCard?request=RF0000000000' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'bank-card');
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundCard.path, kind: 'http500', times: Infinity }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'bank-card');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

/** The airline says no to the question itself. */
export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundCard.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'bank-card');
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
