import { OtherHomeScreen } from '@mapp/kit/screens/booking/other-home';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: OtherHomeScreen,
  tags: ['!autodocs'],
  parameters: { address: '/reserve/otherHome', member: null },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await waitFor(() => expect(main.getAllByRole('link').length).toBeGreaterThanOrEqual(3));
    for (const link of main.getAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(/^\/mapp\//);
  },
});

/** Fares that the airline recommends, each the way to its flights. */
export const Recommended = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'reserve');
    const fares = within(await canvas.findByRole('region', { name: t('recommended') }));
    await expect(fares.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/mapp\/reserve\/flightList\?trip=oneway&seg=SHA-BJS-2026-06-\d\d/),
    );
  },
});

/** Without them the home is whole. */
export const NothingRecommended = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/sale/ticketRecommend', kind: 'http500', times: 9 }),
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'reserve');
    await expect(await canvas.findByRole('list', { name: t('services') })).toBeVisible();
    await waitFor(() => expect(sentTo(airline, '/sale/ticketRecommend')).not.toHaveLength(0));
    await expect(canvas.queryByRole('region', { name: t('recommended') })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Days that a calendar gives back are those of the search here, and the calendar leads back here. */
export const DaysGivenBack = meta.story({
  parameters: { address: '/reserve/otherHome?segment=0&date=2026-06-10' },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'flight-search');
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('day')}`) }));
    await expect(navigation.log.at(-1)?.to).toBe(
      '/selectDate?trip=OW&date=2026-06-10&returnUrl=%2Fmapp%2Freserve%2FotherHome%3Fsegment%3D0',
    );
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/content/page', kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/content/page'));
