import { UpgradePointsScreen } from '@mapp/kit/screens/course-points/upgrade-points';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: UpgradePointsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/updatePointDetail' },
});

const path = '/api/memberApi/member/queryPointActivityDetail';

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'course-points');
    await expect(await canvas.findByText(t('upgrade.note'))).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.length).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: t('upgrade.toTier') })).toBeVisible();
  },
});

/** The airline's record ends long before the twelve months that count. */
export const NoFlights = meta.story({
  beforeEach: ({ airline }) => airline.freeze('2024-01-01T10:00:00+08:00'),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'course-points');
    await expect(await canvas.findByText(t('upgrade.none'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('upgrade.claim') })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'course-points');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});
