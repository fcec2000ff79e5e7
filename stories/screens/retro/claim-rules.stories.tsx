import { messagesFor, type Locale } from '@mapp/kit/messages';
import { ClaimRulesScreen } from '@mapp/kit/screens/retro/claim-rules';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { asRead } from '../../words.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: ClaimRulesScreen,
  tags: ['!autodocs'],
  parameters: { address: '/integralCheckIn/rules' },
});

/** From day 7 to 6 months, partners from day 14; the days as they are today. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    await expect(await canvas.findByText(asRead(t('rules.span', { from: 7, months: 6 })))).toBeVisible();
    await expect(canvas.getByText(asRead(t('rules.span', { from: 14, months: 6 })))).toBeVisible();
    await expect(canvas.getByText(asRead(t('rules.joiningText', { months: 1 })))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/points/claim-terms', kind: 'http500' }),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    const failures = await messagesFor(globals['locale'] as Locale, 'failures');
    await expect(await canvas.findByText(t('rules.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByText(asRead(t('rules.arriveText', { days: 3 })))).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/points/claim-terms'));
