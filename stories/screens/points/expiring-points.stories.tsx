import { ExpiringPointsScreen } from '@mapp/kit/screens/points/expiring-points';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';

const meta = preview.meta({
  component: ExpiringPointsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/willFailedPoints' },
});

export const Basic = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(1));
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '*', kind: 'malformed-json', times: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(
  refusedAfterAFailure('/api/memberApi/member/retrieveAccountSummary', 220),
);
