import { MoreServicesScreen } from '@mapp/kit/screens/booking/more-services';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { withoutRole } from '../../without-role.ts';

const meta = preview.meta({
  component: MoreServicesScreen,
  tags: ['!autodocs'],
  parameters: { address: '/reserve/more', member: null },
});

export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const main = within(canvas.getByRole('main'));
    await waitFor(() => expect(main.getAllByRole('link').length).toBeGreaterThanOrEqual(5));
    for (const link of main.getAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(/^\/mapp\//);
    // What the page is for comes first: its head is a strip.
    const [head] = withoutRole(canvasElement, '[data-part="hero"]');
    await expect(there(head).getBoundingClientRect().height).toBeLessThanOrEqual(180);
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/content/page', kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/content/page'));
