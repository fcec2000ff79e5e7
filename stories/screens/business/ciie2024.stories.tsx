import { CampaignCiie2024Screen } from '@mapp/kit/screens/business/ciie2024';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';

const meta = preview.meta({
  component: CampaignCiie2024Screen,
  tags: ['!autodocs'],
  parameters: { address: '/business/ciie2024', member: null },
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
