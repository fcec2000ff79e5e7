import { SpecialProductsScreen } from '@mapp/kit/screens/booking/special-products';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: SpecialProductsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/reserve/specialProduct', member: null },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await waitFor(() => expect(main.getAllByRole('link').length).toBeGreaterThanOrEqual(1));
    for (const link of main.getAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(/^\/mapp\//);
    // What has flights of its own is shown with them.
    await expect(
      main.getAllByRole('link').filter((link) => link.getAttribute('href') === '/mapp/specialHome'),
    ).toHaveLength(2);
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/content/page', kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/content/page'));
