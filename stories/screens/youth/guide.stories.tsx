import { YouthGuideScreen } from '@mapp/kit/screens/youth/guide';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: YouthGuideScreen,
  tags: ['!autodocs'],
  parameters: { address: '/youthLeague/guide', member: null },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(1);
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/content/page', kind: 'malformed-json', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/content/page', 220));
