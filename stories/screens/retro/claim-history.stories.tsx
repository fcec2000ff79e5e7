import { messagesFor, type Locale } from '@mapp/kit/messages';
import { ClaimHistoryScreen } from '@mapp/kit/screens/retro/claim-history';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: ClaimHistoryScreen,
  tags: ['!autodocs'],
  parameters: { address: '/integralCheckIn/checkInHistory', ...tall.parameters },
  globals: tall.globals,
});

const path = '/api/memberApi/member/queryViewRetroClaimListNew';

/** In progress and credited, the newest first; a result whose meaning is not shown is not listed. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    const list = await canvas.findByRole('list', { name: t('history.list') });
    const flights = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => /(X7925|MU\d+)/.exec(textContent)?.[0]);
    await expect(flights).toEqual(['X7925', 'MU5102', 'MU5804']);
    await expect(within(list).getAllByText(t('history.C'))).toHaveLength(2);
    await expect(within(list).getByText(t('history.P'))).toBeVisible();
    await expect(within(list).getAllByText(t('type.UPGRADE_POINT'))).toHaveLength(2);
    await expect(within(list).getByText('781-2400000051')).toBeVisible();
  },
});

export const NoClaims = meta.story({
  parameters: { member: '600000000002', covers: ['retro.empty'] },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    await expect(await canvas.findByText(t('empty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('history.start') })).toHaveAttribute(
      'href',
      '/mapp/integralCheckIn',
    );
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500' }),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    const failures = await messagesFor(globals['locale'] as Locale, 'failures');
    await expect(await canvas.findByText(t('history.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByText(t('history.P'))).toBeVisible();
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('claimHistory')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals, 2),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(path));
