import { CampaignGbyxScreen } from '@mapp/kit/screens/business/gbyx';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';

const meta = preview.meta({
  component: CampaignGbyxScreen,
  tags: ['!autodocs'],
  parameters: { address: '/business/gbyx', member: null },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await waitFor(() => expect(main.getAllByRole('link')).toHaveLength(1));
    for (const link of main.getAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(/^\/mapp\//);
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/content/page', 220));
