import { VoucherDeliveryScreen } from '@mapp/kit/screens/orders/voucher-delivery';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: VoucherDeliveryScreen,
  tags: ['!autodocs'],
  parameters: { address: '/order/logistic/26110000000021' },
});

/** The paper of an older ticket, step by step: the latest heads them, and their year is told. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'reimbursement');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('step.delivered') })).toBeVisible();
    await expect(canvas.getByText(/^781-\d{10}$/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    for (const step of canvas.getAllByRole('listitem')) await expect(step).toHaveTextContent('2024');
  },
});

/** An order whose vouchers are digital. */
export const None = meta.story({
  parameters: { address: '/order/logistic/261100000000000001' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'reimbursement');
    await expect(await canvas.findByText(t('none'))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: '/api/orders/reimbursement', kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'reimbursement');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/orders/reimbursement'));
