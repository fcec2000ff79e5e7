import { TicketExchangeScreen } from '@mapp/kit/screens/ticket-exchange/ticket-exchange';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: TicketExchangeScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/ticketExchange' },
});

const summary = '/api/memberApi/member/getAllCountActivitys';

/** Points to spend, the way to flights with their prices in points, and to the price of a ticket. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(await canvas.findByRole('link', { name: t('flight.calculate') })).toHaveAttribute(
      'href',
      '/mapp/calculator?of=exchange',
    );
    await expect(canvas.getByRole('link', { name: t('flight.search') })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?points=1$/),
    );
    await expect(await canvas.findByText(t('flight.beneficiaryCount', { count: 3 }))).toBeVisible();
    await expect(canvas.getByText(t('flight.2'))).toBeVisible();
  },
});

/** Without beneficiaries there is the member alone. */
export const NoBeneficiaries = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(await canvas.findByText(t('flight.beneficiaryCount', { count: 0 }))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: summary, kind: 'http500' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByText(t('flight.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByRole('link', { name: t('flight.calculate') })).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(summary));
