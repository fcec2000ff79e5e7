import { YouthActivityDetailScreen } from '@mapp/kit/screens/youth/activity-detail';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: YouthActivityDetailScreen,
  tags: ['!autodocs'],
  parameters: { address: '/youthLeague/detail?id=ACT-2' },
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByText(t('activity.where'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('home.apply') })).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: { address: '/youthLeague/detail' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByText(t('activity.gone'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('activity.toList') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('home.apply') })).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: '/api/content/youthActivity', kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/content/youthActivity', 220));
