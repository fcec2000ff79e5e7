import { BusinessHomeScreen } from '@mapp/kit/screens/business/home';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: BusinessHomeScreen,
  tags: ['!autodocs'],
  parameters: { address: '/business/home', member: null },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await waitFor(() => expect(main.getAllByRole('link')).toHaveLength(5));
    for (const link of main.getAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(/^\/mapp\//);
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/content/page', kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/content/page', kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'business');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/content/page'));
